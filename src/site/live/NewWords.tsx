import { useState } from "react";

/** What is new of these since they were said before; nothing of those that were there at first. */
export function NewWords({ words }: { readonly words: readonly string[] }) {
  const [told, setTold] = useState({ words, said: "" });
  if (told.words.join() !== words.join()) {
    const changed = words.filter((word) => !told.words.includes(word));
    // The first word of a match is not a change of it.
    setTold({ words, said: told.words.length > 0 ? changed.join(". ") : "" });
  }
  return told.said;
}
