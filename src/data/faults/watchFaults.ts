import { faultOf, type Fault } from "@/domain/fault";

/** What was thrown, with this page's address, browser and version; null where it is no fault of the site. */
export const faultHere = (thrown: unknown): Fault | null =>
  faultOf(thrown, {
    pathname: location.pathname,
    origin: location.origin,
    version: import.meta.env.VITE_VERSION ?? "",
    agent: navigator.userAgent,
  });

/** Reports each fault that nothing in the page has caught. @returns ends it */
export function watchFaults(onFault: (fault: Fault) => void): () => void {
  const report = (thrown: unknown) => {
    const fault = faultHere(thrown);
    if (fault) onFault(fault);
  };
  const onError = ({ error, message }: ErrorEvent) => report(error ?? message);
  const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason);
  addEventListener("error", onError);
  addEventListener("unhandledrejection", onRejection);
  return () => {
    removeEventListener("error", onError);
    removeEventListener("unhandledrejection", onRejection);
  };
}
