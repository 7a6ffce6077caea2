/**
 * Matches the five bands behind a spot drawing. The component `Spot` draws them itself, in the page's accent colour.
 */
const DOME = /<path d="M\d+ 160A[\d ]+160Z" fill="#[0-9a-f]{6}"\/>/g;

/**
 * Returns the foreground of a spot drawing: the original without its five bands, title and line breaks.
 * @throws Error if the original does not have exactly five bands
 */
export function spotForeground(svg: string): string {
  const bands = svg.match(DOME)?.length ?? 0;
  if (bands !== 5) throw new Error(`A spot has five bands; this one has ${bands}.`);
  return svg
    .replace(DOME, "")
    .replace(/<title>[^<]*<\/title>/, "")
    .replace("<defs></defs>", "")
    .replace(' role="img"', "")
    .replace(/\s*\n\s*/g, "");
}
