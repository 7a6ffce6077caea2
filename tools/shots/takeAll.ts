import { availableParallelism } from "node:os";
import type { BrowserContext } from "@playwright/test";
import { progressNote } from "../../scripts/test/progress";
import { takeVisit, type Shot, type Taken } from "./camera";
import type { Studio } from "./studio";
import type { Visit } from "./table";

/** Takes the pictures of all visits into a folder, several pages at once. */
export async function takeAll(
  studio: Studio,
  visits: readonly Visit[],
  folder: string,
): Promise<Taken> {
  const shots: Shot[] = [];
  const faults: string[] = [];
  const waiting = [...visits];
  const note = progressNote();
  const all = visits.reduce((sum, { looks }) => sum + looks.length, 0);
  const alike = (one: Visit, other: Visit) => one.role === other.role && one.state === other.state;

  const lane = async () => {
    let last: { readonly visit: Visit; readonly context: BrowserContext } | undefined;
    for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
      if (!last || !alike(last.visit, visit)) {
        await last?.context.close();
        last = { visit, context: await studio.open(visit) };
      }
      const taken = await takeVisit(last.context, visit, folder);
      shots.push(...taken.shots);
      faults.push(...taken.faults);
      note({ tests: shots.length, failed: faults.length, all });
    }
    await last?.context.close();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return { shots, faults };
}
