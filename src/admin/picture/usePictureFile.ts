import { useEffect, useState } from "react";
import { asFailure } from "@/data/failure";
import { pictureText } from "@/data/pictures/pictureText";
import { pictureShapes, type PictureUse } from "@/domain/pictures";
import { useConnection } from "@/session/ConnectionProvider";
import { useLeague } from "@/ui/where";
import { useRecords } from "../live/useLive";
import { cutPicture, openPicture, type OpenedPicture } from "./canvas";
import { PictureFault } from "./fault";
import type { View } from "./frame";

const sentenceOf = (thrown: unknown): string =>
  thrown instanceof PictureFault
    ? thrown.message
    : `The picture was not kept. ${asFailure(thrown).message}`;

/** What becomes of a file that is to be a picture: it is opened, cut, made small, and kept in the database. */
export function usePictureFile(use: PictureUse, onKept: (path: string) => void) {
  const league = useLeague();
  const { pictures } = useConnection();
  const teams = useRecords(league, "teams");
  const [opened, setOpened] = useState<OpenedPicture | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState("");
  useEffect(() => opened?.close, [opened]);

  const open = async (file: File | undefined) => {
    if (!file) return;
    setFailed("");
    try {
      setOpened(await openPicture(file));
    } catch (thrown) {
      setFailed(sentenceOf(thrown));
    }
  };

  const keep = async (view: View) => {
    if (!opened) return;
    setBusy(true);
    setFailed("");
    try {
      const blob = await cutPicture(opened, view, pictureShapes[use]);
      const text = await pictureText(blob);
      const inUse = teams.map(({ logo }) => logo);
      onKept(await pictures.keep(league.slug, { use, text, inUse }));
      setOpened(null);
    } catch (thrown) {
      setFailed(sentenceOf(thrown));
    }
    setBusy(false);
  };

  return { opened, busy, failed, open, keep, close: () => setOpened(null) };
}
