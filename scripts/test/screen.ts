import { progressText, readProgress } from "./progress";
import { progressFile } from "./run";
import type { RunResult } from "./reports";
import type { Suite } from "./suites";

const LOOK_EVERY_MS = 1_000;
/** Where lines cannot be written over, one this often (ms). */
const LINE_EVERY_MS = 20_000;

/** Shows on the screen what the running suites do. */
export interface Screen {
  begin(suite: Suite): void;
  end(suite: Suite): void;
  /** Prints lines that stay. */
  print(text: string): void;
  close(): void;
}

/**
 * Writes the progress of the running suites into one line, again and again; as lines of their own where the output is
 * no terminal.
 * @param before the run before this one, which knows how many tests there are
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
