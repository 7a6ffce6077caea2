import { Component, useCallback, useEffect, type ReactNode } from "react";
import { faultHere, watchFaults } from "@/data/faults/watchFaults";
import type { Fault } from "@/domain/fault";
import { useConnection } from "@/session/ConnectionProvider";
import { useSession } from "@/session/SessionProvider";

/** Stores errors of the pages inside it for the site's owners, while a user with rights is signed in. */
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

/**
 * Catches errors of rendering, which no listener of the window receives, and throws them again for the error boundary
 * that shows them.
 */
class FaultCatcher extends Component<FaultCatcherProps, FaultCatcherState> {
  override state: FaultCatcherState = { thrown: null };

  static getDerivedStateFromError(error: unknown): FaultCatcherState {
    return { thrown: { error } };
  }

  override render() {
    const { thrown } = this.state;
    if (thrown) {
      // Stored here, because `componentDidCatch` is not called for a component that throws again. The same fault is
      // stored only once, although React may render several times.
      const fault = faultHere(thrown.error);
      if (fault) this.props.onFault(fault);
      throw thrown.error;
    }
    return this.props.children;
  }
}
