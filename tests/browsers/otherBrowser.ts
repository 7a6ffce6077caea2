/** A key that the checks press. */
export type Key = "/" | "ArrowDown" | "Enter";

/** A browser other than Chromium, driven through its own driver: only what the checks here need. */
export interface OtherBrowser {
  open(url: string): Promise<void>;
  /** What an expression is worth in the page, as JSON can say it. */
  ask(expression: string): Promise<unknown>;
  press(selector: string): Promise<void>;
  /** Types into what the selector names, as a keyboard does. */
  type(selector: string, text: string): Promise<void>;
  /** Presses a key where the focus is. */
  key(name: Key): Promise<void>;
  /** Console errors and uncaught exceptions since it was started, where its driver tells them. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}

/** Where the programs are that a browser needs. */
export interface Installed {
  readonly browser: string;
  readonly driver?: string;
}
