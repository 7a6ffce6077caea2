import { useState } from "react";
import { asFailure } from "@/data/failure";
import { useSessionActions } from "./SessionProvider";

/** Signing out, and what to say where it did not work: people who leave must know that they are still signed in. */
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
