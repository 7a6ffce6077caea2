import type { ReactNode } from "react";
import { isOwner } from "@/data/identity";
import { useSession } from "@/session/SessionProvider";
import { EmptyState } from "@/ui/EmptyState";

interface OwnersOnlyProps {
  /** A sentence on what owners do here. */
  readonly what: string;
  readonly children: ReactNode;
}

/** A page that only owners see; others see a note that it is for owners. */
export function OwnersOnly({ what, children }: OwnersOnlyProps) {
  const session = useSession();
  if (session.status === "signedIn" && isOwner(session.rights)) return children;
  return <EmptyState title="For owners only">{what} This account is not one of them.</EmptyState>;
}
