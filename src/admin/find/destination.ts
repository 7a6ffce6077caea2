/** A result of Find: a page of a league's administration, a record, or a job that is done there. */
export interface Destination {
  readonly title: string;
  /** The kind of result, with details that distinguish it from others of the same title. */
  readonly about: string;
  readonly to: string;
  /** Other words to find it by; never shown. */
  readonly also?: string;
}
