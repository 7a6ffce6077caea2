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

/** Who changed a record last, and when; null while or where that is not known by name. */
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
      // A detail, without which the page says what it has to say.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [access, collection, id]);
  const name = useNameOf(last?.by ?? null);
  return last && name ? { name, at: last.at } : null;
}
