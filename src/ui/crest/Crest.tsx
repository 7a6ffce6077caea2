import { useCallback, useState } from "react";
import { crestOf } from "@/domain/crest";
import styles from "./Crest.module.css";
import { CrestDrawing } from "./CrestDrawing";
import { usePicture } from "./pictures";

interface CrestProps {
  /** The club's name. */
  readonly name: string;
  /** The address of a picture. Without one, or if it cannot be loaded, a generated crest is drawn. */
  readonly logo?: string | undefined;
  readonly colours?: readonly [primary: string, secondary: string] | undefined;
  /** Height in px; the width is five sixths of it. */
  readonly size?: number;
  /** Whether screen readers skip the crest, because the page shows the name beside it. */
  readonly decorative?: boolean;
}

/**
 * A club's logo, or a generated crest if there is none. The box keeps its size while the logo loads and if it fails.
 */
export function Crest({
  name,
  logo: address = "",
  colours,
  size = 24,
  decorative = false,
}: CrestProps) {
  const logo = usePicture(address);
  const [broken, setBroken] = useState("");
  // A prerendered image may have failed to load before React attached the error handler.
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
      // The server of a club's logo does not need to know which page the visitor reads.
      referrerPolicy="no-referrer"
      src={logo}
      width={width}
    />
  );
}
