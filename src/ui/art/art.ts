import type { SportId } from "@/domain/sport";

/** A picture of the artwork. */
interface Art {
  readonly id: string;
  /** What the picture shows, for those who can't see it. */
  readonly alt: string;
}

/** A picture of the slideshow, as `posters.ts` lists them. */
export interface Poster extends Art {
  readonly sport: SportId | "all";
}

/** A picture of the gallery, as `galleryPictures.ts` lists them. */
export interface GalleryPicture extends Art {
  readonly title: string;
}
