import { cleanup } from "@testing-library/react";
import { vi } from "vitest";
import type { Documents } from "@/data/documents";
import type { Connection } from "@/session/ConnectionProvider";
import { openAdmin } from "./adminScene";

const never = () => new Promise<never>(() => {});

/** Simulates a tab that is closed in the middle of its saves: from then on no save gets an answer. */
export interface ClosingTab {
  /** The option `change` for `openAdmin`. */
  readonly change: (connection: Connection) => Connection;
  /** Closes the tab after this number of further saves; the record of a batch counts as one save. */
  readonly closeAfter: (saves: number) => void;
  /**
   * Waits until the tab is closed, which is at the next save after the allowed ones, and opens a new tab.
   * @param at the address
   * @param after if set, the new tab is on the device of another administrator of football, this number of minutes
   * later; the test must use fake timers. If undefined, it is on the same device at once.
   */
  readonly reopen: (at: string, after?: number) => Promise<Connection>;
}

/**
 * Returns the documents of an embedded connection. It saves through the same object, so methods can be replaced in it.
 */
const documentsOf = (connection: Connection): { -readonly [K in keyof Documents]: Documents[K] } =>
  (connection as unknown as { readonly documents: Documents }).documents;

/** Makes a tab for one scene that can be closed in the middle of its saves. */
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
