import { useState } from "react";

/**
 * The sentences that are new since the last render, for screen readers; sentences of the first render are not
 * announced.
 */
export function NewWords({ words }: { readonly words: readonly string[] }) {
  const [last, setLast] = useState({ words, said: "" });
  if (last.words.join() !== words.join()) {
    const changed = words.filter((word) => !last.words.includes(word));
    // The first score of a match is not a change, so it is not announced.
    setLast({ words, said: last.words.length > 0 ? changed.join(". ") : "" });
  }
  return last.said;
}
