import { useEffect, useState } from "react";
import { isOwnPicture } from "@/domain/reading";

type Show = (path: string) => Promise<string>;

let begin: (show: Show) => void = () => {};
const showing = new Promise<Show>((resolve) => {
  begin = resolve;
});

/**
 * Sets the function that loads pictures that were made in the app. The app calls it once; until then no such picture is
 * shown.
 */
export const showPicturesWith = (show: Show): void => begin(show);

/** The addresses of loaded pictures by stored address, so that a picture is shown at once the next time. */
const shown = new Map<string, string>();

/**
 * Returns the address from which a picture can be loaded. Waits for `showPicturesWith` if the picture was made in the
 * app; "" if it, or the code that loads it, cannot be loaded.
 */
export async function pictureAt(address: string): Promise<string> {
  return isOwnPicture(address) ? (await showing)(address).catch(() => "") : address;
}

/**
 * Returns the address from which a picture can be loaded; "" while a picture that was made in the app is loading.
 * Renders the component again when that picture is loaded.
 */
export function usePicture(address: string): string {
  const [, draw] = useState("");
  useEffect(() => {
    if (isOwnPicture(address) && !shown.get(address))
      void pictureAt(address).then((found) => {
        shown.set(address, found);
        draw(address + found);
      });
  }, [address]);
  return isOwnPicture(address) ? (shown.get(address) ?? "") : address;
}
