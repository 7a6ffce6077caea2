/*
 * A section's address says what it shows: the list (`q`, `sort`, `dir`, `page` and the filters), a
 * form over it (`edit` or `new`), a spreadsheet that is pasted (`paste`), or a record's history. The list's part stays while a form is open,
 * so that closing the form leads back to the same list.
 */

const formParams = ["edit", "new", "fixture", "like", "history", "paste"] as const;

function withParams(search: string, changes: Readonly<Record<string, string>>): string {
  const params = new URLSearchParams(search);
  for (const name of formParams) params.delete(name);
  for (const [name, value] of Object.entries(changes)) params.set(name, value);
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

/** The list as it was, without a form. */
export const listSearch = (search: string) => withParams(search, {});

/** The form of a record. */
export const editSearch = (search: string, id: string) => withParams(search, { edit: id });

/** The form of a new record; of a result of a given fixture where one is named. */
export const newSearch = (search: string, fixture?: string) =>
  withParams(search, { new: "1", ...(fixture ? { fixture } : {}) });

/** The form of a new record that begins as another one is. */
export const likeSearch = (search: string, id: string) =>
  withParams(search, { new: "1", like: id });

/** The page that takes records from a spreadsheet. */
export const pasteSearch = (search: string) => withParams(search, { paste: "1" });

/** A record's history, beside the list. */
export const historySearch = (search: string, id: string) => withParams(search, { history: id });

/** What a section's address asks for. */
export type Opened =
  | { readonly view: "list"; readonly history: string | null }
  | { readonly view: "edit"; readonly id: string }
  | { readonly view: "new"; readonly fixture: string | null; readonly like: string | null }
  | { readonly view: "paste" };

/** Reads a section's address. */
export function readOpened(search: string): Opened {
  const params = new URLSearchParams(search);
  const id = params.get("edit");
  if (id) return { view: "edit", id };
  if (params.has("new"))
    return { view: "new", fixture: params.get("fixture"), like: params.get("like") };
  if (params.has("paste")) return { view: "paste" };
  return { view: "list", history: params.get("history") };
}
