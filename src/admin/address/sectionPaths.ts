import { idIn } from "@/leagues/paths";

/*
 * A section's address says what it shows: its list, the form of a record (`…/{id}`) or of a new one (`…/new`), or the
 * page where a spreadsheet is pasted (`…/paste`). What the list shows is in the query (`q`, `sort`, `dir`, `page`,
 * the filters, a past season, a record's history) and stays there while a form is open, so that closing the form leads
 * back to the same list.
 */

const reserved = ["new", "paste"];

/** Parts of the query that belong to a form, a history or a match, and not to the list. */
const own = ["fixture", "like", "history", "part"] as const;

function withQuery(path: string, search: string, more: Readonly<Record<string, string>> = {}) {
  const params = new URLSearchParams(search);
  for (const name of own) params.delete(name);
  for (const [name, value] of Object.entries(more)) params.set(name, value);
  const text = params.toString();
  return text === "" ? path : `${path}?${text}`;
}

/** Encodes an id as the last part of an address. An id "new" or "paste" gets its first letter percent-encoded. */
function segmentOf(id: string): string {
  if (!reserved.includes(id)) return encodeURIComponent(id);
  return `%${id.charCodeAt(0).toString(16)}${id.slice(1)}`;
}

/**
 * Returns the address of the section that an address belongs to: its first three parts,
 * `/league/admin-dashboard/section`.
 */
export const sectionAt = (pathname: string): string => pathname.split("/").slice(0, 4).join("/");

/** Returns the address of a section's list. @param search the query; its parameters for the list stay */
export const listPath = (section: string, search: string): string => withQuery(section, search);

/** Returns the address of a record's form. */
export const editPath = (section: string, id: string, search = ""): string =>
  withQuery(`${section}/${segmentOf(id)}`, search);

/**
 * Returns the address of the form for a new record.
 * @param fixture the fixture of the new result, or the event of a meet
 */
export const newPath = (section: string, search = "", fixture?: string): string =>
  withQuery(`${section}/new`, search, fixture ? { fixture } : {});

/** Returns the address of the form for a new record that begins as a copy of another one. */
export const copyPath = (section: string, id: string, search: string): string =>
  withQuery(`${section}/new`, search, { like: id });

/** Returns the address of the page where records are pasted from a spreadsheet. */
export const pastePath = (section: string, search = ""): string =>
  withQuery(`${section}/paste`, search);

/** Returns the address of the list with a record's history beside it. */
export const historyPath = (section: string, id: string, search: string): string =>
  withQuery(section, search, { history: id });

/** The view that a section's address asks for. */
export type SectionRoute =
  | { readonly view: "list"; readonly history: string | null }
  | { readonly view: "edit"; readonly id: string }
  | { readonly view: "new"; readonly fixture: string | null; readonly like: string | null }
  | { readonly view: "paste" };

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** Parses a section's address. */
export function parseSectionRoute({ pathname, search }: Address): SectionRoute {
  const params = new URLSearchParams(search);
  const [, , , , last] = pathname.split("/");
  if (last === "new")
    return { view: "new", fixture: params.get("fixture"), like: params.get("like") };
  if (last === "paste") return { view: "paste" };
  const id = last ? idIn(pathname.replace(/\/+$/, "")) : null;
  return id ? { view: "edit", id } : { view: "list", history: params.get("history") };
}
