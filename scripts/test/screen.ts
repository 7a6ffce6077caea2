import { progressText, readProgress } from "./progress";
import { progressFile } from "./run";
import type { RunResult } from "./reports";
import type { Suite } from "./suites";

const LOOK_EVERY_MS = 1_000;
/** Time between two lines if the output is no terminal, in milliseconds. */
const LINE_EVERY_MS = 20_000;

/** The display of the running suites' progress. */
export interface Screen {
  begin(suite: Suite): void;
  end(suite: Suite): void;
  /** Prints text that stays on the screen. */
  print(text: string): void;
  close(): void;
}

/**
 * Shows the progress of the running suites in one line that it overwrites; in separate lines if the output is no
 * terminal.
 * @param before the last run, for the numbers of all tests; null if there was none
 */
export function openScreen(folder: string, before: RunResult | null): Screen {
  const isTerminal = process.stdout.isTTY;
  const running = new Map<Suite, number>();
  let next = Date.now() + LINE_EVERY_MS;

  const line = () =>
    [...running]
      .map(([suite, began]) => {
        const last = before?.suites.find(({ name }) => name === suite.name)?.counts;
        const all = last && last.passed + last.failed + last.skipped;
        const seconds = (Date.now() - began) / 1000;
        return progressText(suite.name, readProgress(progressFile(folder, suite)), seconds, all);
      })
      .join(" · ");
  const erase = () => {
    if (isTerminal) process.stdout.write("\r\u001b[K");
  };
  const timer = setInterval(() => {
    if (running.size === 0) return;
    if (isTerminal) {
      erase();
      process.stdout.write(`  ${line()}`.slice(0, process.stdout.columns));
    } else if (Date.now() >= next) {
      next = Date.now() + LINE_EVERY_MS;
      console.log(`  … ${line()}`);
    }
  }, LOOK_EVERY_MS);

  return {
    begin: (suite) => void running.set(suite, Date.now()),
    end: (suite) => void running.delete(suite),
    print: (text) => {
      erase();
      console.log(text);
    },
    close: () => {
      clearInterval(timer);
      erase();
    },
  };
}
