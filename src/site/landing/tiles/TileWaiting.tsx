import { Skeleton } from "@/ui/Skeleton";

/** The two lines of a tile while they are read. */
export const TileWaiting = () => (
  <span aria-busy="true">
    <Skeleton width="medium" />
    <Skeleton width="long" />
  </span>
);
