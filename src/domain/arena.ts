/** The facts of an arena, which its adopter sets (`src/arena/arena.ts`). */
export interface Arena {
  readonly name: string;
  /** What phones write below the icon of the installed site. */
  readonly short: string;
  /** One sentence for search engines, the footer and the installed site. */
  readonly description: string;
  /** What plays here, in one word: a university, a college, a school, a town. */
  readonly institution: string;
  /** The name of the houses' table over all leagues, and the word for a house: faculty, hall, class. */
  readonly championship: string;
  readonly house: string;
  /** Where questions go. */
  readonly email: string;
  /** The site's address, unless the build is given another. */
  readonly url: string;
  /**
   * Kick-off times are entered in this zone, and stored dates without a zone of their own are read in it; visitors see
   * their own, with this one named where it differs.
   */
  readonly timeZone: string;
  /** An English locale: it decides how numbers are written and names are sorted. */
  readonly locale: `en-${string}`;
  /** The hours in which a ground is open that says no others, on the arena's clock: 08:00 to 20:00 where nothing is said. */
  readonly hours?: { readonly opens: string; readonly closes: string };
  /** The first day of a week, as `Date` counts: 0 is Sunday. */
  readonly weekStart: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * What Google's services cost: on the free plan a day has 50,000 reads, so points beside the court are sent together, once
   * a minute; the paid plan sends each at once. Free where nothing is said.
   */
  readonly plan?: "free" | "paid";
  /**
   * Whether anybody may make an account, as Firebase Authentication is set: an account has no rights, and asks for them with a
   * confirmed e-mail address alone. False where nothing is said: the console makes all accounts. After a change `npm run rules`.
   */
  readonly signUp?: boolean;
  /**
   * How much of the database the pictures of one league may take, in bytes, once an owner has counted them: 200 MB where
   * nothing is said. `npm run rules` writes it into the rules.
   */
  readonly pictureShare?: number;
  /**
   * Where faults of visitors' pages are sent: an https address of a service of yours, which gets what went wrong and where in
   * the code, and nothing of the visitor but the browser's kind. Nowhere where nothing is said.
   */
  readonly faults?: `https://${string}`;
  readonly colours: {
    /** Links, buttons and the mark. */
    readonly primary: string;
    /** The one bright accent. */
    readonly spark: string;
    /** The darkest surface: the bar, heroes, the icons' background. */
    readonly ink: string;
  };
  /** What the privacy page has to say by law. */
  readonly legal: {
    /** Who is responsible for the data. */
    readonly responsible: string;
    /** Its postal address, a line each; empty: the page names none. */
    readonly address: readonly string[];
    /** The law that applies, as the page names it; empty: the page names none. */
    readonly law: string;
  };
}
