import { entries } from "@arena/leagues/entries";
import type { Page } from "@playwright/test";
import type { Scene } from "../../tests/harness/scenes";
import { firstClub, firstLeague, inFirstLeague } from "../../scripts/firstLeague";

/** The states of a database without data, for which screenshots are taken. */
export const states = ["loading", "failed", "empty"] as const;
export type State = (typeof states)[number];

const REQUESTS = "**/v1/projects/**";
const headers = { "access-control-allow-origin": "*" };

/** Answers all requests for data by the state: never, with a failure, or with no data. */
export async function answerData(page: Page, state: State): Promise<void> {
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.route(REQUESTS, async (route) => {
    if (state === "failed") return route.abort();
    if (state === "loading") return;
    const isList = !/\/documents\/published\//.test(route.request().url());
    return isList
      ? route.fulfill({ json: {}, headers })
      : route.fulfill({ status: 404, json: {}, headers });
  });
}

const pages = [
  "/",
  ...["home", "players", "matches", "results", "standings", "stats"].map(inFirstLeague),
  inFirstLeague(`clubs/${firstClub.slug}`),
  ...entries.filter(({ slug }) => slug !== firstLeague.slug).map(({ slug }) => `/${slug}/home`),
];

/** Returns the scenes of the pages that read data, in one state. */
export function stateScenes(state: State): Scene[] {
  return pages.map((path) => ({
    name: `${state}-${path.slice(1).replaceAll("/", "-") || "landing"}`,
    path,
    busy: state === "loading",
  }));
}
