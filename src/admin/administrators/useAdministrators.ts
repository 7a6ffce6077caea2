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
  readonly administrators: readonly (Administrator & { readonly last: LastChange | null })[];
}

async function readPeople({ access }: Connection): Promise<People> {
  const [requests, found] = await Promise.all([requestsOf(access).read(), access.administrators()]);
  const administrators = await Promise.all(
    found.map(async (one) => ({
      ...one,
      // The last change is only a detail: if it cannot be loaded, the page is shown all the same.
      last: await access.lastChangeOf(one.uid).catch(() => null),
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
 * page. `busy` is the uid of the account whose rights are being saved; null if none.
 */
export function useAdministrators() {
  const connection = useConnection();
  const run = useCallback(() => readPeople(connection), [connection]);
  const task = useRead(run);
  const [busy, setBusy] = useState<string | null>(null);

  /** @param uid the account whose rights are changed @param done text of the notice after the save */
  const change = async (uid: string, done: string, save: () => Promise<void>) => {
    setBusy(uid);
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
      setBusy(null);
    }
  };
  return { task, people: useLastRead(task), busy, change, access: connection.access };
}
