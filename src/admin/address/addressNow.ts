import { MATCH_PART, readAdminPath } from "@/leagues/adminPaths";
import { editPath, newPath, pastePath } from "./sectionPaths";

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Returns the present address for a former one, which had in its query what is in the path today (`?edit=`, `?new=`,
 * `?paste=` of a section, `?view=` and `?pitch=` of a dashboard); null if the address is no former one. Old bookmarks
 * and links in messages still lead to former addresses.
 */
export function redirectedAddress({ pathname, search }: Address): string | null {
  const params = new URLSearchParams(search);
  const [, slug, dashboard, section, more] = pathname.replace(/\/+$/, "").split("/");
  if (dashboard !== "admin-dashboard" || more !== undefined) return null;
  const take = (name: string) => {
    const value = params.get(name);
    params.delete(name);
    return value;
  };
  const above = `/${slug}/${dashboard}`;
  if (!section) {
    const [match, view] = [take("pitch"), take("view")];
    const isView = view !== null && readAdminPath(`${above}/${view}`)?.view === view;
    const below = match ? `matches/${encodeURIComponent(match)}` : isView && view;
    if (match) params.set(MATCH_PART, "live");
    const rest = params.toString();
    return below ? `${above}/${below}${rest && `?${rest}`}` : null;
  }
  const at = `${above}/${section}`;
  const [id, isNew, isPaste] = [take("edit"), take("new") !== null, take("paste") !== null];
  if (id) return editPath(at, id, params.toString());
  // The record to copy (`like`) and the fixture of a new result stay in the query.
  if (isNew) {
    const like = take("like");
    const path = newPath(at, params.toString(), take("fixture") ?? undefined);
    return like ? `${path}${path.includes("?") ? "&" : "?"}like=${encodeURIComponent(like)}` : path;
  }
  return isPaste ? pastePath(at, params.toString()) : null;
}
