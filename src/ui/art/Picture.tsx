import { useCallback, useState } from "react";
import type { CropName } from "./crops";
import styles from "./Picture.module.css";
import { artSources, type PictureCrop } from "./sources";
import "./art.css";

interface PictureProps {
  /** An entry of a list of pictures, or only its id. */
  readonly art: { readonly id: string; readonly alt?: string };
  readonly crop: PictureCrop;
  /** The width at which the picture is shown, as in the HTML attribute `sizes`. */
  readonly sizes: string;
  /** The alternative text; empty if the picture only decorates. By default the text from the list. */
  readonly alt?: string;
  /** Whether the picture is visible at once, so that it is loaded first, not only when scrolled to. */
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
 * A picture of the artwork in the best format and size for the screen. Its box has the final shape before the picture
 * is loaded. If it cannot be loaded, the box shows five bands over the main colour of the picture.
 */
export function Picture({ art, crop, sizes, alt = art.alt ?? "", eager, className }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const sources = artSources(art.id, crop);
  const last = sources.at(-1);
  const box = [styles.box, shapes[crop], `art-${art.id}`, className].filter(Boolean).join(" ");

  // A prerendered picture may have failed to load before React attached the error handler.
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
