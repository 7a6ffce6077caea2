import { FirebaseError } from "firebase/app";
import type { RestAnswer } from "./rest";

/** What a busy emulator answers instead of yes or no: none of it is the rules' word. */
const NO_ANSWER: ReadonlySet<string> = new Set([
  "aborted",
  "cancelled",
  "deadline-exceeded",
  "resource-exhausted",
  "unavailable",
]);
const TRIES = 4;

/** Tries until the emulator answers, a few times at most. @throws what it answered last */
async function answered(attempt: () => Promise<unknown>, left = TRIES - 1): Promise<void> {
  try {
    await attempt();
  } catch (thrown) {
    const isNone = thrown instanceof FirebaseError && NO_ANSWER.has(thrown.code);
    if (!isNone || left === 0) throw thrown;
    await answered(attempt, left - 1);
  }
}

/**
 * Counts what was tried, and keeps what went the wrong way. Reads have to be of the server: what the SDK has in memory is
 * its own answer while a busy one keeps silent.
 */
export class Tally {
  forbidden = 0;
  allowed = 0;
  #told = { leaks: 0, refused: 0 };
  /** Forbidden operations that passed, or failed for another reason than the rules. */
  readonly leaks: string[] = [];
  /** Allowed operations that were refused. */
  readonly refused: string[] = [];

  /** What went the wrong way since this was asked last. */
  takeWrong(): string[] {
    const { leaks, refused } = this.#told;
    this.#told = { leaks: this.leaks.length, refused: this.refused.length };
    return [...this.leaks.slice(leaks), ...this.refused.slice(refused)];
  }

  /** Tries what the rules must refuse. */
  async forbid(what: string, attempt: () => Promise<unknown>): Promise<void> {
    this.forbidden += 1;
    try {
      await answered(attempt);
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
      await answered(attempt);
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
