import { startTransition, useEffect, useState, type ReactNode } from "react";
import { DeliveredContext } from "@/data/useListing";
import { HydratedContext } from "@/ui/useHydrated";

interface TakeOverProps {
  /** Whether the root element contains the page as it was rendered at build time. */
  readonly isDelivered: boolean;
  readonly children: ReactNode;
}

/**
 * Draws a page first as it was rendered at build time, and then, in a transition, for this device, with the current
 * time and data. The browser can react to input in between, which it could not with the snapshots of
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
