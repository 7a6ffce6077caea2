import { useCallback, useState } from "react";
import { crestOf } from "@/domain/crest";
import styles from "./Crest.module.css";
import { CrestDrawing } from "./CrestDrawing";
import { usePicture } from "./pictures";

interface CrestProps {
  /** The club's name. */
  readonly name: string;
  /** The address of a picture; without one, or when it cannot be loaded, the crest is drawn. */
  readonly logo?: string | undefined;
  readonly colours?: readonly [primary: string, secondary: string] | undefined;
  /** Height in px; the width is five sixths of it. */
  readonly size?: number;
  /** The page shows the name beside it, so it is not read aloud. */
  readonly decorative?: boolean;
}

/** A club's crest in a box that keeps its size whatever comes of the logo. */
export function Crest({
  name,
  logo: address = "",
  colours,
  size = 24,
  decorative = false,
}: CrestProps) {
  const logo = usePicture(address);
  const [broken, setBroken] = useState("");
  // A prerendered image may have failed before React listened to it.
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.currentSrc && image.naturalWidth === 0) setBroken(logo);
    },
    [logo],
  );
  const width = Math.round((size * 5) / 6);
  if (logo === "" || logo === broken) {
    return (
      <CrestDrawing
        crest={crestOf(name, colours)}
        height={size}
        label={decorative ? undefined : name}
        width={width}
      />
    );
  }
  return (
    <img
      alt={decorative ? "" : name}
      className={styles.logo}
      decoding="async"
      height={size}
      loading="lazy"
      onError={() => setBroken(logo)}
      ref={look}
      // A club's own server need not learn who looks at the match.
      referrerPolicy="no-referrer"
      src={logo}
      width={width}
    />
  );
}
