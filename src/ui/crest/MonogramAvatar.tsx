import { useCallback, useState } from "react";
import { monogramOf } from "@/domain/crest";
import { isOwnPicture } from "@/domain/reading";
import styles from "./MonogramAvatar.module.css";

interface MonogramAvatarProps {
  readonly name: string;
  /**
   * The address of a picture. Without one, or if it cannot be loaded, the monogram is drawn. The monogram is also drawn
   * for pictures that were made in the app, because each of them is a separate document in the database, which is too
   * much for a list. A page of one person loads such a picture with `usePicture`.
   */
  readonly picture?: string | undefined;
  /** The club's first colour. */
  readonly colour?: string | undefined;
  /** The width and height in px. */
  readonly size?: 24 | 32 | 40 | 64 | 120;
  /** Whether screen readers skip the picture, because the page shows the name beside it. */
  readonly decorative?: boolean;
}

/** A person's picture, or two initials on a disc if there is none. The box keeps its size. */
export function MonogramAvatar({
  name,
  picture: given = "",
  colour,
  size = 40,
  decorative = false,
}: MonogramAvatarProps) {
  const picture = isOwnPicture(given) ? "" : given;
  const [broken, setBroken] = useState("");
  // A prerendered image may have failed to load before React attached the error handler.
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.currentSrc && image.naturalWidth === 0) setBroken(picture);
    },
    [picture],
  );
  if (picture !== "" && picture !== broken) {
    return (
      <img
        alt={decorative ? "" : name}
        className={styles.picture}
        decoding="async"
        height={size}
        loading="lazy"
        onError={() => setBroken(picture)}
        ref={look}
        referrerPolicy="no-referrer"
        src={picture}
        width={size}
      />
    );
  }
  const { initials, background, text } = monogramOf(name, colour);
  const words = decorative ? { "aria-hidden": true } : { role: "img", "aria-label": name };
  return (
    <svg className={styles.monogram} height={size} viewBox="0 0 40 40" width={size} {...words}>
      <circle cx="20" cy="20" fill={background} r="20" />
      <path d="M34.140 5.860A20 20 0 0 1 5.860 34.140Z" fill="#0B1020" opacity="0.1" />
      <circle className={styles.edge} cx="20" cy="20" fill="none" r="19.5" />
      <text
        className={styles.initials}
        fill={text}
        fontSize="16"
        textAnchor="middle"
        x="20"
        y="25.6"
      >
        {initials}
      </text>
    </svg>
  );
}
