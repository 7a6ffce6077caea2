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
export function hearFaults(tell: (fault: Fault) => void): () => void {
  const hear = (thrown: unknown) => {
    const fault = faultHere(thrown);
    if (fault) tell(fault);
  };
  const onError = ({ error, message }: ErrorEvent) => hear(error ?? message);
  const onRejection = ({ reason }: PromiseRejectionEvent) => hear(reason);
  addEventListener("error", onError);
  addEventListener("unhandledrejection", onRejection);
  return () => {
    removeEventListener("error", onError);
    removeEventListener("unhandledrejection", onRejection);
  };
}
