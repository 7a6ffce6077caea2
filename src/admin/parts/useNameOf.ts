import { useEffect, useState } from "react";
import { useConnection } from "@/session/ConnectionProvider";

/** What the account of that uid is called; '' while or where that is not known. */
export function useNameOf(uid: string | null): string {
  const { access } = useConnection();
  const [found, setFound] = useState<{ readonly uid: string; readonly name: string } | null>(null);
  useEffect(() => {
    if (!uid) return undefined;
    let wanted = true;
    void access.nameOf(uid).then((name) => wanted && setFound({ uid, name }));
    return () => {
      wanted = false;
    };
  }, [access, uid]);
  return found?.uid === uid ? found.name : "";
}
