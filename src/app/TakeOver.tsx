import { startTransition, useEffect, useState, type ReactNode } from "react";
import { DeliveredContext } from "@/data/useListing";
import { HydratedContext } from "@/ui/useHydrated";

interface TakeOverProps {
  /** The element holds the page that was rendered at build time. */
  readonly isDelivered: boolean;
  readonly children: ReactNode;
}

/**
 * Draws a delivered page first as it was delivered, and then, in a transition, in its form for this device,
 * now and with data: the browser can answer in between, which it could not with the snapshots of
 * `useSyncExternalStore`.
 */
export function TakeOver({ isDelivered, children }: TakeOverProps) {
  const [isTakenOver, setTakenOver] = useState(!isDelivered);
  useEffect(() => startTransition(() => setTakenOver(true)), []);
  return (
    <DeliveredContext value={!isTakenOver}>
      <HydratedContext value={isTakenOver}>{children}</HydratedContext>
    </DeliveredContext>
  );
}
