import type { SportId } from "@/domain/sport";

/** What stands over a table's columns in every sport, each in one sentence. */
const everywhere: Readonly<Record<string, string>> = {
  "#": "The place in the table; an equals sign means that it is shared.",
  P: "Matches played so far.",
  W: "Matches won.",
  D: "Matches that ended level.",
  L: "Matches lost.",
  Form: "The last results, the newest underlined: W is a win, D a draw, L a defeat.",
  "To go through":
    "What a team still needs to be sure of going on, whatever happens in the other matches.",
  Order:
    "What is named first counts first; each of the others only parts teams that are still level.",
  Was: "The place before this match.",
  "own P": "Single matches played within the team's matches.",
  "own W": "Single matches won.",
  "own D": "Single matches that ended level.",
  "own L": "Single matches lost.",
  Score: "A win counts one, a drawn game a half.",
  Won: "How many of the matches played were won, in per cent.",
};

const sets = "Sets won divided by sets lost: above 1 more were won than lost.";
const rally = "Points won within the sets divided by points lost: above 1 more were won than lost.";

const bySport: Readonly<Record<SportId, Readonly<Record<string, string>>>> = {
  football: {
    GF: "Goals scored, own goals of the opponents among them.",
    GA: "Goals conceded.",
    GD: "Goals scored minus goals conceded.",
  },
  basketball: {
    PPG: "Points scored in all games, divided by the games played.",
    Strk: "How many games in a row were won (W) or lost (L), up to the last one.",
  },
  volleyball: {
    SW: "Sets won in all matches.",
    SL: "Sets lost in all matches.",
    SR: sets,
    RR: rally,
  },
  athletics: {
    M: "Meets that the team took part in.",
    "1st": "Events won, over all meets.",
    Pts: "Points for places in the events, added up over all meets.",
    Points: "Points for the places in the events.",
    Firsts: "How many events were won.",
    Mark: "The time, distance or height of the best valid try.",
    Medals: "First, second and third places in the events.",
  },
  chess: {
    BP: "What all boards of all matches came to: a win counts one, a draw a half.",
  },
  "table-tennis": {
    P: "Ties played so far.",
    W: "Ties won.",
    L: "Ties lost.",
    MW: "Singles and doubles won within the ties.",
    ML: "Singles and doubles lost within the ties.",
    Games: "Games won and lost in all matches of the ties.",
    RR: "Points won within the games divided by points lost: above 1 more were won than lost.",
  },
  "lawn-tennis": {
    P: "Ties played so far.",
    W: "Ties won.",
    L: "Ties lost.",
    RW: "Rubbers won: the singles and doubles that make a tie.",
    RL: "Rubbers lost: the singles and doubles that make a tie.",
    Sets: "Sets won and lost in all rubbers.",
    Games: "Games won and lost in all sets.",
  },
};

/** What a word over a table's column means in that sport, as one sentence; undefined where nobody has said it. */
export const wordMeaning = (sport: SportId, word: string): string | undefined =>
  bySport[sport][word] ?? everywhere[word];
