import { useState } from "react";

/** What is new of these since they were said before; nothing of those that were there at first. */
export function NewWords({ words }: { readonly words: readonly string[] }) {
  const [last, setLast] = useState({ words, said: "" });
  if (last.words.join() !== words.join()) {
    const changed = words.filter((word) => !last.words.includes(word));
    // The first word of a match is not a change of it.
    setLast({ words, said: last.words.length > 0 ? changed.join(". ") : "" });
  }
  return last.said;
}
