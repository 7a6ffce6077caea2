import { goal, measured } from "./goal";
import { followTogether } from "./load/listeners";
import { loadProject, seconds } from "./load/loadProject";
import { readTogether } from "./load/visitors";
import { emulated } from "./world/emulated";

const RECORDS = 400;
const LISTENERS_P95 = 12_000;
const VISITORS_P95 = 6_000;

goal(
  {
    id: "L1",
    what: "100 live listeners on a league of 400 fixtures",
    target: "0 errors, 100 % of updates delivered, p95 at most 12 s",
    isLong: true,
  },
  async () => {
    const { firestoreHost } = await emulated();
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
);

/** Readings by all visitors that are not counted: a service that never stops has its code compiled. */
const WARM_UPS = 2;

goal(
  {
    id: "L2",
    what: "300 visitors read a league of 400 fixtures in the same instant",
    target: "0 errors, p95 at most 6 s",
    isLong: true,
  },
  async () => {
    const { firestoreHost } = await emulated();
    const project = await loadProject(firestoreHost, "demo-load-visitors", RECORDS);
    const errors: string[] = [];
    const read = async () => {
      const visited = await readTogether(project);
      errors.push(...visited.errors);
      return visited;
    };
    for (let turn = 0; turn < WARM_UPS; turn += 1) await read();
    const published = await read();
    // Where nothing is published visitors list the collection: seldom, so it must only go well.
    await project.unpublish();
    const listed = await read();
    await project.clear();
    const of = ({ median, p95, rate }: typeof published) =>
      `p50 ${seconds(median)}, p95 ${seconds(p95)}, ${rate.toFixed(0)} a second`;
    return measured(
      `${errors.length} errors; published: ${of(published)} (where nothing is published: ${of(listed)})`,
      errors,
      { late: published.p95 > VISITORS_P95 ? [`p95 is ${seconds(published.p95)}`] : [] },
    );
  },
);
