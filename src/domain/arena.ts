/** The settings of one arena, set by its owner in `src/arena/arena.ts`. */
export interface Arena {
  readonly name: string;
  /** The short name that phones show below the icon of the installed site. */
  readonly short: string;
  /** One sentence for search engines, the footer and the installed site. */
  readonly description: string;
  /** The kind of institution that the teams belong to, in one word: university, college, school, town. */
  readonly institution: string;
  /** The name of the houses' table over all leagues. Below it, the word for a house: faculty, hall, class. */
  readonly championship: string;
  readonly house: string;
  /** The e-mail address for questions. */
  readonly email: string;
  /** The site's address, unless the build sets another. */
  readonly url: string;
  /**
   * The time zone in which kick-off times are entered, and in which stored dates without a zone are read. Visitors see
   * times in their own zone; if it differs, the page names this one too.
   */
  readonly timeZone: string;
  /** An English locale. It decides how numbers are written and names are sorted. */
  readonly locale: `en-${string}`;
  /** The opening hours of grounds that name none, on the arena's clock. Absent: 08:00 to 20:00. */
  readonly hours?: { readonly opens: string; readonly closes: string };
  /** The first day of a week, numbered as `Date.getDay()` does: 0 is Sunday. */
  readonly weekStart: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /**
   * The plan of Google's services. The free plan allows 50,000 reads a day, so points noted beside the court are sent
   * together, once a minute; on the paid plan each is sent at once. Absent: free.
   */
  readonly plan?: "free" | "paid";
  /**
   * Whether visitors may create an account, as set in Firebase Authentication. A new account has no rights; only
   * accounts with a confirmed e-mail address can ask for them. Absent: false, all accounts are created in the Firebase
   * console. After a change run `npm run rules`.
   */
  readonly signUp?: boolean;
  /**
   * The space in the database for the pictures of one league, in bytes, checked once an owner has counted them. Absent:
   * 200 MB. `npm run rules` writes it into the rules.
   */
  readonly pictureShare?: number;
  /**
   * The https address of a service of your own that receives errors of visitors' pages: the message, the place in the
   * code and the kind of browser, nothing else about the visitor. Absent: errors are not sent.
   */
  readonly faults?: `https://${string}`;
  readonly colours: {
    /** The colour of links, buttons and the logo. */
    readonly primary: string;
    /** The one bright accent colour. */
    readonly spark: string;
    /** The colour of the darkest surface: the bar, the large page headers, the background of icons. */
    readonly ink: string;
  };
  /** What the privacy page must say by law. */
  readonly legal: {
    /** Who is responsible for the data. */
    readonly responsible: string;
    /** The postal address, one entry a line; empty: the page names none. */
    readonly address: readonly string[];
    /** The law that applies, as the privacy page names it; empty: the page names none. */
    readonly law: string;
  };
}
