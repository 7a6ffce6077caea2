import { useState } from "react";
import { asFailure } from "@/data/failure";
import { useSessionActions } from "./SessionProvider";

/**
 * Returns a function that signs out, and a message if that failed (otherwise null): a user who leaves must know that
 * the
 * account is still signed in.
 */
export function useSignOut() {
  const session = useSessionActions();
  const [failed, setFailed] = useState<string | null>(null);
  const signOut = () => {
    setFailed(null);
    session
      .signOut()
      .catch((thrown: unknown) =>
        setFailed(`You are still signed in. ${asFailure(thrown).message}`),
      );
  };
  return { signOut, failed };
}
