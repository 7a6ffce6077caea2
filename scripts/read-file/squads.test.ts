import { expect, it } from "vitest";
import { read } from "../../tests/harness/readText";

const A = "Kingsway Rovers";
const B = "Mount Trojans";

/** The rows of a list of players in short: line, outcome, name, club, number, position. */
async function players(text: string, league = "mls") {
  const out = await read(league, "players", text);
  const rows = out.rows.map(({ line, outcome, record }) => {
    const { name, club, jersey, position } = record ?? {};
    const said = [name, club, jersey, position].map((one) => one ?? "");
    return outcome === "new" ? [line, ...said].join("|") : `${line}|${outcome}`;
  });
  return { ...out, rows, remarks: out.rows.map((row) => row.remarks.join()) };
}

it("asks once whether lines without a club are of the club above", async () => {
  const { asks, rows } = await players(
    `Team,No.,Player,Position\n${A},1,Ayo Bello,GK\n,7,Bola Cole,MF\n${B},1,Dayo Diallo,Goalkeeper\n,5,Femi Eze,DF`,
  );
  expect(asks).toMatchObject([{ lines: [3, 5] }]);
  expect(rows).toEqual([
    `2|Ayo Bello|${A}|1|Goalkeeper`,
    `3|Bola Cole|${A}|7|Midfielder`,
    `4|Dayo Diallo|${B}|1|Goalkeeper`,
    `5|Femi Eze|${B}|5|Defender`,
  ]);
});

it.each([
  ["marks in brackets", `${A} squad\n1. Ayo Bello (GK)\n4. Bola Cole (C)\n9. Dayo Diallo`],
  ["emoji", `*${A}*\n1 Ayo Bello 🧤\n4 Bola Cole ©️\n9 Dayo Diallo ⚽`],
  [
    "dashes",
    `${A} team list 2026/27:\n1 - Ayo Bello - GK\n4 - Bola Cole (captain)\n9 - Dayo Diallo`,
  ],
  [
    "positions above",
    `${A}\nGoalkeepers:\n#1 Ayo Bello\n\nPlayers\n#4 Bola Cole [vc]\n#9 Dayo Diallo`,
  ],
])("reads numbered lines under a club, with %s", async (what, text) => {
  const { asks, rows } = await players(text);
  expect(asks).toEqual([]);
  const kept = rows.filter((row) => !row.endsWith("|left")).map((row) => row.replace(/^\d+\|/, ""));
  // A heading of all players does not end the position above it.
  const behind = what === "positions above" ? "Goalkeeper" : "";
  expect(kept).toEqual([
    `Ayo Bello|${A}|1|Goalkeeper`,
    `Bola Cole|${A}|4|${behind}`,
    `Dayo Diallo|${A}|9|${behind}`,
  ]);
});

it("reads several squads one below the other, with coaches and notes between", async () => {
  const { rows } = await players(
    `${A}\n1. Ayo Bello\n2. Bola Cole\nCoach: Ada Obi\n${B}\n1. Dayo Diallo\n2. Femi Eze (DF)\nTotal: 4`,
  );
  expect(rows).toEqual([
    "1|left",
    `2|Ayo Bello|${A}|1|`,
    `3|Bola Cole|${A}|2|`,
    "4|left",
    "5|left",
    `6|Dayo Diallo|${B}|1|`,
    `7|Femi Eze|${B}|2|Defender`,
    "8|left",
  ]);
});

it("reads two squads side by side under their clubs", async () => {
  const { asks, rows } = await players(
    `${A},,,${B},,\nNo,Name,Pos,No,Name,Pos\n1,Ayo Bello,GK,1,Dayo Diallo,GK\n7,Bola Cole,MF,5,Femi Eze,DF`,
  );
  expect(asks).toEqual([]);
  expect(rows.toSorted()).toEqual([
    `3|Ayo Bello|${A}|1|Goalkeeper`,
    `3|Dayo Diallo|${B}|1|Goalkeeper`,
    `4|Bola Cole|${A}|7|Midfielder`,
    `4|Femi Eze|${B}|5|Defender`,
  ]);
});

it.each([
  ["names alone", `${A},${B}\nAyo Bello,Dayo Diallo\nBola Cole,`],
  ["numbers in the cells", `${A};${B}\n1. Ayo Bello (GK);1. Dayo Diallo (GK)\n7. Bola Cole;`],
  ["numbers before both", `No,${A},${B}\n1,Ayo Bello,Dayo Diallo\n7,Bola Cole,`],
])("reads squads in columns under their clubs, with %s", async (_, text) => {
  const { asks, rows, newClubs } = await players(text);
  expect([asks, newClubs]).toEqual([[], []]);
  expect(rows.map((row) => row.split("|").slice(1, 3).join())).toEqual([
    `Ayo Bello,${A}`,
    `Dayo Diallo,${B}`,
    `Bola Cole,${A}`,
  ]);
});

it.each([
  [
    "headings and staff between",
    `${A}\nStarting XI\n1 Ayo Bello\n4 Bola Cole\nSubstitutes\n9 Dayo Diallo\nManager: Ada Obi\nPhysio - Kemi Ray`,
  ],
  [
    "pictures before the numbers",
    `🟡 *${A.toUpperCase()}* 🟡\nStarting XI 👇\n🛡️ 1. Ayo Bello (capt)\n⚽ 4️⃣ Bola Cole 🔥\nSubs:\n🇳🇬 9 - Dayo Diallo\n👔 Coach: Ada Obi`,
  ],
  ["figures in emoji", `${A} squad v ${B} 🔥\n1️⃣ Ayo Bello\n4️⃣ Bola Cole ⭐\n9️⃣ Dayo Diallo`],
])("reads numbered lines with %s", async (_, text) => {
  const { asks, rows } = await players(text);
  expect(asks).toEqual([]);
  expect(
    rows.filter((row) => !row.endsWith("|left")).map((row) => row.replace(/^\d+\|/, "")),
  ).toEqual([`Ayo Bello|${A}|1|`, `Bola Cole|${A}|4|`, `Dayo Diallo|${A}|9|`]);
});

it.each([
  [
    "positions ahead",
    `${A}\nGoalkeepers: Ayo Bello\nDefenders: Bola Cole, Femi Eze (c)\nForwards: Dayo Diallo`,
  ],
  [
    "numbers and positions ahead",
    `${A}\nGK: 1 Ayo Bello\nDF: 4 Bola Cole and 5 Femi Eze\nFW: 9 Dayo Diallo`,
  ],
])("reads several players of a line, with %s", async (what, text) => {
  const { asks, rows } = await players(text);
  const number = (one: string) => (what.startsWith("numbers") ? one : "");
  expect([asks, rows]).toEqual([
    [],
    [
      "1|left",
      `2|Ayo Bello|${A}|${number("1")}|Goalkeeper`,
      `3|Bola Cole|${A}|${number("4")}|Defender`,
      `3|Femi Eze|${A}|${number("5")}|Defender`,
      `4|Dayo Diallo|${A}|${number("9")}|Forward`,
    ],
  ]);
});

it.each([
  [
    "a position behind a comma",
    `${A}\n1) Ayo Bello, Goalkeeper\n4) Bola Cole, Defender\nCoach: Ada Obi\nAssistant coach: Ife Udo`,
  ],
  ["the position ahead", `${A}\nGK 1 Ayo Bello\nDEF #4 Bola Cole (c)`],
  ["all of a club in one", `${A}: 1. Ayo Bello (GK), 4. Bola Cole (DF)`],
  ["the number behind the name", `${A}\nAyo Bello 1 GK\nBola Cole 4 DF`],
  ["the number behind a sign", `*${A} squad*\n- Ayo Bello #1 (GK)\n- Bola Cole #4 (DF)`],
  ["the number in brackets", `${A}\nGoalkeeper\nAyo Bello (1)\nDefenders\nBola Cole (4)`],
  [
    "bars between cells",
    `| No | Name | Pos | Club |\n|---|:---:|---|---|\n| 1 | Ayo Bello | GK | ${A} |\n| 4 | Bola Cole | CB | ${A} |`,
  ],
])("reads lines of players with %s", async (_, text) => {
  const { asks, rows, newClubs } = await players(text);
  expect([asks, newClubs]).toEqual([[], []]);
  const kept = rows.filter((row) => !row.endsWith("|left")).map((row) => row.replace(/^\d+\|/, ""));
  expect(kept).toEqual([`Ayo Bello|${A}|1|Goalkeeper`, `Bola Cole|${A}|4|Defender`]);
});

it("reads two squads side by side without headings", async () => {
  const { asks, rows } = await players(
    `${A},,,${B},,\n1,Ayo Bello,GK,1,Dayo Diallo,GK\n7,Bola Cole,MF,5,Femi Eze,\n9,Kemi Asante,,,,`,
  );
  expect([asks, rows.toSorted()]).toEqual([
    [],
    [
      `2|Ayo Bello|${A}|1|Goalkeeper`,
      `2|Dayo Diallo|${B}|1|Goalkeeper`,
      `3|Bola Cole|${A}|7|Midfielder`,
      `3|Femi Eze|${B}|5|`,
      `4|Kemi Asante|${A}|9|`,
    ],
  ]);
});

it.each(["do.", "ditto", "″", '-"-'])("takes %s for the club of the line above", async (mark) => {
  const { asks, rows, newClubs } = await players(
    `Player\tClub\nAyo Bello\t${A}\nBola Cole\t${mark}\nDayo Diallo\t${B}\nFemi Eze\t${mark}`,
  );
  expect([asks, newClubs, rows.map((row) => row.split("|")[2])]).toEqual([[], [], [A, A, B, B]]);
});

it("takes no sum and no own goals for a player, and says where a number is taken", async () => {
  const { asks, rows, remarks } = await players(
    `#,Player,Club\n7,Ayo Bello,${A}\n7,Bola Cole,${A}\n,Team total,\n,Own goals,${A}`,
  );
  expect([asks, rows]).toEqual([
    [],
    [`2|Ayo Bello|${A}|7|`, `3|Bola Cole|${A}|7|`, "4|left", "5|left"],
  ]);
  expect(remarks[1]).toContain("Ayo Bello has number 7");
});

it("leaves coaches out of a list of players, with the reason", async () => {
  const { rows } = await players(
    `First,Last,Jersey Number,Position,Non-Player,Club\nAyo,Bello,7,F,No,${A}\nAda,Obi,,,Yes,${A}\nIfe,Udo,,Head coach,No,${A}`,
  );
  expect(rows).toEqual([`2|Ayo Bello|${A}|7|Forward`, "3|left", "4|left"]);
});

it("reads clubs behind a word for them, and leaves coaches and counts out", async () => {
  const head = "#,Name,Position";
  const { asks, newClubs, rows } = await players(
    `Team: ${A},,\n${head}\n1,Ayo Bello,Goalkeeper\n4,Bola Cole,Defender (C)\nManager: Ada Obi,,\nTeam: ${B},,\n${head}\n9,Femi Eze,Striker\nCoach,Ife Udo,\n,Kemi Ray (coach),\nPlayers: 3,,`,
  );
  expect([asks, newClubs, rows]).toEqual([
    [],
    [],
    [
      `3|Ayo Bello|${A}|1|Goalkeeper`,
      `4|Bola Cole|${A}|4|Defender`,
      "5|left",
      "6|left",
      `8|Femi Eze|${B}|9|Forward`,
      "9|left",
      "10|left",
      "11|left",
    ],
  ]);
});

it("reads a German squad", async () => {
  const { asks, rows } = await players(
    `Kader ${A} 2026/27;;\nRückennr.;Name, Vorname;Position\n1;Müller, Jürgen;TW\n8;von der Heide, Max;Mittelfeld\n;Trainer: Klaus Weiß;\nSpieler gesamt: 2;;`,
  );
  expect([asks, rows]).toEqual([
    [],
    [
      `3|Jürgen Müller|${A}|1|Goalkeeper`,
      `4|Max von der Heide|${A}|8|Midfielder`,
      "5|left",
      "6|left",
    ],
  ]);
});

it("reads a number with what stands beside it, and does not take 00 for 0", async () => {
  const { rows } = await players(
    `Name,Number,Club\nAyo Bello,12.,${A}\nBola Cole,10*,${A}\nKemi Asante,1 (GK),${A}\nDayo Diallo,-,${A}\nFemi Eze,0,${A}\nGbenga Fall,00,${A}\nIke Ola,n°9,${A}\nTobi Ray,4/14,${A}`,
  );
  expect(rows).toEqual([
    `2|Ayo Bello|${A}|12|`,
    `3|Bola Cole|${A}|10|`,
    `4|Kemi Asante|${A}|1|Goalkeeper`,
    `5|Dayo Diallo|${A}||`,
    `6|Femi Eze|${A}|0|`,
    "7|refused",
    `8|Ike Ola|${A}|9|`,
    "9|refused",
  ]);
});

it.each([
  ["Dr. O’Neil-Smith, Seán", "Dr. Seán O’Neil-Smith"],
  ["van der Berg, Jan", "Jan van der Berg"],
  ["Berg, van der, Jan", "Jan van der Berg"],
  ["Berg, Jan van der", "Jan van der Berg"],
  ["dos Santos, Ana (GK)", "Ana dos Santos"],
  ["Bello Jr., Ayo", "Ayo Bello Jr."],
  ["(C) Ray, Musa", "Musa Ray"],
  ["Bello, Jr.", "Bello, Jr."],
])("turns %s round", async (typed, name) => {
  const { rows } = await players(`Name;Club\n${typed};${A}`);
  expect(rows[0]?.split("|")[1]).toBe(name);
});

it.each([
  ["mls", "G", "Goalkeeper"],
  ["mls", "FW", "Forward"],
  ["mls", "Defenders", "Defender"],
  ["mls", "CB", "Defender"],
  ["mls", "Centre back", "Defender"],
  ["mls", "CDM", "Midfielder"],
  ["mls", "RW", "Forward"],
  ["mls", "Torhüter", "Goalkeeper"],
  ["mbl", "C", "Center"],
  ["mbl", "pg", "Point Guard"],
  ["mls", "Left wing", "Left wing"],
])("in %s the position %s is %s", async (league, code, position) => {
  const club = league === "mls" ? A : "Hilltop Hawks";
  const { rows } = await players(`Name,Position,Club\nAyo Bello,${code},${club}`, league);
  expect(rows[0]?.split("|")[4]).toBe(position);
});

it("reads a code in capitals behind a name, and the first of two positions", async () => {
  const { rows } = await players(`${A}\n7. Chidi Obi LW\n8. Bola Cole\n9. Femi A Eze`);
  expect(rows.slice(1)).toEqual([
    `2|Chidi Obi|${A}|7|Forward`,
    `3|Bola Cole|${A}|8|`,
    `4|Femi A Eze|${A}|9|`,
  ]);
  const listed = await players(
    `No,Name,Pos,Club\n4,Jan Berg,DF/MF,${A}\n5,Bola Cole,DF/Libero?,${A}`,
  );
  expect(listed.rows).toEqual([`2|Jan Berg|${A}|4|Defender`, `3|Bola Cole|${A}|5|DF/Libero?`]);
});
