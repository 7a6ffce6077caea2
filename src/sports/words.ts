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
  Rating: "How the organisers rate the season so far.",
  "Top scorers": "The players of the club who have scored most in the season so far.",
  Appearances: "Matches that the player began or came into.",
  Houses: "A house is a faculty: what the clubs that play for it win in every league is added up.",
  "Houses’ points":
    "Points for the places of the house’s clubs: 10, 8, 6, 5, 4, 3, 2, 1 in each league, shared where places are.",
  "Houses’ firsts": "In how many leagues a club of the house is first.",
  "Houses’ gold": "In how many leagues a club of the house is first.",
  "Houses’ silver": "In how many leagues a club of the house is second.",
  "Houses’ bronze": "In how many leagues a club of the house is third.",
  "Houses’ sum": "Gold, silver and bronze together.",
  "Cross-table":
    "Each row holds a team’s scores against the team of the column, its own figure first.",
  "Cross-table column": "The opponent of this column, under its place in the table.",
};

const sets = "Sets won divided by sets lost: above 1 more were won than lost.";
const rally = "Points won within the sets divided by points lost: above 1 more were won than lost.";

const bySport: Readonly<Record<SportId, Readonly<Record<string, string>>>> = {
  football: {
    GF: "Goals scored, own goals of the opponents among them.",
    GA: "Goals conceded.",
    GD: "Goals scored minus goals conceded.",
    Goals: "Goals scored, penalties among them; own goals and kicks after the match are not.",
    Assists: "Last passes before a goal.",
    "Clean sheets":
      "Matches without a goal against; they are the goalkeeper’s who played from start to end.",
    "Yellow cards": "Cautions, from the bookings of the matches.",
    "Red cards": "Times sent off, from the bookings of the matches.",
  },
  basketball: {
    PPG: "Points scored in all games, divided by the games played.",
    Strk: "How many games in a row were won (W) or lost (L), up to the last one.",
    Quarter: "Points scored in this quarter alone; the better side’s are bold.",
    Overtime: "Points scored in this overtime, which is played while a game is level.",
    Total: "The points of all parts of the game.",
    Points: "Points scored: one for a free throw, two or three for a basket.",
    Assists: "Passes that led straight to a basket.",
    Rebounds: "Balls caught after a missed shot.",
    Steals: "Balls taken from an opponent.",
    Blocks: "Shots of an opponent that were turned away.",
  },
  volleyball: {
    SW: "Sets won in all matches.",
    SL: "Sets lost in all matches.",
    SR: sets,
    RR: rally,
    Set: "Points scored in this set; the winner’s are bold.",
    Sets: "Sets won: whoever has three wins the match.",
    Points: "Points scored by attacks, blocks and services.",
    Blocks: "Points won by blocking the opponent’s attack.",
  },
  athletics: {
    M: "Meets that the team took part in.",
    "1st": "Events won, over all meets.",
    Pts: "Points for places in the events, added up over all meets.",
    Points: "Points for the places in the events.",
    Firsts: "How many events were won.",
    Mark: "The time, distance or height of the best valid try.",
    Medals: "First, second and third places in the events.",
    "First places": "Events won.",
    "Second places": "Second places in the events.",
    "Third places": "Third places in the events.",
    "No.": "The number that the athlete wears.",
    Wind: "Along the track, in metres per second; with more than 2.0 from behind a mark is no best.",
    AB: "The best mark that anybody has had in this event in the season so far.",
    SB: "The athlete’s best mark in this event in the season so far.",
    DNS: "Entered, but did not start.",
    DNF: "Started, but did not finish.",
    DQ: "Disqualified: the result does not count.",
    NM: "No valid try.",
  },
  chess: {
    BP: "What all boards of all matches came to: a win counts one, a draw a half.",
    Bd: "The boards by their number; the first has the strongest players as a rule.",
    "Board score": "What the board gave: 1 for a win, ½ for a draw, + and – without play.",
    Games: "Games played for the team.",
    "Games won": "Games won on the player’s own board.",
  },
  "table-tennis": {
    P: "Ties played so far.",
    W: "Ties won.",
    L: "Ties lost.",
    MW: "Singles and doubles won within the ties.",
    ML: "Singles and doubles lost within the ties.",
    Games: "Games won and lost in all matches of the ties.",
    "Part of a tie":
      "One match of the tie. Each column is a game, bold where it was won: to 11 points, and by two.",
    Ties: "Ties that the player took part in.",
    "Matches won": "Singles and doubles won, those of a pair for both.",
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
    "Part of a tie":
      "One rubber of the tie. Each column is a set, bold where it was won; the small figure is the loser’s in the tie-break.",
    Ties: "Ties that the player took part in.",
    "Rubbers won": "Singles and doubles won, those of a pair for both.",
  },
};

/** What a word over a table's column means in that sport, as one sentence; undefined where nobody has said it. */
export const wordMeaning = (sport: SportId | undefined, word: string): string | undefined =>
  (sport && bySport[sport][word]) ?? everywhere[word];
