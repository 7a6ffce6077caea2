import { pageModule } from "@/ui/later/lazyPart";

/** The dialog with its field, which is little code: it comes when somebody reaches for the button. */
export const searchDialog = pageModule(async () => ({
  default: (await import("./SearchDialog")).SearchDialog,
}));

/** What finds, with the library and all leagues that it takes: the field does not wait for it. */
export const searchFound = pageModule(async () => ({
  default: (await import("./SearchResults")).SearchResults,
}));

/** Fetches both at once. */
export function prefetchSearch(): void {
  for (const one of [searchDialog, searchFound]) one.load().catch(one.forget);
}
