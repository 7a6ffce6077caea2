import { useCallback, useState } from "react";
import type { CropName } from "./crops";
import styles from "./Picture.module.css";
import { artSources, type PictureCrop } from "./sources";
import "./art.css";

interface PictureProps {
  /** A picture of a list, or just its id. */
  readonly art: { readonly id: string; readonly alt?: string };
  readonly crop: PictureCrop;
  /** The width it is shown at, as in the HTML attribute `sizes`. */
  readonly sizes: string;
  /** What the picture says here; empty where it only decorates. The list’s text by default. */
  readonly alt?: string;
  /** On screen at once: fetched first instead of when scrolled to. */
  readonly eager?: boolean;
  readonly className?: string;
}

const shapes: Readonly<Record<PictureCrop, string | undefined>> = {
  wide: styles.wide,
  phone: styles.phone,
  square: styles.square,
  half: styles.half,
  frame: styles.frame,
  hero: styles.hero,
} satisfies Record<CropName | "hero", string | undefined>;

/**
 * A piece of the artwork in the best format and size. The box keeps its shape before the picture is
 * here and without it: then it shows the picture's colour in five bands.
 */
export function Picture({ art, crop, sizes, alt = art.alt ?? "", eager, className }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const sources = artSources(art.id, crop);
  const last = sources.at(-1);
  const box = [styles.box, shapes[crop], `art-${art.id}`, className].filter(Boolean).join(" ");

  // A prerendered picture may have failed before React listened to it.
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.currentSrc && image.complete && image.naturalWidth === 0) setBroken(art.id);
    },
    [art.id],
  );

  if (!last || broken === art.id) {
    const label = alt === "" ? { "aria-hidden": true } : { role: "img", "aria-label": alt };
    return <span className={`${box} ${styles.bands ?? ""}`} {...label} />;
  }
  return (
    <picture className={box}>
      {sources.slice(0, -1).map(({ type, srcSet, media, width, height }) => (
        <source
          key={srcSet}
          type={type}
          srcSet={srcSet}
          sizes={sizes}
          width={width}
          height={height}
          {...(media ? { media } : {})}
        />
      ))}
      <img
        ref={look}
        className={styles.image}
        alt={alt}
        width={last.width}
        height={last.height}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : "auto"}
        decoding="async"
        sizes={sizes}
        srcSet={last.srcSet}
        src={last.srcSet.slice(0, last.srcSet.indexOf(" "))}
        onError={() => setBroken(art.id)}
      />
    </picture>
  );
}
