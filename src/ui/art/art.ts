import type { SportId } from "@/sports/sport";

/** A poster or a gallery picture, as `manifest.ts` lists them. */
export interface Art {
  readonly id: string;
  readonly title: string;
  /** What the picture shows, for those who can't see it. */
  readonly alt: string;
  readonly sport: SportId | "all";
  /** What has to stay in sight, in per cent of width and height. */
  readonly focal: { readonly x: number; readonly y: number };
  /** The dominant colour, shown until the picture is here. */
  readonly colour: string;
}
