import { clock } from "@/domain/clock";
import { failure } from "./failure";

/**
 * The promise's outcome, unless it takes longer than `ms`: then the given action (abort a request,
 * say) is run and the failure is 'timeout'. What comes later is ignored.
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
