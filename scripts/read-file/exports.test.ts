import { expect, it } from "vitest";
import { inShort, read } from "../../tests/harness/readText";

/*
 * Files as programs of leagues and teams write them: fifteen, three from each of five families, chosen before they were
 * tried. Names are invented. Each comes in with one question at most, and says of every line that is left out why.
 */
const files: readonly (readonly [
  name: string,
  league: string,
  list: string,
  text: string,
  rows: readonly string[],
  /** How many questions; none where it is not said. */
  asks?: 1,
])[] = [
  [
    "SportsPress, the importer of fixtures",
    "mls",
    "fixtures",
    `Date,Time,Venue,Home,Away,Day
2026/11/07,15:00,Main bowl,Kingsway Rovers,Mount Trojans,1
2026/11/14,17:30,Main bowl,Mount Trojans,Lagoon City,2`,
    [
      "2 new Kingsway Rovers v Mount Trojans 2026-11-07T14:00:00Z",
      "3 new Mount Trojans v Lagoon City 2026-11-14T16:30:00Z",
    ],
  ],
  [
    "SportsPress, the importer of events, with lines of players",
    "mls",
    "results",
    `Date,Time,Venue,Teams,Results,Outcome,Players,Goals,Assists
2026/11/07,15:00:00,Main bowl,Kingsway Rovers,2,Win,Musa Bello,2,0
,,,,,,Ayo Cole,0,1
,,,Mount Trojans,1,Loss,Tunde Ray,1,0
2026/11/14,17:30:00,Main bowl,Mount Trojans,0,Draw,Tunde Ray,0,0
,,,Lagoon City,0,Draw,Sam Ito,0,0`,
    [
      "2 new Kingsway Rovers 2-1 Mount Trojans 2026-11-07T14:00:00Z",
      "3 left",
      "5 new Mount Trojans 0-0 Lagoon City 2026-11-14T16:30:00Z",
    ],
  ],
  [
    "SportsPress, a list of events",
    "mls",
    "results",
    `Date,Event,Time/Results,League,Season,Venue,Article
"November 7, 2026",Kingsway Rovers vs Mount Trojans,2 - 1,Premier,2026,Main bowl,Recap
"November 14, 2026",Mount Trojans vs Lagoon City,0 - 0,Premier,2026,Main bowl,Recap
"December 5, 2026",Lagoon City vs Kingsway Rovers,3:00 pm,Premier,2026,Main bowl,Preview`,
    [
      "2 new Kingsway Rovers 2-1 Mount Trojans 2026-11-07",
      "3 new Mount Trojans 0-0 Lagoon City 2026-11-14",
      "4 left",
    ],
  ],
  [
    "FA Full-Time, results with codes",
    "mls",
    "results",
    `Type,Date / Time,Home Team,Score,Away Team,Competition,Status / Notes
L,07/11/26 14:00,Kingsway Rovers,2 - 1,Mount Trojans,Premier Division,
L,07/11/26 14:00,Lagoon City,P - P,Harbour Eagles,Premier Division,Postponed
L,14/11/26 14:00,Mount Trojans,H - W,Lagoon City,Premier Division,Home Walkover
C,21/11/26 14:00,Harbour Eagles,1 - 3,Kingsway Rovers,County Cup,`,
    [
      "2 new Kingsway Rovers 2-1 Mount Trojans 2026-11-07T13:00:00Z",
      "3 left",
      "4 new Mount Trojans 3-0 Lagoon City 2026-11-14T13:00:00Z awarded A",
      "5 left",
    ],
  ],
  [
    "PlayHQ, the upload of a fixture",
    "mls",
    "fixtures",
    `Organisation,Competition,Season,Grade,Round,Game Date,Game Time,Home Team,Away Team,Venue,Playing Surface
State Arena,Winter,2026,A Grade,Round 1,2026-11-07,15:00,Kingsway Rovers,Mount Trojans,Main bowl,Court 1
State Arena,Winter,2026,A Grade,Round 1,2026-11-07,17:00,Lagoon City,Harbour Eagles,Main bowl,Court 2`,
    [
      "2 new Kingsway Rovers v Mount Trojans 2026-11-07T14:00:00Z",
      "3 new Lagoon City v Harbour Eagles 2026-11-07T16:00:00Z",
    ],
  ],
  [
    "PlayHQ, a report of results",
    "mbl",
    "results",
    `Season,Grade,Round,Date,Time,Venue,Home Team,Home Score,Away Team,Away Score,Status
Winter 2026,A Grade,Round 1,07/11/2026,3:00 PM,Sports hall,Hilltop Hawks,78,Lagoon Waves,70,Final
Winter 2026,A Grade,Round 2,14/11/2026,3:00 PM,Sports hall,Lagoon Waves,,Hilltop Hawks,,Upcoming
Winter 2026,A Grade,Round 2,14/11/2026,5:00 PM,Sports hall,Sunset Comets,20,Hilltop Hawks,0,Forfeit`,
    [
      "2 new Hilltop Hawks 78-70 Lagoon Waves 2026-11-07T14:00:00Z",
      "3 left",
      "4 new Sunset Comets 20-0 Hilltop Hawks 2026-11-14T16:00:00Z awarded A",
    ],
  ],
  [
    "click-TT, matches won of either side",
    "mttl",
    "results",
    `Termin;WochenTag;Runde;Staffel;HeimVereinName;HeimMannschaft;GastVereinName;GastMannschaft;HallenName;SpieleHeim;SpieleGast;SaetzeHeim;SaetzeGast
07.11.2026 19:30;Sa;VR;Kreisliga A;TTC Spin;Spin Masters;TTC Net;Net Edge;Halle 1;3;1;10;5
14.11.2026 19:30;Sa;VR;Kreisliga A;TTC Net;Net Edge;TTC Spin;Spin Masters;Halle 2;;;;`,
    ["2 new Spin Masters 3-1 Net Edge 2026-11-07T18:30:00Z", "3 left"],
  ],
  [
    "nuLiga, a day said once, marks behind times",
    "mls",
    "results",
    `Tag;Datum;Zeit;Halle;Nr.;Heimmannschaft;Gastmannschaft;Tore;
Sa.;07.11.2026;18:00;4066;101;Kingsway Rovers;Mount Trojans;28:25;
;;20:00 v;4066;102;Lagoon City;Harbour Eagles;30:30;
So.;08.11.2026;17:00 t;4070;103;Mount Trojans;Lagoon City;22:31;`,
    [
      "2 new Kingsway Rovers 28-25 Mount Trojans 2026-11-07T17:00:00Z",
      "3 new Lagoon City 30-30 Harbour Eagles 2026-11-07T19:00:00Z",
      "4 new Mount Trojans 22-31 Lagoon City 2026-11-08T16:00:00Z",
    ],
  ],
  [
    "nuLiga, tennis: sums of sets and games",
    "mltl",
    "results",
    `Datum;Heimmannschaft;Gastmannschaft;Matchpunkte;Sätze;Spiele;Spielbericht
07.11.2026 10:00;Palm Court;Baseline Club;2:1;4:3;35:30;anzeigen
14.11.2026 10:00;Baseline Club;Palm Court;0:3;1:6;20:38;anzeigen`,
    [
      "2 new Palm Court 2-1 Baseline Club 2026-11-07T09:00:00Z",
      "3 new Baseline Club 0-3 Palm Court 2026-11-14T09:00:00Z",
    ],
  ],
  [
    "openfootball, scores behind",
    "mls",
    "results",
    `= MLS 2026

# Date       Sat Nov 7 2026 - Sat Nov 14 2026
# Teams      4
# Matches    3

▪ Matchday 1
  Sat Nov 7 2026
    15:00  Kingsway Rovers         v Mount Trojans            2-1 (1-0)
           Lagoon City             v Harbour Eagles           0-0
▪ Matchday 2
  Sat Nov 14
    17:30  Mount Trojans           v Lagoon City              1-3 (0-2)`,
    [
      "3 left",
      "4 left",
      "5 left",
      "7 left",
      "8 left",
      "9 new Kingsway Rovers 2-1 Mount Trojans 2026-11-07T14:00:00Z ht 1-0",
      "10 new Lagoon City 0-0 Harbour Eagles 2026-11-07",
      "11 left",
      "12 left",
      "13 new Mount Trojans 1-3 Lagoon City 2026-11-14T16:30:00Z ht 0-2",
    ],
  ],
  [
    "openfootball, scores between, scorers below",
    "mls",
    "results",
    `Matchday 1
[Sat Nov/7]
  15.00  Kingsway Rovers   2-1 (1-0)  Mount Trojans
           [Bello 12', 70'; Ray 55']
         Lagoon City       0-0        Harbour Eagles
Matchday 2
[Sat Nov/14]
  17.30  Mount Trojans     1-3 (0-2)  Lagoon City`,
    [
      "1 left",
      "2 left",
      "3 new Kingsway Rovers 2-1 Mount Trojans 2026-11-07T14:00:00Z ht 1-0",
      "4 left",
      "5 new Lagoon City 0-0 Harbour Eagles 2026-11-07",
      "6 left",
      "7 left",
      "8 new Mount Trojans 1-3 Lagoon City 2026-11-14T16:30:00Z ht 0-2",
    ],
  ],
  [
    "football-data, further leagues",
    "mls",
    "results",
    `Country,League,Season,Date,Time,Home,Away,HG,AG,Res,PH,PD,PA
Nigeria,MLS,2026/2027,07/11/2026,15:00,Kingsway Rovers,Mount Trojans,2,1,H,1.9,3.4,4.1
Nigeria,MLS,2026/2027,14/11/2026,17:30,Mount Trojans,Lagoon City,1,3,A,2.2,3.3,3.0`,
    [
      "2 new Kingsway Rovers 2-1 Mount Trojans 2026-11-07T14:00:00Z",
      "3 new Mount Trojans 1-3 Lagoon City 2026-11-14T16:30:00Z",
    ],
  ],
  [
    "TeamSnap, the schedule of a league",
    "mls",
    "fixtures",
    `Date,Start Time,End Time,Arrival Time,Division,Home Team,Away Team,Location,Location Details,Short Label
11/07/2026,3:00 PM,4:45 PM,30,Men,Kingsway Rovers,Mount Trojans,Main bowl,Gate B,League
11/21/2026,5:30 PM,7:15 PM,30,Men,Mount Trojans,Lagoon City,Main bowl,,League`,
    [
      "2 new Kingsway Rovers v Mount Trojans 2026-11-07T14:00:00Z",
      "3 new Mount Trojans v Lagoon City 2026-11-21T16:30:00Z",
    ],
  ],
  [
    "TeamSnap, the schedule of one team, with practice",
    "mls",
    "results",
    `Date,Time,Event,Opponent Name,Home or Away,Location Name,Arrival Time,Duration,Uniform,Result
11/07/2026,3:00 PM,Game,Mount Trojans,Home,Main bowl,30,1:45,Red,W 2-1
11/10/2026,6:00 PM,Practice,,,Main bowl,,1:00,,
11/21/2026,5:30 PM,Game,Lagoon City,Away,Main bowl,30,1:45,White,L 0-3`,
    [
      "2 new Kingsway Rovers 2-1 Mount Trojans 2026-11-07T14:00:00Z",
      "3 left",
      "4 new Lagoon City 3-0 Kingsway Rovers 2026-11-21T16:30:00Z",
    ],
    1,
  ],
  [
    "Spond, members",
    "mls",
    "players",
    `First name,Last name,Member ID,Email,Phone,Date of birth,Gender,Subgroups,Role,Member since
Musa,Bello,1001,m@x.example,+234 1,2004-03-01,Male,First team,Member,2025-08-01
Ayo,Cole,1002,a@x.example,+234 2,2003-05-05,Male,First team,Member,2025-08-01
Ife,Ray,1003,i@x.example,+234 3,1980-05-05,Male,,Coach,2025-08-01`,
    ["2 new v", "3 new v", "4 left"],
    1,
  ],
];

it.each(files.map((file) => [file[0], file] as const))("%s", async (_, file) => {
  const [, league, list, text, rows, asks = 0] = file;
  const out = await read(league, list, text, "2026-11-29T12:00:00Z");
  expect([out.rows.map(inShort), out.asks.length, out.newClubs]).toEqual([rows, asks, []]);
  const silent = out.rows.filter((row) => row.outcome === "left" && row.remarks.length === 0);
  expect(silent).toEqual([]);
});
