import { onTestFinished } from "vitest";

const ACT = "IS_REACT_ACT_ENVIRONMENT";

/**
 * Makes React handle a user's action as in a browser: it draws urgent updates at once and the others later. With
 * user-event and fireEvent, all updates would be drawn before the test continues. The later updates may come until the
 * end of the test, so until then React must not expect them inside `act`.
 */
export function unhurried<A extends unknown[]>(act: (...args: A) => void) {
  return async (...args: A): Promise<void> => {
    const before: unknown = Reflect.get(globalThis, ACT);
    onTestFinished(() => void Reflect.set(globalThis, ACT, before));
    Reflect.set(globalThis, ACT, false);
    act(...args);
    // React draws urgent updates in a microtask.
    await Promise.resolve();
  };
}
