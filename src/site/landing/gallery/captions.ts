/** What is said under each picture of the gallery, by its id. */
export const captions: Readonly<Record<string, string>> = {
  "seven-sports": "Seven sports share one arena, from kick-off to checkmate.",
  "opening-night": "The bowl at dusk, an hour before the first whistle.",
  huddle: "Two clubs, one ball: the last words before kick-off.",
  scoreboard: "Three goals to two, and nobody left early.",
  medal: "What every season is played for.",
};
