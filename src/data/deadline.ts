import { clock } from "@/domain/clock";
import { failure } from "./failure";

/**
 * Returns the promise's outcome. If it takes longer than `ms`, rejects with the failure 'timeout' and calls
 * `onTimeout`, which can abort a request, for example. A later outcome is ignored.
 */
export function withDeadline<T>(
  promise: Promise<T>,
  ms: number,
  onTimeout: () => void = () => {},
): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(ms, () => {
      reject(failure("timeout"));
      onTimeout();
    });
    promise.then(resolve, reject).finally(cancel);
  });
}
