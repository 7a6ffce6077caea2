import { setTimeout as sleep } from "node:timers/promises";
import { goal, isFull, isSoak, measured } from "./goal";
import { field } from "../harness/desk";
import {
  isOnForm,
  NEW_PLAYER,
  outcomeOf,
  playersNamed,
  pressSave,
  retryUntilSaved,
  sitDown,
  typePlayer,
  type Desk,
} from "./world/desk";
import { emulated } from "./world/emulated";
import { inParallel } from "./world/inParallel";
import { site } from "./world/site";

/** Save and look-up of its outcome take 14 s at most; the rest is the machine's. */
const TOLD_WITHIN = 15_000;
/** After this nobody counts as told. */
const PATIENCE = 60_000;
const RETRY_WITHIN = 90_000;
const AT_ONCE = 3;
const RUNS = isSoak ? 30 : isFull ? 6 : AT_ONCE;

/** A way in which the server fails around a save. */
interface Fault {
  readonly how: string;
  readonly begin: () => Promise<void>;
  readonly end: () => Promise<void>;
  /** Whether it begins before the buttons are pressed. */
  readonly before: boolean;
}

const FAULTS: readonly Fault[] = [
  {
    how: "killed",
    before: false,
    begin: async () => (await site()).firestore.die(),
    end: async () => (await site()).firestore.revive(),
  },
  {
    how: "answers lost",
    before: true,
    begin: async () => (await site()).firestore.mute(),
    end: async () => (await site()).firestore.revive(),
  },
  {
    how: "frozen",
    before: true,
    begin: async () => void process.kill(await (await emulated()).javaPid(), "SIGSTOP"),
    end: async () => void process.kill(await (await emulated()).javaPid(), "SIGCONT"),
  },
];

/** What is not as it should be, and what only takes longer than it should. */
interface Faults {
  readonly wrong: string[];
  readonly late: string[];
}

interface Told {
  slowest: number;
  failed: number;
  saved: number;
}

/** What is true after a save ended in `outcome` and its author has pressed Retry where it failed. */
async function judge({ page }: Desk, name: string, where: string, wrong: string[]): Promise<void> {
  if (isOnForm(page) && !(await retryUntilSaved(page, RETRY_WITHIN))) {
    wrong.push(`${where}: Retry does not save`);
  }
  const stored = await playersNamed(name);
  if (stored.length !== 1) wrong.push(`${where}: ${stored.length} records after Retry`);
  else if (stored[0]?.["version"] !== 1) wrong.push(`${where}: saved more than once`);
}

/** One round: some administrators press Save while the server fails, and go on when it is back. */
async function round(
  fault: Fault,
  names: readonly string[],
  told: Told,
  { wrong, late }: Faults,
): Promise<void> {
  const desks = await inParallel(names, AT_ONCE, async (name) => {
    const desk = await sitDown(NEW_PLAYER);
    await typePlayer(desk.page, name, "11");
    return { desk, name, where: `${fault.how}, ${name}` };
  });
  if (fault.before) await fault.begin();
  const pressed = await Promise.all(
    desks.map(async ({ desk }) => {
      await pressSave(desk.page);
      return Date.now();
    }),
  );
  if (!fault.before) {
    await sleep(Math.random() * 60);
    await fault.begin();
  }
  const outcomes = await Promise.all(
    desks.map(({ desk }, nth) => outcomeOf(desk.page, pressed[nth] ?? 0, PATIENCE)),
  );
  for (const [nth, outcome] of outcomes.entries()) {
    const one = desks[nth];
    if (!one) continue;
    if (outcome.told === "nothing") wrong.push(`${one.where}: nobody is told`);
    else told.slowest = Math.max(told.slowest, outcome.after);
    if (outcome.told === "failed") {
      told.failed += 1;
      if (outcome.after > TOLD_WITHIN) late.push(`${one.where}: told after ${outcome.after} ms`);
      const kept =
        (await field(one.desk.page, "Name").inputValue()) === one.name &&
        (await field(one.desk.page, "Jersey number").inputValue()) === "11";
      if (!kept) wrong.push(`${one.where}: the typing is gone`);
    }
  }
  await fault.end();
  for (const [nth, outcome] of outcomes.entries()) {
    const one = desks[nth];
    if (!one || outcome.told !== "saved") continue;
    told.saved += 1;
    const stored = await playersNamed(one.name);
    if (stored.length !== 1) wrong.push(`${one.where}: “saved”, but ${stored.length} are stored`);
  }
  await Promise.all(desks.map(({ desk, name, where }) => judge(desk, name, where, wrong)));
  for (const { desk } of desks) {
    wrong.push(...desk.window.uncaught);
    await desk.window.close();
  }
}

goal(
  {
    id: "F2",
    what: "Server killed, deaf or frozen in the middle of a save",
    target:
      "told ≤ 15 s; typing kept; one record after Retry; “saved” only when it is (3 runs each; 6 in full, 30 in soak)",
    isSlow: true,
  },
  async () => {
    await (await emulated()).reset();
    const faults: Faults = { wrong: [], late: [] };
    const parts: string[] = [];
    for (const fault of FAULTS) {
      const told: Told = { slowest: 0, failed: 0, saved: 0 };
      for (let from = 0; from < RUNS; from += AT_ONCE) {
        const names = Array.from({ length: AT_ONCE }, (_, nth) => `${fault.how} ${from + nth + 1}`);
        await round(fault, names, told, faults).finally(() => fault.end());
      }
      parts.push(
        `${fault.how}: ${RUNS} saves, ${told.failed} told as failed within ${(told.slowest / 1000).toFixed(1)} s, ${told.saved} saved all the same`,
      );
    }
    return measured(
      `${parts.join("; ")}; ${faults.wrong.length} lost, doubled or untold`,
      faults.wrong,
      faults,
    );
  },
);

goal(
  {
    id: "F3",
    what: "Saving without a network",
    target: "told ≤ 15 s, nothing queued; afterwards the database holds what the page says",
    isSlow: true,
  },
  async () => {
    await (await emulated()).reset();
    const wrong: string[] = [];
    const late: string[] = [];
    let slowest = 0;
    const delays = isFull ? Array.from({ length: RUNS }, (_, nth) => nth * 10 - 10) : [-1, 0, 40];
    await inParallel(delays, AT_ONCE, async (delay, nth) => {
      const where = delay < 0 ? "offline before the press" : `offline ${delay} ms after the press`;
      const name = `Offline ${nth + 1}`;
      const desk = await sitDown(NEW_PLAYER);
      const { page, window } = desk;
      await typePlayer(page, name, "11");
      if (delay < 0) await window.context.setOffline(true);
      await pressSave(page);
      const pressed = Date.now();
      if (delay >= 0) {
        await sleep(delay);
        await window.context.setOffline(true);
      }
      const outcome = await outcomeOf(page, pressed, PATIENCE);
      if (outcome.told === "nothing") wrong.push(`${where}: nobody is told`);
      else slowest = Math.max(slowest, outcome.after);
      if (outcome.told === "failed" && outcome.after > TOLD_WITHIN) {
        late.push(`${where}: told after ${outcome.after} ms`);
      }
      const before = (await playersNamed(name)).length;
      await window.context.setOffline(false);
      // A save that waited somewhere for the network would arrive now.
      await sleep(3_000);
      const after = (await playersNamed(name)).length;
      if (after !== before) wrong.push(`${where}: a queued save arrived later`);
      const unknown = outcome.told === "failed" && /not known/.test(outcome.text);
      const claimed = outcome.told === "saved" ? 1 : 0;
      if (!unknown && after !== claimed) {
        wrong.push(`${where}: the page says ${claimed}, the database holds ${after}`);
      }
      await judge(desk, name, where, wrong);
      wrong.push(...window.uncaught);
      await window.close();
    });
    return measured(
      `${delays.length} saves, told within ${(slowest / 1000).toFixed(1)} s; ${wrong.length} queued, doubled or untrue`,
      wrong,
      { late },
    );
  },
);
