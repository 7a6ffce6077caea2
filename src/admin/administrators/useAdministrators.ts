import { useCallback, useState } from "react";
import type { Administrator, LastChange } from "@/data/access";
import { asFailure } from "@/data/failure";
import type { RightsRequest } from "@/data/requests";
import { leagueBySlug } from "@/leagues";
import { useConnection, type Connection } from "@/session/ConnectionProvider";
import { notices } from "../notices/notices";
import { useLastRead, useRead } from "@/data/useRead";
import { requestsOf } from "./requests";

/** The administrators, each with the last change, and the open requests for rights. */
export interface People {
  readonly requests: readonly RightsRequest[];
  readonly administrators: readonly (Administrator & {
    /** The last change; null if there is none, undefined if it could not be loaded. */
    readonly last: LastChange | null | undefined;
    /** The names of the clubs of a captain. */
    readonly clubs: readonly string[];
  })[];
}

/**
 * Loads the names of a league's clubs by the ids of their records. Costs one read for each league with a captain; empty
 * if they cannot be loaded, because the page is useful without them.
 */
async function clubNamesOf({ store }: Connection, slug: string): Promise<Map<string, string>> {
  const league = leagueBySlug(slug);
  const teams = league && (await store.list(league, "teams").catch(() => undefined));
  return new Map(teams?.records.map(({ id, name }) => [id, name]));
}

async function readPeople(connection: Connection): Promise<People> {
  const { access } = connection;
  const [requests, found] = await Promise.all([requestsOf(access).read(), access.administrators()]);
  const withCaptains = [...new Set(found.flatMap(({ captainOf = {} }) => Object.keys(captainOf)))];
  const clubNames = new Map(
    await Promise.all(
      withCaptains.map(async (slug) => [slug, await clubNamesOf(connection, slug)] as const),
    ),
  );
  const administrators = await Promise.all(
    found.map(async (one) => ({
      ...one,
      // The last change is only a detail: if it cannot be loaded, the page is shown all the same.
      last: await access.lastChangeOf(one.uid).catch(() => undefined),
      clubs: Object.entries(one.captainOf ?? {}).flatMap(
        ([slug, club]) => clubNames.get(slug)?.get(club) ?? [],
      ),
    })),
  );
  const owners = (role: string) => (role === "owner" ? 0 : 1);
  return {
    requests,
    administrators: administrators.toSorted(
      (a, b) => owners(a.role) - owners(b.role) || a.email.localeCompare(b.email),
    ),
  };
}

/**
 * Loads the administrators and the requests for rights, and saves changes of rights with a notice at the foot of the
 * page. `busy` holds the uids of the accounts whose rights are being saved.
 */
export function useAdministrators() {
  const connection = useConnection();
  const run = useCallback(() => readPeople(connection), [connection]);
  const task = useRead(run);
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  /** @param uid the account whose rights are changed @param done text of the notice after the save */
  const change = async (uid: string, done: string, save: () => Promise<void>) => {
    setBusy((before) => new Set([...before, uid]));
    try {
      await save();
      notices.show({ text: done, tone: "done" });
      task.again();
    } catch (thrown) {
      const { message } = asFailure(thrown);
      notices.show({
        text: `Nothing was changed. ${message}`,
        tone: "error",
        action: { label: "Try again", run: () => void change(uid, done, save) },
      });
    } finally {
      setBusy((before) => new Set([...before].filter((one) => one !== uid)));
    }
  };
  return { task, people: useLastRead(task), busy, change, access: connection.access };
}
