/** Does something with each of many, a few at a time; the results are in the order of the many. */
export async function inParallel<T, R>(
  many: readonly T[],
  atOnce: number,
  work: (one: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    while (next < many.length) {
      const index = next++;
      // Within bounds by the line above; T may itself be undefined.
      results[index] = await work(many[index] as T, index);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
