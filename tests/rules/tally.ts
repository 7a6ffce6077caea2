import { FirebaseError } from "firebase/app";
import type { RestAnswer } from "./rest";

/** Counts what was tried, and keeps what went the wrong way. */
export class Tally {
  forbidden = 0;
  allowed = 0;
  /** Forbidden operations that passed, or failed for another reason than the rules. */
  readonly leaks: string[] = [];
  /** Allowed operations that were refused. */
  readonly refused: string[] = [];

  /** Tries what the rules must refuse. */
  async forbid(what: string, attempt: () => Promise<unknown>): Promise<void> {
    this.forbidden += 1;
    try {
      await attempt();
      this.leaks.push(`${what}: passed`);
    } catch (thrown) {
      const denied = thrown instanceof FirebaseError && thrown.code === "permission-denied";
      if (!denied) this.leaks.push(`${what}: ${String(thrown)}`);
    }
  }

  /** Tries what the rules must let through. */
  async allow(what: string, attempt: () => Promise<unknown>): Promise<void> {
    this.allowed += 1;
    try {
      await attempt();
    } catch (thrown) {
      this.refused.push(`${what}: ${String(thrown)}`);
    }
  }

  /** The same for a REST request: 403 is the rules' no. */
  async forbidRest(what: string, attempt: Promise<RestAnswer>): Promise<void> {
    this.forbidden += 1;
    const { status, body } = await attempt;
    if (status !== 403) this.leaks.push(`${what}: ${status} ${body.slice(0, 200)}`);
  }

  async allowRest(what: string, attempt: Promise<RestAnswer>): Promise<void> {
    this.allowed += 1;
    const { status, body } = await attempt;
    if (status !== 200) this.refused.push(`${what}: ${status} ${body.slice(0, 300)}`);
  }
}

/** Prints a measured figure of a goal of docs/reliability.md. */
export function report(goal: string, figure: string): void {
  process.stdout.write(`  ${goal}: ${figure}\n`);
}
