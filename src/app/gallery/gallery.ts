import { pageModule, type PageModule } from "../pages/pageModule";

/** Where the gallery of components stands, in development builds or with VITE_GALLERY=1. */
export const GALLERY_PATH = "/__gallery";

/** The gallery; null where the build leaves it out. */
export const gallery: PageModule<object> | null =
  import.meta.env.DEV || import.meta.env.VITE_GALLERY === "1"
    ? pageModule(() => import("./GalleryPage"))
    : null;
