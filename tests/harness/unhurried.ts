import { onTestFinished } from "vitest";

const ACT = "IS_REACT_ACT_ENVIRONMENT";

/**
 * An act of a person as a browser takes it: what is urgent is drawn at once, what may wait follows. With
 * user-event and fireEvent all would be drawn before the test goes on. What follows may take until the test's end, so
 * until then React is not to expect it within an act of the testing library.
 */
export function unhurried<A extends unknown[]>(act: (...args: A) => void) {
  return async (...args: A): Promise<void> => {
    const before: unknown = Reflect.get(globalThis, ACT);
    onTestFinished(() => void Reflect.set(globalThis, ACT, before));
    Reflect.set(globalThis, ACT, false);
    act(...args);
    // React draws what is urgent in a microtask.
    await Promise.resolve();
  };
}
