const codes = {
  Goalkeeper:
    "gk gkp g goalie keeper goal-keeper tw torwart torhuter gardien portero portiere goleiro kaleci",
  Defender: `df def d ab cb lb rb fb wb lwb rwb sw centre-back center-back left-back right-back full-back wing-back sweeper
    abwehr verteidiger defenseur defensa difensore zagueiro defans`,
  Midfielder: `mf mid m dm cm am lm rm cdm cam mittelfeld mittelfeldspieler milieu centrocampista mediocampista meia
    orta-saha`,
  Forward: `fw fwd f st cf ss lw rw striker attacker centre-forward center-forward sturm sturmer angriff angreifer
    attaquant delantero attaccante atacante forvet`,
} as const;

/** The codes and words for positions in squad lists, also in other languages, in lower case, with their positions. */
export const positionCodes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(codes).flatMap(([position, words]) =>
    words.split(/\s+/).flatMap((word) => [
      [word, position],
      [word.replaceAll("-", " "), position],
    ]),
  ),
);
