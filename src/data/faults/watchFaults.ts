import { faultOf, type Fault } from "@/domain/fault";

/**
 * Returns the fault for an error on this page, with the page's address, the browser and the version; null if the error
 * is not the site's.
 */
export const faultHere = (thrown: unknown): Fault | null =>
  faultOf(thrown, {
    pathname: location.pathname,
    origin: location.origin,
    version: import.meta.env.VITE_VERSION ?? "",
    agent: navigator.userAgent,
  });

/** Reports each uncaught error in the page that is a fault of the site. @returns a function that ends this */
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
