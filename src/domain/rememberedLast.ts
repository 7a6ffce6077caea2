/**
 * Returns a version of a pure function that stores its last result for each object, and returns it as long as the other
 * arguments are the same values. So what is slow is done again only for the object whose arguments changed.
 */
export function rememberingLast<K extends object, A extends readonly unknown[], T>(
  find: (key: K, ...more: A) => T,
): (key: K, ...more: A) => T {
  const last = new WeakMap<K, { readonly more: A; readonly found: T }>();
  return (key, ...more) => {
    const known = last.get(key);
    if (known && more.every((one, at) => Object.is(one, known.more[at]))) return known.found;
    const found = find(key, ...more);
    last.set(key, { more, found });
    return found;
  };
}
