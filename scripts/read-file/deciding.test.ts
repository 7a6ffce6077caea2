import fc from "fast-check";
import { expect, it } from "vitest";
import { randomRuns } from "../../tests/harness/forms";
import { inShort, read } from "../../tests/harness/readText";

const A = "Kingsway Rovers";
const B = "Mount Trojans";
const C = "Harbour Eagles";
const D = "Lagoon City";

type Out = Awaited<ReturnType<typeof read>>;

/** A word in one of the ways in which people and programs write it. */
const inSomeCase = (words: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...words), fc.nat(3), fc.constantFrom("", " ", "  "))
    .map(([word, way, blank]) => {
      const cased = [
        word,
        word.toUpperCase(),
        word.toLowerCase(),
        word[0]?.toUpperCase() + word.slice(1),
      ];
      return `${blank}${cased[way] ?? word}${blank}`;
    });

const outcomes = ({ rows }: Out) => rows.map(({ outcome }) => outcome);
const stages = ({ rows }: Out) => rows.map(({ record }) => record?.["stage"] ?? null);

it("asks once whether figures count beside a status of a match that is not over", async () => {
  const text = `Date,Home,Away,HG,AG,State\n15.05.2027,${A},${B},2,1,FT\n16.05.2027,${C},${D},0,0,NS\n16.05.2027,${B},${C},1,1,Half time\n17.05.2027,${A},${D},0,0,Postponed\n17.05.2027,${C},${A},3,0,Awarded`;
  const out = await read("mls", "results", text);
  expect(out.asks).toMatchObject([{ lines: [3, 4] }]);
  expect(out.rows.map(inShort)).toEqual([
    `2 new ${A} 2-1 ${B} 2027-05-15`,
    `3 new ${C} 0-0 ${D} 2027-05-16`,
    `4 new ${B} 1-1 ${C} 2027-05-16`,
    "5 left",
    `6 new ${C} 3-0 ${A} 2027-05-17 awarded A`,
  ]);
});

it.each(["Reporté", "Aplazado", "Verlegt auf 3.6.", "Abgesagt", "Annulé", "Rinviata"])(
  "leaves out what is off in another language: %s",
  async (word) => {
    const text = `Date,Home,Away,HG,AG,Status\n15.05.2027,${A},${B},2,1,Terminé\n16.05.2027,${C},${D},0,0,${word}\n17.05.2027,${A},${D},1,0,Beendet`;
    const out = await read("mls", "results", text);
    expect([out.asks, outcomes(out)]).toEqual([[], ["new", "left", "new"]]);
  },
);

it("keeps states of other languages in our words among fixtures", async () => {
  const text = `Date,Home,Away,Statut\n15.05.2027,${A},${B},À venir\n16.05.2027,${C},${D},Reporté\n17.05.2027,${A},${D},Annulé`;
  const { rows } = await read("mls", "fixtures", text);
  expect(rows.map(({ record }) => record?.["status"] ?? "")).toEqual([
    "",
    "Postponed",
    "Cancelled",
  ]);
});

it.each(["AP", "FT-Pens", "n.E.", "t.a.b."])(
  "wants the kicks of a level match that ended by them: %s",
  async (word) => {
    const text = `Date,Home,Away,HG,AG,Status\n15.05.2027,${A},${B},2,1,FT\n16.05.2027,${C},${D},1,1,${word}`;
    const { asks, rows } = await read("mls", "results", text);
    expect([asks, rows[1]?.outcome]).toEqual([[], "refused"]);
    expect(rows[1]?.remarks.join()).toContain("how many kicks");
  },
);

it("knows the round of 16 beside match days, and the week of that number among rounds", async () => {
  const cup = (week: string) =>
    `Round,Date,Home,Away,Score\n${week},15.05.2027,${A},${B},2-1\nR16,16.05.2027,${C},${D},1-0`;
  for (const week of ["MD 3", "15", "Gp A"])
    expect((await read("mls", "results", cup(week))).asks).toMatchObject([{ lines: [3] }]);
  expect((await read("mls", "results", cup("R15"))).asks).toEqual([]);
});

it("reads the codes of German lists for league, cup and friendly", async () => {
  const row = (day: number, code: string) => `${day}.05.2027;${code};${A};${B};${day}:1`;
  const text = `Datum;Wettbewerb;Heim;Gast;Ergebnis\n${row(1, "ME")}\n${row(2, "PO")}\n${row(3, "FS")}`;
  const out = await read("mls", "results", text);
  expect([out.asks, outcomes(out)]).toEqual([[], ["new", "left", "left"]]);
});

it.each(["acknowledged", "ratified", "x"])(
  "asks what a status means that is not known and differs from others: %s",
  async (word) => {
    const row = (day: number, status: string) => `${day}.05.2027,${A},${B},2,1,${status}`;
    const mixed = `Date,Home,Away,HG,AG,Status\n${row(15, "FT")}\n${row(16, word)}\n${row(17, word)}`;
    const out = await read("mls", "results", mixed);
    expect(out.asks).toMatchObject([{ lines: [3, 4] }]);
    // Where all say the same, or those that differ have no score, nothing depends on it.
    const alike = `Date,Home,Away,HG,AG,Status\n${row(16, word)}\n17.05.2027,${C},${D},,,scheduled`;
    expect((await read("mls", "results", alike)).asks).toEqual([]);
  },
);

it("asks whether matches of days to come were played", async () => {
  const text = `Date,Home,Away,Score\n15.05.2027,${A},${B},2-1\n06.06.2027,${C},${D},1-0\n01.06.2027 20:00,${C},${B},1-0`;
  const { asks } = await read("mls", "results", text, "2027-06-01T12:00:00Z");
  expect(asks).toMatchObject([{ lines: [3, 4] }]);
  expect((await read("mls", "results", text, "2027-06-07T12:00:00Z")).asks).toEqual([]);
});

it("leaves cups and friendly matches out of a list of several competitions", async () => {
  const text = `Competition,Date,Home,Away,Score\nPremier Division,15/05/2027,${A},${B},3-0\nCounty Cup R1,16/05/2027,${C},${D},2-1\nFriendly,17/05/2027,${B},${D},5-1`;
  const out = await read("mls", "results", text);
  expect(out.asks).toEqual([]);
  expect(out.rows.map(inShort)).toEqual([`2 new ${A} 3-0 ${B} 2027-05-15`, "3 left", "4 left"]);
  expect(out.rows.slice(1).every(({ remarks }) => remarks.length > 0)).toBe(true);
});

it("asks once which of several leagues is meant", async () => {
  const text = `Division,Date,Home,Away,Score\nDivision One,15/05/2027,${A},${B},3-0\nDivision Two,16/05/2027,${C},${D},2-1`;
  const { asks } = await read("mls", "results", text);
  expect(asks).toMatchObject([
    { lines: [2, 3], choices: ["Division One", "Division Two", "All of them"] },
  ]);
});

it("asks once about several codes beside one that says the table", async () => {
  const row = (day: number, code: string) => `${code},${day}/05/2027,${A},${B},${day}-0`;
  const text = `Comp,Date,Home,Away,Score\n${row(1, "Lge")}\n${row(2, "LC")}\n${row(3, "Fr")}`;
  const { asks } = await read("mls", "results", text);
  expect(asks).toMatchObject([
    { lines: [3, 4], choices: ["LC", "Fr", "All of them", "None of them: leave them out"] },
  ]);
});

it("asks about rounds of a knock-out where the league keeps no rounds", async () => {
  const [one, other] = ["Hilltop Hawks", "Lagoon Waves"];
  const rows = (...rounds: readonly string[]) =>
    ["Round,Date,Home,Away,HS,AS"]
      .concat(rounds.map((round, at) => `${round},${at + 1}/05/2027,${one},${other},78,70`))
      .join("\n");
  const cup = await read(
    "mbl",
    "results",
    rows("Sweet 16", "Elite Eight", "Final Four", "Wild card"),
  );
  expect(cup.asks).toMatchObject([{ lines: [2, 3, 4, 5] }]);
  const mixed = await read("mbl", "results", rows("Round 1", "QF", "Championship"));
  expect(mixed.asks.map(({ lines }) => lines)).toEqual([[4], [3]]);
  for (const plain of [rows("1", "2"), rows("Round 1", "Round 2"), rows("Week 1", "Opening night")])
    expect((await read("mbl", "results", plain)).asks).toEqual([]);
});

it("takes a list of one competition for that of the league, and says so", async () => {
  const text = `Type,Date,Home,Away,Score\nCup,15/05/2027,${A},${B},3-0\nCup,16/05/2027,${C},${D},2-1`;
  const out = await read("mls", "results", text);
  expect([out.asks, outcomes(out)]).toEqual([[], ["new", "new"]]);
  expect(out.columns).toMatchObject([
    { heading: "Type", remark: expect.stringContaining("Cup") },
    {},
    {},
    {},
    {},
  ]);
});

it("gives a final its place, and asks once about rounds that have none of their own", async () => {
  const text = `Round,Date,Home,Away,Score\nSemi-final 1st leg,15.05.2027,${A},${B},2-1\nQF,16.05.2027,${C},${D},3-3\nSF 2,16.05.2027,${C},${B},1-0\nFinal,17.05.2027,${A},${D},1-1 (p 4-3)\n4,18.05.2027,${A},${C},0-0`;
  const out = await read("mls", "results", text);
  expect(out.asks).toMatchObject([{ lines: [2, 3] }]);
  expect(stages(out).map((stage) => stage ?? "")).toEqual(["", "", "SF2", "F", ""]);
});

it("reads the words of the form of its own season", async () => {
  const text = `Date,Home,Away,Score,Stage\n15.05.2027,${A},${B},2-1,SEMI-FINAL 1\n16.05.2027,${C},${D},3-1,sf2\n17.05.2027,${A},${D},2-1,Final\n18.05.2027,${A},${C},0-0,Group`;
  const out = await read("mls", "results", text);
  expect([out.asks, stages(out).map((stage) => stage ?? "")]).toEqual([
    [],
    ["SF1", "SF2", "F", ""],
  ]);
});

it.each(["SF1/2", "sf2", "f", "po2", "PO/2"])("keeps a stage as it is stored: %s", async (code) => {
  const text = `Date,Home,Away,Score,Stage\n15.05.2027,${A},${B},2-1,${code}\n16.05.2027,${C},${D},2-1,`;
  const out = await read("mls", "results", text);
  expect([out.asks, out.rows[0]?.record?.["stage"]]).toEqual([[], code.toUpperCase()]);
});

it("asks what a stage means that is not known and differs from others", async () => {
  const text = `Date,Home,Away,Score,Stage\n15.05.2027,${A},${B},2-1,L\n16.05.2027,${C},${D},3-1,Final\n17.05.2027,${A},${C},3-1,L`;
  const { asks } = await read("mls", "results", text);
  expect(asks).toMatchObject([{ lines: [2, 4] }]);
});

it("never counts a match as played that a status calls open, in any writing", async () => {
  const open = inSomeCase(
    "scheduled,NS,not started,TBD,TBC,upcoming,half time,HT,live,in progress,in play,1st half,IN_PLAY,TIMED,1H 34',2H,paused,postponed,PPD,off,cancelled,called off,void,abandoned,reporté,à venir,aplazado,por jugar,verlegt,abgesagt wegen Regen,abgebrochen,annulé,suspendido,rinviata,da giocare,en cours,adiado,ertelendi,Q3 04:12,2nd period,63',7:30 pm".split(
      ",",
    ),
  );
  await fc.assert(
    fc.asyncProperty(open, fc.nat(3), async (word, goals) => {
      const text = `Date,Home,Away,HG,AG,Status\n15.05.2027,${A},${B},2,1,FT\n16.05.2027,${C},${D},${goals},${goals},${word}`;
      const { asks, rows } = await read("mls", "results", text);
      const isAsked = asks.some(({ lines }) => lines.includes(3));
      expect([word, isAsked || rows[1]?.outcome !== "new"]).toEqual([word, true]);
      expect(asks.length).toBeLessThanOrEqual(1);
    }),
    { numRuns: randomRuns(60, 1_000) },
  );
}, 60_000);

it("never counts a match of a knock-out, a cup or a friendly in the table without a word, in any writing", async () => {
  const said = inSomeCase(
    "quarter-final,quarter final,quarterfinals,QF,semi-final 1st leg,semi final second leg,SF,semifinal,final,F,replay final,quarter-final replay,round of 16,last 16,last 8,round of 4,third place,play-off,halbfinale,viertelfinale,demi-finale,cuartos de final,semifinale,quarti di finale,county cup,league cup r1,friendly,freundschaftsspiel,amistoso,pokal,play-in,prelim,preliminary round,qualifying,consolation,5th place,5th-8th place,spiel um platz 5,placement match,1/8,last 64".split(
      ",",
    ),
  );
  const heading = fc.constantFrom("Stage", "Round", "Competition", "Type", "Phase");
  await fc.assert(
    fc.asyncProperty(said, heading, async (word, over) => {
      const text = `${over},Date,Home,Away,Score\nLeague,15.05.2027,${A},${B},2-1\n${word},16.05.2027,${C},${D},1-0`;
      const { asks, rows } = await read("mls", "results", text);
      const [, row] = rows;
      const isSaid =
        asks.some(({ lines }) => lines.includes(3)) ||
        row?.outcome !== "new" ||
        (row.record?.["stage"] ?? "") !== "" ||
        row.remarks.length > 0;
      expect([over, word, isSaid]).toEqual([over, word, true]);
      expect(asks.length).toBeLessThanOrEqual(1);
    }),
    { numRuns: randomRuns(80, 1_500) },
  );
}, 60_000);

it("takes every way to say the table for the table, without a question", async () => {
  const said = inSomeCase(
    "group,GRP,group A,Pool B,gruppe c,regular season,league,league phase,group stage,GROUP_STAGE,Gp A,Grp. B,Group A - MD 3,Group B - 2,Regular Season - 12,Matchday 4,Spieltag 3,2. Spieltag,jornada 3,Pool B (round 2)".split(
      ",",
    ),
  );
  await fc.assert(
    fc.asyncProperty(said, fc.constantFrom("Stage", "Phase", "Type"), async (word, over) => {
      const text = `${over},Date,Home,Away,Score\n${word},15.05.2027,${A},${B},2-1\nLeague,16.05.2027,${C},${D},1-0`;
      const out = await read("mls", "results", text);
      expect([word, out.asks, stages(out).map((stage) => stage ?? "")]).toEqual([
        word,
        [],
        ["", ""],
      ]);
    }),
    { numRuns: randomRuns(40, 500) },
  );
}, 60_000);

it.each([
  ["under a heading that is not known", "St", "2H"],
  ["without a heading", "", "HT"],
  ["by yes and no", "Played", "N"],
  ["by true and false", "finished", "FALSE"],
])("asks about figures of a match that is not over, said %s", async (_, heading, word) => {
  const over = /^[A-Z]$/.test(word) ? "Y" : word === "FALSE" ? "TRUE" : "FT";
  const text = `Date,Home,Away,HG,AG,${heading}\n15.05.2027,${A},${B},2,1,${over}\n16.05.2027,${C},${D},0,0,${word}`;
  const { asks } = await read("mls", "results", text);
  expect(asks).toMatchObject([{ lines: [3] }]);
});

it("leaves out what was called off, in the words of secretaries", async () => {
  const row = (day: number, score: string, word: string) =>
    `${day}.05.2027,${A},${B},${score},${word}`;
  const text = [
    "Date,Home,Away,Score,Status",
    row(15, "2-1", "FT"),
    row(16, "0-0", "Rained off"),
    row(17, "3-0", "Conceded by away"),
    row(18, "3-0", "AWD"),
    row(19, "HW", ""),
    row(20, "Postp.", ""),
    row(21, "0-0*", ""),
  ].join("\n");
  const out = await read("mls", "results", text);
  expect([out.asks, out.rows.map(inShort)]).toEqual([
    [],
    [
      `2 new ${A} 2-1 ${B} 2027-05-15`,
      "3 left",
      `4 new ${A} 3-0 ${B} 2027-05-17 awarded A`,
      `5 new ${A} 3-0 ${B} 2027-05-18 awarded A`,
      `6 new ${A} 3-0 ${B} 2027-05-19 awarded A`,
      "7 left",
      `8 new ${A} 0-0 ${B} 2027-05-21`,
    ],
  ]);
  expect(out.rows.at(-1)?.remarks.join()).toContain("0-0*");
});

it("refuses a score that the column of winners contradicts", async () => {
  const text = `Date,Home,Away,Winner,Score\n15/05/2027,${A},${B},${B},2-1\n16/05/2027,${C},${D},Draw,1-1`;
  expect(outcomes(await read("mls", "results", text))).toEqual(["refused", "new"]);
});

it("takes a stage or a competition in a line of its own for that of the matches below", async () => {
  const friendly = `Date,Home,Away,Score\nLeague,,,\n15/05/2027,${A},${B},2-1\nFriendlies,,,\n16/05/2027,${C},${D},1-1`;
  const out = await read("mls", "results", friendly);
  expect([out.asks, outcomes(out)]).toEqual([[], ["left", "new", "left", "left"]]);
  const cup = `Semi-finals\n15/05/2027,${A},2-1,${B}\nFinal\n16/05/2027,${C},1-0,${D}`;
  const knockOut = await read("mls", "results", cup);
  expect(knockOut.asks).toMatchObject([{ lines: [2] }]);
  expect(knockOut.rows[3]?.record?.["stage"]).toBe("F");
  const titled = await read(
    "mls",
    "results",
    `County Cup\nDate,Home,Away,Score\n15/05/2027,${A},${B},2-1`,
  );
  expect(titled.columns.at(-1)?.remark).toContain("County Cup");
  expect(outcomes(titled)).toEqual(["new"]);
});

it.each([
  ["W1", "W2"],
  ["SF2 winner", "1st semi-final winner"],
  ["Semi-final winner 1", A],
  ["1A", "2B"],
  ["Best runner-up", "L SF1"],
])("makes no club of who goes through: %s v %s", async (one, other) => {
  const text = `Stage,Date,Home,Away\nSF1,15/05/2027,${A},${B}\nF,16/05/2027,${one},${other}`;
  const out = await read("mls", "fixtures", text);
  expect([out.newClubs, outcomes(out)]).toEqual([[], ["new", "left"]]);
});

it("keeps classes of a school that are called as places of groups are", async () => {
  const out = await read("mls", "fixtures", "Date,Home,Away\n15/05/2027,1A,2B");
  expect([out.newClubs, outcomes(out)]).toEqual([["1A", "2B"], ["new"]]);
});

it.each([
  "B Y E",
  "*** BYE ***",
  "BYE (no game)",
  "Bye 1",
  "n/a",
  "BYE",
  "Bye week",
  "bye round",
  "(bye)",
  "spielfrei",
  "Rest",
  "open date",
  "No opponent",
  "sitting out",
  "WALKOVER/BYE",
  "Ruhetag",
  "Idle",
  "-",
])("makes no club of a free round: %s", async (word) => {
  const text = `Round,Date,Home,Away\n1,15/05/2027,${A},${B}\n1,15/05/2027,${C},${word}`;
  const out = await read("mls", "fixtures", text);
  expect([out.newClubs, outcomes(out)]).toEqual([[], ["new", "left"]]);
});

it("names the characters that nobody sees and that are left out", async () => {
  const text = `Name,Club,Position\nMusa\u200B Bello,${A},Defender\nAda\u00AD Obi,${A},\u202EGoalkeeper\nAyo Eze,${A},Defender`;
  const { rows } = await read("mls", "players", text);
  expect(rows.map(({ record, remarks }) => [record?.["name"], remarks.join()])).toEqual([
    ["Musa Bello", expect.stringContaining("zero-width space")],
    ["Ada Obi", expect.stringContaining("soft hyphen, U+202E")],
    ["Ayo Eze", ""],
  ]);
});

it.each(["Remarks", "Notes", "Comments", "Bemerkung", "Info"])(
  "reads how a match ended in a column of %s",
  async (heading) => {
    const notes = [
      `${B} won 4-3 on penalties`,
      "after extra time",
      "Walkover",
      "abandoned 70'",
      "Kick-off delayed by rain",
      "Cole missed a penalty",
      "somebody won 4-3 on pens",
    ];
    const lines = notes.map((note, at) => {
      const score = at === 1 ? "2-1" : at === 2 ? "3-0" : "1-1";
      return `${at + 10}.05.2027,${A},${B},${score},${note}`;
    });
    const out = await read(
      "mls",
      "results",
      [`Date,Home,Away,Score,${heading}`, ...lines].join("\n"),
    );
    expect([out.asks, out.rows.map(inShort)]).toEqual([
      [],
      [
        `2 new ${A} 1-1 ${B} 2027-05-10 pens 3-4`,
        `3 new ${A} 2-1 ${B} 2027-05-11 aet`,
        `4 new ${A} 3-0 ${B} 2027-05-12 awarded A`,
        "5 refused",
        `6 new ${A} 1-1 ${B} 2027-05-14`,
        `7 new ${A} 1-1 ${B} 2027-05-15`,
        "8 refused",
      ],
    ]);
  },
);

it("reads a note beside a state that says only that a match is over", async () => {
  const text = `Date,Home,Away,Score,Status,Notes\n15.05.2027,${A},${B},2-2,FT,${B} won on pens (4-3)\n16.05.2027,${C},${D},0-0,FT,match abandoned at half-time\n17.05.2027,${A},${D},1-0,FT,Warm day`;
  const out = await read("mls", "results", text);
  expect(out.rows.map(inShort)).toEqual([
    `2 new ${A} 2-2 ${B} 2027-05-15 pens 3-4`,
    "3 refused",
    `4 new ${A} 1-0 ${D} 2027-05-17`,
  ]);
  expect(out.columns.at(-1)?.remark).toContain("left out");
});

it("asks who won where a status says only that a team was not there", async () => {
  const text = `Datum;Heim;Gast;Ergebnis;Status\n15.05.2027;${A};${B};2:1;gesp.\n16.05.2027;${C};${D};0:0;Nichtantritt Gast\n17.05.2027;${A};${D};0:0;abges.\n18.05.2027;${B};${C};1:1;Abbr.`;
  const out = await read("mls", "results", text);
  expect(out.asks).toMatchObject([{ lines: [3], choices: [C, D] }]);
  expect(outcomes(out)).toEqual(["new", "new", "left", "refused"]);
});

it("reads who did not appear in a column of notes", async () => {
  const text = `Date,Home,Away,Score,Remarks\n15.05.2027,${A},${B},3-0,${B} did not show up\n16.05.2027,${C},${D},0-0,both teams absent\n17.05.2027,${A},${D},1-0,Warm day`;
  const out = await read("mls", "results", text);
  expect([out.asks, out.rows.map(inShort)]).toEqual([
    [],
    [
      `2 new ${A} 3-0 ${B} 2027-05-15 awarded A`,
      `3 new ${C} 0-0 ${D} 2027-05-16 doubleForfeit`,
      `4 new ${A} 1-0 ${D} 2027-05-17`,
    ],
  ]);
  expect(out.columns.at(-1)?.remark).not.toContain("absent");
});

it.each(["Final/OT", "F/2OT", "Final - OT", "Final (2OT)", "OT"])(
  "reads an overtime among states: %s",
  async (word) => {
    const [one, other] = ["Hilltop Hawks", "Lagoon Waves"];
    const text = `Date,Home,Away,HS,AS,Status\n15.05.2027,${one},${other},78,70,Final\n16.05.2027,${other},${one},101,99,${word}`;
    const out = await read("mbl", "results", text);
    expect([out.asks, out.rows.map(inShort)]).toEqual([
      [],
      [`2 new ${one} 78-70 ${other} 2027-05-15`, `3 new ${other} 101-99 ${one} 2027-05-16 aet`],
    ]);
  },
);

it("knows the league by its short name and its address among other competitions", async () => {
  const text = `Comp.,Date,Home,Away,Score\nmls,15.05.2027,${A},${B},2-1\nFA Cup,16.05.2027,${C},${D},2-1\nTestimonial,17.05.2027,${A},${D},1-0`;
  const out = await read("mls", "results", text);
  expect([out.asks, outcomes(out)]).toEqual([[], ["new", "left", "left"]]);
});

it("numbers rounds that are said in words", async () => {
  const text = `Round,Date,Home,Away,Score\nFirst round,15.05.2027,${A},${B},2-1\nSecond round,16.05.2027,${C},${D},2-1\n3rd round,17.05.2027,${A},${D},1-0`;
  const out = await read("mls", "results", text);
  expect([out.asks, out.rows.map(({ record }) => record?.["gameWeek"])]).toEqual([[], [1, 2, 3]]);
});

it("reads cups and friendly matches under any heading", async () => {
  const text = `Date,Event Name,Home,Away,Score\n15.05.2027,League,${A},${B},2-1\n16.05.2027,Cup,${C},${D},3-0\n17.05.2027,Friendly,${A},${D},1-1`;
  const out = await read("mls", "results", text);
  expect(out.asks).toEqual([]);
  expect(outcomes(out)).toEqual(["new", "left", "left"]);
  // Words of other kinds beside them leave the column as it is, and each row says so.
  const mixed = await read("mls", "results", text.replace("League", "Sponsored by Lagoon Water"));
  expect(outcomes(mixed)).toEqual(["new", "new", "new"]);
  expect(mixed.rows.map(({ remarks }) => remarks.length)).toEqual([0, 1, 1]);
});

it("asks about “PO” beside a regular season, and keeps it as our own code elsewhere", async () => {
  const text = (week: string) =>
    `Date,Home,Away,Score,Phase\n15.05.2027,${A},${B},2-1,${week}\n16.05.2027,${C},${D},3-0,PO`;
  const out = await read("mls", "results", text("RS"));
  expect(out.asks).toMatchObject([{ lines: [3] }]);
  const own = await read("mls", "results", text(""));
  expect(own.asks).toEqual([]);
  expect(stages(own)[1]).toBe("PO");
});

it.each(["(postponed)", "[cancelled]", "(P-P)"])(
  "reads %s behind a club as the state of its match",
  async (mark) => {
    const text = `Date,Home,Away,Score\n15.05.2027,${A},${B},2-1\n16.05.2027,${C},${D} ${mark},`;
    const out = await read("mls", "results", text);
    expect(out.asks).toEqual([]);
    expect(outcomes(out)).toEqual(["new", "left"]);
    const fixtures = await read("mls", "fixtures", text);
    expect(fixtures.rows.map(({ record }) => record?.["teamB"])).toEqual([B, D]);
    expect(fixtures.rows[1]?.record?.["status"]).toMatch(/^(?:Postponed|Cancelled)$/i);
  },
);

it("names each of several columns that hold scores", async () => {
  const text = `Date,Home,Away,Leg 1,Leg 2\n15.05.2027,${A},${B},2-1,0-0`;
  const { columns, rows } = await read("mls", "results", text);
  expect(columns.filter(({ remark }) => remark !== null).map(({ heading }) => heading)).toEqual([
    "Leg 1",
    "Leg 2",
  ]);
  expect(rows.map(({ outcome }) => outcome)).toEqual(["refused"]);
});

it("reads letters in the columns of both figures as a walkover or a state", async () => {
  const text = `Date,Home,H,A,Away\n15.05.2027,${A},2,1,${B}\n16.05.2027,${C},H,W,${D}\n17.05.2027,${A},P,P,${D}\n18.05.2027,${B},A,W,${C}`;
  const out = await read("mls", "results", text);
  expect([out.asks, out.newClubs]).toEqual([[], []]);
  expect(out.rows.map(inShort)).toEqual([
    `2 new ${A} 2-1 ${B} 2027-05-15`,
    `3 new ${C} 3-0 ${D} 2027-05-16 awarded A`,
    "4 left",
    `5 new ${B} 0-3 ${C} 2027-05-18 awarded B`,
  ]);
});

it("takes a day in a cross of scores for a match to come", async () => {
  const cross = (sign: string) =>
    `,${A},${B},${C}\n${A},X,2${sign}1,0${sign}0\n${B},1${sign}1,X,4${sign}0\n${C},3${sign}2,05/12,X`;
  expect(outcomes(await read("mls", "results", cross("-"))).at(-1)).toBe("left");
  // Where all scores are written so, nothing says that it is a day.
  expect(outcomes(await read("mls", "results", cross("/"))).at(-1)).toBe("new");
});

it("reads how a match ended from the column “Duration” of an interface", async () => {
  const text = `Date,Home,Away,HG,AG,Duration\n15.05.2027,${A},${B},2,1,REGULAR\n16.05.2027,${C},${D},3,2,EXTRA_TIME\n17.05.2027,${A},${D},1,1,PENALTY_SHOOTOUT`;
  const { asks, rows } = await read("mls", "results", text);
  expect([asks, rows.map(({ outcome }) => outcome)]).toEqual([[], ["new", "new", "refused"]]);
  expect(rows.map(({ record }) => record?.["ending"] ?? "").slice(0, 2)).toEqual(["", "aet"]);
  expect(rows[2]?.remarks.join()).toContain("how many kicks");
});

it("takes a duration in minutes for no ending", async () => {
  const text = `Date,Home,Away,HG,AG,Duration\n15.05.2027,${A},${B},2,1,90\n16.05.2027,${C},${D},3,2,120`;
  const { columns, rows } = await read("mls", "results", text);
  expect(columns.at(-1)).toMatchObject({ heading: "Duration", field: null });
  expect(rows.map(({ outcome }) => outcome)).toEqual(["new", "new"]);
});

it.each(["Stage", "Phase", "Competition"])(
  "reads a numbered game week from the column “%s”",
  async (heading) => {
    const text = `${heading},Date,Home,Away,Score\nMatchday 4,15.05.2027,${A},${B},2-1\n5. Spieltag,16.05.2027,${C},${D},3-2`;
    const { asks, rows } = await read("mls", "results", text);
    expect(asks).toEqual([]);
    expect(rows.map(({ record }) => record?.["gameWeek"])).toEqual([4, 5]);
  },
);
