/** An entry of Find: a page of the administration of a league, or a job that is done there. */
export interface Destination {
  readonly title: string;
  /** What it is, and what distinguishes it from others of its title. */
  readonly about: string;
  readonly to: string;
  /** Other words for it, never shown. */
  readonly also?: string;
}
