import { pageModule } from "../pages/pageModule";

/** The moving image of home pages: its code comes with those pages only. */
export const homeImage = pageModule(async () => ({
  default: (await import("@/site/home/HomeImage")).HomeImage,
}));
