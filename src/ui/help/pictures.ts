/** A screenshot of the site, made by `npm run shots` (tools/shots/help.ts); sizes in px. */
export interface HelpPicture {
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

const ofPhone = (alt: string): HelpPicture => ({ width: 390, height: 520, alt });
const wideScreen = (alt: string): HelpPicture => ({ width: 800, height: 500, alt });

/** The pictures of both help pages (visitors and administration), by file name. */
export const helpPictures = {
  follow: ofPhone("A club’s page on a phone, with its star filled: Following"),
  calendar: ofPhone("The dialog with the calendar file of a club and the reminder"),
  table: ofPhone("A table on a phone; below “GD” its meaning is written"),
  search: ofPhone("The search on a phone, with players and clubs that were found"),
  result: wideScreen("Match day, with a score typed into the two boxes of a match"),
  postpone: wideScreen("The question for the new date of a match that is postponed"),
  invite: wideScreen(
    "The link of an invitation with its code, and the buttons that copy and share it",
  ),
  paste: wideScreen("A squad that was pasted, with its columns and what would be new"),
} as const satisfies Readonly<Record<string, HelpPicture>>;

export type HelpPictureName = keyof typeof helpPictures;
