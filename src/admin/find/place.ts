/** Something that the administration of a league has a page of, or that is done there. */
export interface Place {
  readonly title: string;
  /** What it is, and what distinguishes it from others of its title. */
  readonly about: string;
  readonly to: string;
  /** Other words for it, never shown. */
  readonly also?: string;
}
