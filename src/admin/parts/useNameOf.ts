import { useEffect, useState } from "react";
import { useConnection } from "@/session/ConnectionProvider";

/** Loads the name of the account with a uid; '' while it loads, and if it is not known. */
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

/** Loads who changed a record last, and when; null while it loads, and if the name is not known. */
export function useLastEditor(
  collection: string,
  id: string,
): { readonly name: string; readonly at: number } | null {
  const { access } = useConnection();
  const [last, setLast] = useState<{ readonly by: string; readonly at: number } | null>(null);
  useEffect(() => {
    let wanted = true;
    access.lastChangeTo(collection, id).then(
      (found) => wanted && setLast(found),
      // The failure is ignored: the page is useful without this detail.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [access, collection, id]);
  const name = useNameOf(last?.by ?? null);
  return last && name ? { name, at: last.at } : null;
}
