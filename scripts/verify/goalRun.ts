/** What goals share within one run: each thing is made when it is first asked for, and once. */
export class GoalRun {
  readonly #made = new Map<string, Promise<unknown>>();
  readonly #closers: (() => Promise<void>)[] = [];

  constructor(
    /** The goals of this run. */
    readonly selected: readonly string[],
    /** Runs as long as the goal table says, not only as long as CI has time. */
    readonly full: boolean,
    /** Where a line for people goes. */
    readonly say: (line: string) => void = console.log,
  ) {}

  /** The thing of that name; made on the first call, by `make`. */
  once<T>(name: string, make: () => Promise<T>): Promise<T> {
    const known = this.#made.get(name);
    // Only `make` of the same name has put it there.
    if (known) return known as Promise<T>;
    const made = make();
    this.#made.set(name, made);
    return made;
  }

  /** All of them in a full run; otherwise every so manyeth, the first of them at `first`. */
  sample<T>(all: readonly T[], every: number, first = 0): readonly T[] {
    return this.full ? all : all.filter((_, nth) => nth % every === first % every);
  }

  /** Called when the run is over, last registered first. */
  onClose(close: () => Promise<void>): void {
    this.#closers.unshift(close);
  }

  async close(): Promise<void> {
    for (const close of this.#closers.splice(0)) {
      await close().catch((thrown: unknown) => this.say(`While closing: ${String(thrown)}`));
    }
  }
}
