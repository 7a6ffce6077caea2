import { measured, type MeasuredGoal } from "../goal";
import { followTogether } from "../load/listeners";
import { loadProject, seconds } from "../load/loadProject";
import { readTogether } from "../load/visitors";
import { emulated } from "../world/emulated";

const RECORDS = 400;
const LISTENERS_P95 = 12_000;
const VISITORS_P95 = 6_000;

export const listeners: MeasuredGoal = {
  id: "L1",
  what: "100 live listeners on a league of 400 fixtures",
  target: "0 errors, 100 % of updates delivered, p95 at most 12 s",
  inCi: false,
  minutes: 1,
  async run(bench) {
    const { firestoreHost } = await emulated(bench);
    const project = await loadProject(firestoreHost, "demo-load-listeners", RECORDS);
    const { delivered, expected, errors, median, p95, start } = await followTogether(project);
    await project.clear();
    const figure =
      `${delivered} of ${expected} updates delivered, ${errors.length} errors, ` +
      `p50 ${seconds(median)}, p95 ${seconds(p95)}; all 100 connected after ${seconds(start)}`;
    return measured(figure, errors, {
      enough: delivered === expected,
      late: p95 > LISTENERS_P95 ? [`p95 is ${seconds(p95)}`] : [],
    });
  },
};

export const visitors: MeasuredGoal = {
  id: "L2",
  what: "300 visitors read a league of 400 fixtures in the same instant",
  target: "0 errors, p95 at most 6 s",
  inCi: true,
  minutes: 1,
  async run(bench) {
    const { firestoreHost } = await emulated(bench);
    const project = await loadProject(firestoreHost, "demo-load-visitors", RECORDS);
    // The first reading warms the emulator up.
    await readTogether(project, 5);
    const published = await readTogether(project);
    await project.unpublish();
    const listed = await readTogether(project);
    await project.clear();
    const of = ({ errors, median, p95, rate }: typeof published) =>
      `${errors.length} errors, p50 ${seconds(median)}, p95 ${seconds(p95)}, ${rate.toFixed(0)} a second`;
    return measured(
      `published: ${of(published)}; listed: ${of(listed)}`,
      [...published.errors, ...listed.errors],
      {
        late: [published, listed]
          .filter(({ p95 }) => p95 > VISITORS_P95)
          .map(({ p95 }) => `p95 is ${seconds(p95)}`),
      },
    );
  },
};
