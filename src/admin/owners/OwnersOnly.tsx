import type { ReactNode } from "react";
import { isOwner } from "@/data/identity";
import { useSession } from "@/session/SessionProvider";
import { EmptyState } from "@/ui/EmptyState";

interface OwnersOnlyProps {
  /** What owners do here, as a sentence. */
  readonly what: string;
  readonly children: ReactNode;
}

/** A page for owners; anybody else reads whose it is. */
export function OwnersOnly({ what, children }: OwnersOnlyProps) {
  const session = useSession();
  if (session.status === "signedIn" && isOwner(session.rights)) return children;
  return <EmptyState title="For owners only">{what} This account is not one of them.</EmptyState>;
}
