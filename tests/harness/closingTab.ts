import { cleanup } from "@testing-library/react";
import { vi } from "vitest";
import type { Documents } from "@/data/documents";
import type { Connection } from "@/session/ConnectionProvider";
import { openAdmin } from "./adminScene";

const never = () => new Promise<never>(() => {});

/** A tab that is closed in the middle of its saves: from a moment on, none of them is answered any more. */
export interface ClosingTab {
  /** Goes into the scene in place of the connection that it is given. */
  readonly change: (connection: Connection) => Connection;
  /** Closes the tab after that many more saves; the record of a batch is one of them. */
  readonly closeAfter: (saves: number) => void;
  /**
   * Waits until it is closed, which is when one more save is on its way, and opens another one there.
   * @param after minutes, at the device of another administrator of football; the same device at once without it. Fake
   * timers are on where it is given.
   */
  readonly reopen: (at: string, after?: number) => Promise<Connection>;
}

/** The documents of an embedded connection: it hands them out to be read, and saves through the same object. */
const documentsOf = (connection: Connection): { -readonly [K in keyof Documents]: Documents[K] } =>
  (connection as unknown as { readonly documents: Documents }).documents;

/** Makes such a tab, for one scene. */
export function closingTab(): ClosingTab {
  let left = Infinity;
  let close = () => {};
  let known: Connection | null = null;
  const closed = new Promise<void>((resolve) => (close = resolve));
  return {
    change(connection) {
      known = connection;
      const documents = documentsOf(connection);
      const { transact } = documents;
      documents.transact = (run) => {
        if (left > 0) {
          left -= 1;
          return transact(run);
        }
        close();
        return never();
      };
      return connection;
    },
    closeAfter: (saves) => void (left = saves),
    async reopen(at, after) {
      await closed;
      if (!known) throw new Error("No tab was open.");
      left = Infinity;
      cleanup();
      if (after !== undefined) {
        await known.identity.signOut();
        await known.identity.signIn("football@arena.example", "secret");
        localStorage.clear();
        vi.setSystemTime(Date.now() + after * 60_000);
      }
      await openAdmin(at, { after: known });
      return known;
    },
  };
}
