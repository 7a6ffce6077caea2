import type { ReadPage, StoredFields } from "../documents";
import {
  member,
  misread,
  PAGE_SIZE,
  request,
  restUrl,
  type RestAddress,
  type RestOptions,
} from "./restDocuments";

/** Reads collections over Firestore's REST interface in their stored form, in pages as large as the rules allow. */
export function storedPages(address: RestAddress, options: RestOptions): ReadPage {
  return async (collection, from) => {
    const parameters = { pageSize: String(PAGE_SIZE), ...(from && { pageToken: from }) };
    const body = await request(restUrl(address, collection, parameters), options);
    if (typeof body !== "object" || body === null) throw misread(body);
    const documents = member(body, "documents");
    const next = member(body, "nextPageToken");
    return {
      documents: Array.isArray(documents) ? documents.flatMap(storedDocument) : [],
      next: typeof next === "string" ? next : "",
    };
  };
}

function storedDocument(document: unknown): { id: string; fields: StoredFields }[] {
  const name = member(document, "name");
  if (typeof name !== "string") return [];
  // The database sends the type of every value.
  const fields = (member(document, "fields") ?? {}) as StoredFields;
  return [{ id: name.slice(name.lastIndexOf("/") + 1), fields }];
}
