import { Component, useCallback, useEffect, type ReactNode } from "react";
import { faultHere, watchFaults } from "@/data/faults/watchFaults";
import type { Fault } from "@/domain/fault";
import { useConnection } from "@/session/ConnectionProvider";
import { useSession } from "@/session/SessionProvider";

/** Stores the faults of what is inside for the site's owners, while somebody with rights is signed in. */
export function FaultWatch({ children }: { readonly children: ReactNode }) {
  const { faults } = useConnection();
  const session = useSession();
  const mayStore = session.status === "signedIn" && session.rights !== null;
  const store = useCallback(
    (fault: Fault) => void (mayStore && faults.keep(fault)),
    [faults, mayStore],
  );
  useEffect(() => watchFaults(store), [store]);
  return <FaultCatcher onFault={store}>{children}</FaultCatcher>;
}

interface FaultCatcherProps {
  readonly onFault: (fault: Fault) => void;
  readonly children: ReactNode;
}

interface FaultCatcherState {
  readonly thrown: { readonly error: unknown } | null;
}

/** Catches what breaks a page, which no listener of the window does, and lets it through to the boundary that shows it. */
class FaultCatcher extends Component<FaultCatcherProps, FaultCatcherState> {
  override state: FaultCatcherState = { thrown: null };

  static getDerivedStateFromError(error: unknown): FaultCatcherState {
    return { thrown: { error } };
  }

  override render() {
    const { thrown } = this.state;
    if (thrown) {
      // What throws again is never in the page, so `componentDidCatch` is not called. The same is stored once.
      const fault = faultHere(thrown.error);
      if (fault) this.props.onFault(fault);
      throw thrown.error;
    }
    return this.props.children;
  }
}
