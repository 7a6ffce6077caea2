import { useEffect, useState } from "react";
import { isOwnPicture } from "@/domain/reading";

type Show = (path: string) => Promise<string>;

let begin: (show: Show) => void = () => {};
const showing = new Promise<Show>((resolve) => {
  begin = resolve;
});

/** Says once how pictures that were made in the app are had; until then none is shown. */
export const showPicturesWith = (show: Show): void => begin(show);

/** Those that are had, so that they are there at once wherever they are shown again. */
const shown = new Map<string, string>();

/** The address that a picture can be loaded from: of one that was made in the app '' until it is had. */
export async function pictureAt(address: string): Promise<string> {
  return isOwnPicture(address) ? (await showing)(address) : address;
}

/** The same for a component, which is drawn again when it is had. */
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
