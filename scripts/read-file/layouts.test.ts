import { expect, it } from "vitest";
import { inShort, read } from "../../tests/harness/readText";

const A = "Kingsway Rovers";
const B = "Mount Trojans";

/** Layouts that secretaries' files have, each with what its lines become. */
const layouts: readonly (readonly [
  name: string,
  league: string,
  list: string,
  text: string,
  rows: readonly string[],
])[] = [
  [
    "football-data before 2018",
    "mls",
    "results",
    `Div,Date,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR\nE0,13/08/16,${A},${B},0,1,A,0,1,A`,
    [`2 new ${A} 0-1 ${B} 2016-08-13 ht 0-1`],
  ],
  [
    "footballcsv",
    "mls",
    "results",
    `Round,Date,Team 1,FT,HT,Team 2\n1,Sat Aug 15 2009,${A},2-1,1-0,${B}`,
    [`2 new ${A} 2-1 ${B} 2009-08-15 ht 1-0`],
  ],
  [
    "engsoccerdata",
    "mls",
    "results",
    `"Date","Season","home","visitor","FT","hgoal","vgoal","division","tier","totgoal","goaldif","result"\n"2019-01-19","2018","${A}","${B}","0-2",0,2,"1",1,2,-2,"A"\n"1888-12-15","1888","${A}","${B}","1-1",1,1,"1",1,2,0,"D"`,
    [`2 new ${A} 0-2 ${B} 2019-01-19`, "3 refused"],
  ],
  [
    "DFBnet",
    "mls",
    "results",
    `Datum;Uhrzeit;Wochentag;Staffel;Spiel-Nr.;Heimmannschaft;Gastmannschaft;Spielstätte;Ergebnis\n12.08.2023;15:30;Samstag;A;1;${A};${B};Main bowl;3 : 1\n13.08.2023;11:00;Sonntag;A;2;${B};${A};Main bowl;`,
    [`2 new ${A} 3-1 ${B} 2023-08-12T14:30:00Z`, "3 left"],
  ],
  [
    "click-tt",
    "mttl",
    "results",
    "Termin;Runde;HeimMannschaft;GastMannschaft;Spielstand;BegegnungNr\n14.09.2023 19:30;VR;Spin Masters;Net Edge;3:1;1",
    ["2 new Spin Masters 3-1 Net Edge 2023-09-14T18:30:00Z"],
  ],
  [
    "FBref",
    "mls",
    "results",
    `Wk,Day,Date,Time,Home,xG,Score,xG,Away,Attendance,Venue,Referee,Match Report,Notes\n1,Sat,2023-08-12,12:30 (13:30),${A},0.8,2–1,1.2,${B},"59,984",Main bowl,X Y,Match Report,`,
    [`2 new ${A} 2-1 ${B} 2023-08-12T11:30:00Z`],
  ],
  [
    "Jupiler",
    "mls",
    "results",
    `Speeldag,Datum,Uur,Thuisploeg,Uitploeg,Uitslag\n1,28/07/2023,20:45,${A},${B},1-1`,
    [`2 new ${A} 1-1 ${B} 2023-07-28T19:45:00Z`],
  ],
  [
    "fixturedownload of the NBA",
    "mbl",
    "results",
    "Match Number,Round Number,Date,Location,Home Team,Away Team,Result\n1,1,24/10/2023 23:30,Sports hall,Hilltop Hawks,Lagoon Waves,119 - 107",
    ["2 new Hilltop Hawks 119-107 Lagoon Waves 2023-10-24T22:30:00Z"],
  ],
  [
    "fixtures under a line for each day",
    "mls",
    "fixtures",
    `Saturday 12 August 2023,,\n${A} vs ${B},Main bowl,10h00\nSunday 13 August 2023,,\n${B} vs ${A},Main bowl,11h30`,
    [
      "1 left",
      `2 new ${A} v ${B} 2023-08-12T09:00:00Z`,
      "3 left",
      `4 new ${B} v ${A} 2023-08-13T10:30:00Z`,
    ],
  ],
  [
    "fixtures without a day",
    "mls",
    "fixtures",
    `Weekend,Home Team,Away Team,Stadium\n1,${A},${B},Main bowl`,
    [`2 new ${A} v ${B}`],
  ],
  [
    "both teams in one cell",
    "mls",
    "fixtures",
    `Fixture,Date,Kick Off,Venue\n${A} v ${B},12 August 2023,3pm,Main bowl\n${B} - ${A},13 August 2023,15h30,`,
    [`2 new ${A} v ${B} 2023-08-12T14:00:00Z`, `3 new ${B} v ${A} 2023-08-13T14:30:00Z`],
  ],
  [
    "no headings",
    "mls",
    "results",
    `12/08/2023,15:00,${A},${B},2-1\n13/08/2023,12:30,${B},${A},0-0`,
    [`1 new ${A} 2-1 ${B} 2023-08-12T14:00:00Z`, `2 new ${B} 0-0 ${A} 2023-08-13T11:30:00Z`],
  ],
  [
    "scores in a cross",
    "mls",
    "results",
    `,${A},${B},Lagoon City\n${A},,2-1,0-0\n${B},1-3,,\nLagoon City,2-2,0-1,`,
    [
      `2 new ${A} 2-1 ${B}`,
      `2 new ${A} 0-0 Lagoon City`,
      `3 new ${B} 1-3 ${A}`,
      "3 left",
      `4 new Lagoon City 2-2 ${A}`,
      `4 new Lagoon City 0-1 ${B}`,
    ],
  ],
  [
    "French",
    "mls",
    "results",
    `Journée;Date;Heure;Domicile;Extérieur;Score\n1ère journée;samedi 12 août 2023;15h00;${A};${B};2-1`,
    [`2 new ${A} 2-1 ${B} 2023-08-12T14:00:00Z`],
  ],
  [
    "Spanish",
    "mls",
    "results",
    `Jornada;Fecha;Hora;Local;Visitante;Resultado\n1;12-ago-2023;21:00;${A};${B};2 - 1`,
    [`2 new ${A} 2-1 ${B} 2023-08-12T20:00:00Z`],
  ],
  [
    "Italian",
    "mls",
    "results",
    `Giornata;Data;Ora;Squadra casa;Squadra ospite;Risultato\n1;12/08/2023;20.45;${A};${B};2-1`,
    [`2 new ${A} 2-1 ${B} 2023-08-12T19:45:00Z`],
  ],
  [
    "Portuguese",
    "mls",
    "results",
    `Rodada,Data,Horário,Mandante,Placar,Visitante,Local\n1,"sáb., 12 de ago. de 2023",16h00,${A},2 x 1,${B},Main bowl`,
    [`2 new ${A} 2-1 ${B} 2023-08-12T15:00:00Z`],
  ],
  [
    "Turkish",
    "mls",
    "results",
    `Hafta;Tarih;Saat;Ev Sahibi;Deplasman;Skor\n1;12 Ağustos 2023;21:45;${A};${B};2-1`,
    [`2 new ${A} 2-1 ${B} 2023-08-12T20:45:00Z`],
  ],
  [
    "FA Full-Time with its codes",
    "mls",
    "results",
    `Type,Date / Time,Home Team,Score,Away Team,Competition,Status / Notes\nL,22/12/23 11:30,${A},P - P,${B},D,\nC,23/12/23 11:30,${A},1 - 1 (4-3 pens),${B},D,`,
    ["2 left", `3 new ${A} 1-1 ${B} 2023-12-23T10:30:00Z pens 4-3`],
  ],
  [
    "moments with their zones",
    "mls",
    "fixtures",
    `utcDate,homeTeam,awayTeam\n2023-08-12T15:00:00Z,${A},${B}\n2023-08-13T15:00:00+02:00,${B},${A}`,
    [`2 new ${A} v ${B} 2023-08-12T15:00:00Z`, `3 new ${B} v ${A} 2023-08-13T13:00:00Z`],
  ],
  [
    "a download of Google Sheets, with a total",
    "mls",
    "results",
    `Date,Home team,Home score,Away score,Away team\r\n8/12/2023 15:00:00,${A},2,1,${B}\r\n8/19/2023 15:00:00,${B},0,0,${A}\r\nTotal,,2,1,\r\n,,,,\r\n`,
    [
      `2 new ${A} 2-1 ${B} 2023-08-12T14:00:00Z`,
      `3 new ${B} 0-0 ${A} 2023-08-19T14:00:00Z`,
      "4 left",
    ],
  ],
  [
    "a chess club's list, both teams' points in one column",
    "mcl",
    "results",
    "Date;White team;Black team;Result\n09.01.2027;Rook Rangers;Pawn Stars;2½ : 1½\n16.01.2027;Pawn Stars;Rook Rangers;2,0-2,0",
    [
      "2 new Rook Rangers 5-3 Pawn Stars 2027-01-09",
      "3 new Pawn Stars 4-4 Rook Rangers 2027-01-16",
    ],
  ],
  [
    "figures that a program has written as decimals, and how a match ended",
    "mls",
    "results",
    `Date,Home,Away,Home score,Away score,Status\n2027-01-09,${A},${B},2.0,1.0,AET\n2027-01-16,${B},${A},0.0,0.0,FT`,
    [`2 new ${A} 2-1 ${B} 2027-01-09 aet`, `3 new ${B} 0-0 ${A} 2027-01-16`],
  ],
  [
    "a French list with words in its scores",
    "mls",
    "results",
    `Jour,Heure,Equipe domicile,Equipe extérieure,Résultat\n16 janvier 2027,15h,${A},${B},2 à 1\n1er février 2027,20:45,${B},${A},1 - 1 (tab 4-3)`,
    [
      `2 new ${A} 2-1 ${B} 2027-01-16T14:00:00Z`,
      `3 new ${B} 1-1 ${A} 2027-02-01T19:45:00Z pens 4-3`,
    ],
  ],
  [
    "two matches of a pair on one day",
    "mbl",
    "results",
    "Home,Away,Date,Home score,Away score\nSunset Comets,Hilltop Hawks,05.12.2026 10:00,70,60\nSunset Comets,Hilltop Hawks,05.12.2026 16:00,55,66",
    [
      "2 new Sunset Comets 70-60 Hilltop Hawks 2026-12-05T09:00:00Z",
      "3 new Sunset Comets 55-66 Hilltop Hawks 2026-12-05T15:00:00Z",
    ],
  ],
  [
    "ranges of times",
    "mls",
    "fixtures",
    `Date,Time,Home,Away\nSat 12/08/2023,14:00–15:30,${A},${B}\nSun 13/08/2023,2-3.30pm,${B},${A}`,
    [`2 new ${A} v ${B} 2023-08-12T13:00:00Z`, `3 new ${B} v ${A} 2023-08-13T13:00:00Z`],
  ],
  [
    "days without a year under a title that names the season",
    "mls",
    "fixtures",
    `Sunday League - Season 2023/24,,\nDate,Home,Away\nSat 7 Oct,${A},${B}\nSat 3 Feb 15:00,${B},${A}`,
    [`3 new ${A} v ${B} 2023-10-07`, `4 new ${B} v ${A} 2024-02-03T14:00:00Z`],
  ],
  [
    "days without a year beside one that has it",
    "mls",
    "fixtures",
    `Datum;Heim;Gast\n12.08.2023;${A};${B}\n19.08. 15:30;${B};${A}`,
    [`2 new ${A} v ${B} 2023-08-12`, `3 new ${B} v ${A} 2023-08-19T14:30:00Z`],
  ],
  [
    "a school's day of sport",
    "mls",
    "fixtures",
    `SPORT: SOCCER,,,,\nDATE: SAT 12 AUG 2023,,,,\nTIME,TEAM,VS,OPPONENT,VENUE\n08h00,${A},vs,${B},Field 1`,
    [`4 new ${A} v ${B} 2023-08-12T07:00:00Z`],
  ],
  [
    "the matches of one team, at home and away",
    "mls",
    "results",
    `Date,Team,Opponent,H/A,Result\n12/08/2023,${A},${B},H,W 2-1\n19/08/2023,${A},${B},A,L 0-3`,
    [`2 new ${A} 2-1 ${B} 2023-08-12`, `3 new ${B} 3-0 ${A} 2023-08-19`],
  ],
  [
    "two columns called Team and two called Score",
    "mls",
    "results",
    `Date,Team,Score,Team,Score\n12/08/2023,${A},2,${B},1`,
    [`2 new ${A} 2-1 ${B} 2023-08-12`],
  ],
  [
    "FA Full-Time with a score under no heading, and its codes",
    "mls",
    "results",
    `Type,Date / Time,Home Team,,Away Team,Competition\nL,02/12/23 11:30,${A},2 - 1,${B},D\nL,13/01/24 09:00,${B},A - A,${A},D\nL,20/01/24 09:00,${B},H - W,${A},D`,
    [
      `2 new ${A} 2-1 ${B} 2023-12-02T10:30:00Z`,
      "3 left",
      `4 new ${B} 3-0 ${A} 2024-01-20T08:00:00Z awarded A`,
    ],
  ],
  [
    "everything in one column",
    "mls",
    "results",
    `12/08/2023\n${A} 2-1 ${B}\n${B} 0-0 ${A} (HT 0-0)`,
    ["1 left", `2 new ${A} 2-1 ${B} 2023-08-12`, `3 new ${B} 0-0 ${A} 2023-08-12 ht 0-0`],
  ],
  [
    "tables beside each other whose scores are under H and A",
    "mls",
    "results",
    `Division 1,,,,,,Division 2,,,,\nDate,Home,H,A,Away,,Date,Home,H,A,Away\n12/08/2023,${A},2,1,${B},,12/08/2023,Harbour Eagles,0,0,Lagoon City`,
    [`3 new ${A} 2-1 ${B} 2023-08-12`, "3 new Harbour Eagles 0-0 Lagoon City 2023-08-12"],
  ],
  [
    "sets in columns of their own",
    "mvl",
    "results",
    "Date,Home,Away,Set 1,Set 2,Set 3,Set 4,Set 5,Result\n12/08/2023,Green Volley Union,Lagoon Spikers,25-20,23-25,25-18,25-22,,3-1",
    ["2 new Green Volley Union 3-1 Lagoon Spikers 2023-08-12 25-20 23-25 25-18 25-22"],
  ],
  [
    "nuLiga, volleyball: sets and points of all, and each set",
    "mvl",
    "results",
    "Datum;Mannschaft 1;Mannschaft 2;Satzpunkte;Ballpunkte;Satz 1 - Ergebnis;Satz 2 - Ergebnis;Satz 3 - Ergebnis;Satz 4 - Ergebnis\n12.08.2023;Green Volley Union;Lagoon Spikers;3:1;98:80;25:20;23:25;25:18;25:22",
    ["2 new Green Volley Union 3-1 Lagoon Spikers 2023-08-12 25-20 23-25 25-18 25-22"],
  ],
  [
    "quarters in columns of their own, the visitor first",
    "mbl",
    "results",
    "Date,Away,Q1,Q2,Q3,Q4,T,Home,Q1,Q2,Q3,Q4,T\n13/08/2023,Lagoon Waves,20,25,30,25,100,Hilltop Hawks,30,20,25,20,95",
    ["2 new Hilltop Hawks 95-100 Lagoon Waves 2023-08-13"],
  ],
  [
    "how matches ended, in a column of notes",
    "mls",
    "results",
    `Date,Home,Score,Away,Notes\n12/08/2023,${A},3-0,${B},Awarded\n13/08/2023,${A},"1-1, 4-3 on penalties",${B},\n14/08/2023,${A},1-1,${B},AET 4-3 pens`,
    [
      `2 new ${A} 3-0 ${B} 2023-08-12 awarded A`,
      `3 new ${A} 1-1 ${B} 2023-08-13 pens 4-3`,
      `4 new ${A} 1-1 ${B} 2023-08-14 pens 4-3`,
    ],
  ],
  [
    "a comma file that parted half points",
    "mcl",
    "results",
    "Date,Home,Home score,Away,Away score\n09.01.2027,Science Knights,2,5,Endgame Society,1,5\n16.01.2027,Rook and Pawn,3,Ivory Bishops,1",
    ["2 refused", "3 new Rook and Pawn 6-2 Ivory Bishops 2027-01-16"],
  ],
  [
    "a column of zones",
    "mls",
    "fixtures",
    `Date,Time,Timezone,Home,Away\n13/08/2023,15:00,Europe/London,${A},${B}\n14/08/2023,15:00,Mars,${A},${B}`,
    [`2 new ${A} v ${B} 2023-08-13T14:00:00Z`, "3 refused"],
  ],
  [
    "a list that names a day once, and a time in every line",
    "mls",
    "fixtures",
    `Tag;Datum;Zeit;Heimmannschaft;Gastmannschaft\nSo.;13.08.2023;14:00;${A};${B}\n;;1630;${B};${A}`,
    [`2 new ${A} v ${B} 2023-08-13T13:00:00Z`, `3 new ${B} v ${A} 2023-08-13T15:30:00Z`],
  ],
  [
    "a text of openfootball",
    "mls",
    "results",
    `= Premier League 2023/24\n\nMatchday 1\n[Fri Aug/11]\n  ${A}          0-3 (0-2)  ${B}\n[Sat Aug/12]\n  Harbour Eagles           2-1 (2-0)  Lagoon City`,
    [
      "3 left",
      "4 left",
      `5 new ${A} 0-3 ${B} 2023-08-11 ht 0-2`,
      "6 left",
      "7 new Harbour Eagles 2-1 Lagoon City 2023-08-12 ht 2-0",
    ],
  ],
  [
    "its fixtures, with times",
    "mls",
    "fixtures",
    `Matchday 1\n[Fri Aug 11 2023]\n  20.00  ${A}  v  ${B}`,
    ["1 left", "2 left", `3 new ${A} v ${B} 2023-08-11T19:00:00Z`],
  ],
  [
    "cells in quotes between tabs",
    "mls",
    "results",
    `"Date"\t"Home"\t"Score"\t"Away"\n"12.08.2023"\t"${A}"\t"2:1"\t"${B}"`,
    [`2 new ${A} 2-1 ${B} 2023-08-12`],
  ],
  [
    "a plan of click-tt, with a match that was moved",
    "mttl",
    "results",
    "Tag;Datum;Zeit;Halle;Nr.;Heimmannschaft;Gastmannschaft;Spiele\nFr.;15.09.2023;19:30 v;1;102;Spin Masters;Net Edge;3:2",
    ["2 new Spin Masters 3-2 Net Edge 2023-09-15T18:30:00Z"],
  ],
  [
    "answers of a form",
    "mls",
    "results",
    `Timestamp,Home team,Away team,Home team goals,Away team goals,Date of match\n13/08/2023 18:33:21,${A},${B},2,1,12/08/2023`,
    [`2 new ${A} 2-1 ${B} 2023-08-12`],
  ],
  [
    "a dash in a column of its own",
    "mls",
    "results",
    `Date,Home,,,,Away\n12/08/2023,${A},2,-,1,${B}\n13/08/2023,${B},0,-,0,${A}`,
    [`2 new ${A} 2-1 ${B} 2023-08-12`, `3 new ${B} 0-0 ${A} 2023-08-13`],
  ],
  [
    "sets counted in columns of their own",
    "mvl",
    "results",
    "Date,Pool,Team A,Team B,Sets A,Sets B\n23/09/2022,A,Green Volley Union,Lagoon Spikers,3,0",
    ["2 new Green Volley Union 3-0 Lagoon Spikers 2022-09-23"],
  ],
  [
    "a CSV of LibreOffice",
    "mls",
    "results",
    `Date,Home,Away,HG,AG\n12/08/23 15:00,${A},${B},2,1`,
    [`2 new ${A} 2-1 ${B} 2023-08-12T14:00:00Z`],
  ],
  [
    "headings over two lines, as merged cells leave them",
    "mls",
    "results",
    `Spring 2027,,,,,,\n,"Kick-\noff",Home,,Away,,\nDate,,Team,Goals,Team,Goals,Att.\n01/05/2027,15:00,${A},2,${B},1,120\n08/05/2027,19:30,${B},0,${A},0,80`,
    [`5 new ${A} 2-1 ${B} 2027-05-01T14:00:00Z`, `6 new ${B} 0-0 ${A} 2027-05-08T18:30:00Z`],
  ],
  [
    "headings over two lines, days in the upper one",
    "mls",
    "results",
    `Datum;Zeit;Heim;;Gast;\n;;Mannschaft;Tore;Mannschaft;Tore\n01.05.2027;15:00;${A};2;${B};1`,
    [`3 new ${A} 2-1 ${B} 2027-05-01T14:00:00Z`],
  ],
  [
    "sets with strokes in their points",
    "mvl",
    "results",
    "Date,Home,Away,Result\n15/05/2027,Green Volley Union,Lagoon Spikers,3-0 (25/20 25/23 25/19)\n16/05/2027,Hilltop Setters,Lagoon Spikers,25-20 / 25-23 / 25-19",
    [
      "2 new Green Volley Union 3-0 Lagoon Spikers 2027-05-15 25-20 25-23 25-19",
      "3 new Hilltop Setters 3-0 Lagoon Spikers 2027-05-16 25-20 25-23 25-19",
    ],
  ],
  [
    "scores after extra time with those before it",
    "mls",
    "results",
    `Datum;Heim;Ergebnis;Gast\n01.05.2027;${A};3:2 n.V. (2:2, 1:0);${B}\n02.05.2027;${B};2:1 n.V. (1:1);${A}\n03.05.2027;${A};2:1 (1:1) n.V.;${B}\n04.05.2027;${B};FT 2:1;${A}`,
    [
      `2 new ${A} 3-2 ${B} 2027-05-01 aet ht 1-0`,
      `3 new ${B} 2-1 ${A} 2027-05-02 aet`,
      `4 new ${A} 2-1 ${B} 2027-05-03 aet ht 1-1`,
      `5 new ${B} 2-1 ${A} 2027-05-04`,
    ],
  ],
  [
    "basketball-reference, before the season",
    "mbl",
    "fixtures",
    "Date,Start (ET),Visitor/Neutral,Home/Neutral,Arena\nTue Oct 24 2023,7:30p,Lagoon Waves,Hilltop Hawks,Ball Arena",
    ["2 new Hilltop Hawks v Lagoon Waves 2023-10-24T23:30:00Z"],
  ],
  [
    "days and months before teams, without headings or years",
    "mls",
    "fixtures",
    `Season 2023\n${A},${B},Sat,12 Aug\n${B},${A},Sat,19 Aug`,
    ["1 left", `2 new ${A} v ${B} 2023-08-12`, `3 new ${B} v ${A} 2023-08-19`],
  ],
];

it.each(layouts)("%s comes in without a question", async (_, league, list, text, rows) => {
  const out = await read(league, list, text);
  expect(out.asks).toEqual([]);
  expect(out.rows.map(inShort)).toEqual(rows);
});

it.each([
  ["days that name no year", `Date,Home,Away\n3 Oct,${A},${B}`, "Days name no year. Which is it?"],
  [
    "a zone that is not known",
    `Date,Time (XYZT),Home,Away\n13/08/2023,15:00,${A},${B}`,
    "“XYZT” over the times is no zone that is known. Are they times here?",
  ],
  [
    "hours of either half of the day",
    `Date,KO,Home,Away\n13/08/2023,3:00,${A},${B}\n14/08/2023,10:30,${A},${B}`,
    "Times such as 03:00 say no half of the day. Which is it?",
  ],
  [
    "days in merged cells",
    `Date,Home,Away\n13/08/2023,${A},${B}\n,${B},${A}\n,Lagoon City,${A}`,
    "Many lines name no day. Is it that of the line above?",
  ],
])("%s are asked about once", async (_, text, what) => {
  const { asks } = await read("mls", "fixtures", text);
  expect(asks).toMatchObject([{ what }]);
});

it("reads namesakes as they are told apart elsewhere", async () => {
  const text = `Name,Club,Pos\nMusa Bello #14,${A},Forward\nMusa Bello #Defender,${A},`;
  const { rows } = await read("mls", "players", text);
  expect(rows.map(({ record }) => record)).toMatchObject([
    { name: "Musa Bello", jersey: 14, position: "Forward" },
    { name: "Musa Bello", position: "Defender" },
  ]);
});

it("offers clubs that are missing, and asks about near names", async () => {
  const text =
    "Date,Home,Away,Home score,Away score\n12/08/2023,Arsenal,Chelsea,2,1\n13/08/2023,Kingsway Rover,Mt Trojan,2,1";
  const out = await read("mls", "results", text);
  expect(out.newClubs).toEqual(["Arsenal", "Chelsea"]);
  expect(out.asks).toMatchObject([
    { lines: [3], choices: [A, "A new club: Kingsway Rover"] },
    { lines: [3], choices: [B, "A new club: Mt Trojan"] },
  ]);
});

it("refuses what is too much, and says why", async () => {
  const rows = Array.from({ length: 50_000 }, () => "a,b,1,2").join("\n");
  const wide = Array.from({ length: 5_000 }, (_, at) => `c${at}`).join(",");
  await expect(read("mls", "results", rows)).rejects.toThrow("more than 12,000 lines");
  await expect(read("mls", "results", `Home,Away\n${"x".repeat(50_000)},b`)).rejects.toThrow(
    "5,000 characters",
  );
  await expect(read("mls", "results", wide)).rejects.toThrow("300 columns");
});
