import { pageModule } from "@/ui/later/lazyPart";

/** The dialog with its field: little code, loaded when the pointer or focus reaches the button. */
export const searchDialog = pageModule(async () => ({
  default: (await import("./SearchDialog")).SearchDialog,
}));

/** The results, with the search library and the data of all leagues. The field does not wait for this code. */
export const searchFound = pageModule(async () => ({
  default: (await import("./SearchResults")).SearchResults,
}));

/** Starts to load both. */
export function prefetchSearch(): void {
  for (const one of [searchDialog, searchFound]) one.load().catch(one.forget);
}
