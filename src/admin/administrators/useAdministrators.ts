import { useCallback, useState } from "react";
import type { Administrator, LastChange } from "@/data/access";
import { asFailure } from "@/data/failure";
import type { RightsRequest } from "@/data/requests";
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
  })[];
}

async function readPeople({ access }: Connection): Promise<People> {
  const [requests, found] = await Promise.all([requestsOf(access).read(), access.administrators()]);
  const administrators = await Promise.all(
    found.map(async (one) => ({
      ...one,
      // The last change is only a detail: if it cannot be loaded, the page is shown all the same.
      last: await access.lastChangeOf(one.uid).catch(() => undefined),
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
