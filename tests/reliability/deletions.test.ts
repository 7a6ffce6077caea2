import type { Page } from "@playwright/test";
import { parseRecord, type EntityKind, type RecordOf } from "../../src/records/record";
import { leagueBySlug } from "../../src/leagues";
import { decodeFields } from "../../src/data/rest/decode";
import { goal, measured } from "./goal";
import { loadAll } from "./poison/inspect";
import { sitDown } from "./world/desk";
import { openWindow } from "./world/browser";
import { emulated } from "./world/emulated";
import { adminPaths, recordPaths } from "./world/pages";

async function recordsOf<K extends EntityKind>(
  kind: K,
  collection: string,
): Promise<RecordOf<K>[]> {
  const all = await (await emulated()).list(collection);
  return [...all].flatMap(([id, fields]) => {
    const parsed = parseRecord(kind, id, decodeFields(fields));
    return parsed.ok && parsed.record.season === "" ? [parsed.record] : [];
  });
}

const counts = (text: string) =>
  [...text.matchAll(/\b(\d+) [a-z]/g)].map(([, number]) => Number(number));

/** Asks for a record's deletion and reads what the question says before it is confirmed. */
async function deleteByHand(page: Page, list: string, name: string): Promise<string> {
  await page.goto(`${list}?q=${encodeURIComponent(name)}`);
  await page
    .getByRole("button", { name: new RegExp(`^Delete .*${name}`) })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  // What is said counts when the button can be pressed.
  await dialog.getByRole("button", { name: /^Delete /, disabled: false }).waitFor();
  const text = await dialog.innerText();
  await dialog.getByRole("button", { name: /^Delete / }).click();
  await dialog.waitFor({ state: "hidden" });
  return text;
}

/** Pages that read football's records: its own, and those of all leagues. */
const readFootball = (paths: readonly string[]) =>
  paths.filter((path) => ["mls", undefined].includes(leagueBySlug(path.split("/")[1] ?? "")?.slug));

goal(
  {
    id: "F12",
    what: "Deleting what other records speak of",
    target: "warned with the count; nothing that is left breaks a page",
  },
  async () => {
    await (await emulated()).reset();
    const wrong: string[] = [];
    const results = await recordsOf("results", "mlsResults");
    const players = await recordsOf("players", "mlsPlayers");
    const standings = await recordsOf("standings", "mlsStandings");

    // Counted here anew, by a plain search of each record's text.
    const naming = (name: string) =>
      results.filter((result) => JSON.stringify(result).includes(name)).length;
    const [player] = players.toSorted((a, b) => naming(b.name) - naming(a.name));
    const [row] = standings;
    if (!player || !row) throw new Error("The seed has left a collection empty.");
    // The player is deleted first.
    const squad = players.filter(({ id, club }) => club === row.team && id !== player.id).length;
    const games = results.filter(({ teamA, teamB }) => [teamA, teamB].includes(row.team)).length;

    const { page, window } = await sitDown("/mls/admin-dashboard");
    const ofPlayer = await deleteByHand(page, "/mls/admin-dashboard/players", player.name);
    if (!counts(ofPlayer).includes(naming(player.name))) {
      wrong.push(`${player.name}: ${naming(player.name)} results, said: ${ofPlayer}`);
    }
    const ofRow = await deleteByHand(page, "/mls/admin-dashboard/standings", row.team);
    for (const count of [squad, games]) {
      if (!counts(ofRow).includes(count)) wrong.push(`${row.team}: ${count}, said: ${ofRow}`);
    }
    wrong.push(...(await loadAll(page, readFootball(adminPaths))), ...window.uncaught);
    await window.close();

    const visitor = await openWindow();
    wrong.push(
      ...(await loadAll(await visitor.context.newPage(), readFootball(recordPaths))),
      ...visitor.uncaught,
    );
    await visitor.close();
    await (await emulated()).reset();
    return measured(
      `a player named in ${naming(player.name)} results and a club with ${squad} players and ${games} results deleted; ` +
        `${readFootball([...adminPaths, ...recordPaths]).length} pages looked at, ${wrong.length} faults`,
      wrong,
      { enough: naming(player.name) > 0 && squad > 0 && games > 0 },
    );
  },
);
