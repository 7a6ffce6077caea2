import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useId, useRef, useState, type ReactNode, type Ref, useEffect } from "react";
import { pictureShapes, type PictureUse } from "@/domain/pictures";
import { isOwnPicture } from "@/domain/reading";
import { pictureAt, usePicture } from "@/ui/crest/pictures";
import { asFailure } from "@/data/failure";
import { isNearlyFull, shareInWords, type PictureCount } from "@/data/pictures/counts";
import { pictureText } from "@/data/pictures/pictureText";
import { pictureTextAt, showChosen } from "@/data/pictures/showPicture";
import { useConnection } from "@/session/ConnectionProvider";
import { useLeague } from "@/ui/leagueContext";
import { useField, type ControlProps } from "../fields/control";
import { FoldedTextField } from "../fields/AsText";
import { useRecords } from "../live/useLive";
import { CutDialog } from "./CutDialog";
import { cutPicture, openPicture, type OpenedPicture } from "./canvas";
import { PictureFault } from "./fault";
import type { View } from "./frame";
import styles from "./picture.module.css";

interface PictureControlProps extends ControlProps {
  readonly use: PictureUse;
}

const fileIn = (data: DataTransfer): File | undefined =>
  [...data.files].find(({ type }) => type === "" || type.startsWith("image/"));

interface FileButtonProps {
  /** The label of the hidden file input. */
  readonly label: string;
  /** The id of the text that describes it. */
  readonly messageId: string;
  /** Whether it opens the camera. */
  readonly capture?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onFile: (file: File | undefined) => void;
  readonly children: ReactNode;
}

/** A button that asks for a picture file. */
function FileButton({ label, messageId, capture = false, ref, onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        aria-describedby={messageId}
        onClick={() => input.current?.click()}
        ref={ref}
        variant="outlined"
      >
        {children}
      </Button>
      <input
        accept="image/*"
        aria-label={label}
        hidden
        onChange={({ currentTarget }) => {
          onFile(currentTarget.files?.[0]);
          // Otherwise choosing the same file again would not be reported as a change.
          currentTarget.value = "";
        }}
        ref={input}
        type="file"
        {...(capture && { capture: "environment" })}
      />
    </>
  );
}

/**
 * The input for a picture: a file that is chosen, dropped, pasted or taken with the camera, and stored in the database
 * with the record; or the address of a picture on the web.
 */
export function PictureControl({ field, use }: PictureControlProps) {
  const { value, change } = useField(field.name);
  const address = typeof value === "string" ? value : "";
  const shown = usePicture(address);
  const hint = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  const hasCamera = useMediaQuery("(pointer: coarse)");
  const { opened, busy, failed, count, open, keep, close } = usePictureFile(use, change);
  const name = field.meta.label.toLowerCase();
  const missing = useMissing(address, name);
  const [isOnWeb] = useState(address !== "" && !isOwnPicture(address));
  return (
    <div className="stack-3">
      {/* Dropping and pasting do the same as the button. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- there is the button */}
      <div
        aria-label={`${field.meta.label} from this device`}
        className={styles.drop}
        data-over={isOver || undefined}
        onDragLeave={() => setOver(false)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          // The dialog gives the focus back to this button when it closes.
          button.current?.focus();
          void open(fileIn(event.dataTransfer));
        }}
        onPaste={(event) => {
          const file = fileIn(event.clipboardData);
          if (!file) return;
          event.preventDefault();
          void open(file);
        }}
        role="group"
      >
        {use !== "crest" && shown !== "" && <img alt="" className={styles.shown} src={shown} />}
        <FileButton
          label={`File of the ${name}`}
          onFile={(file) => void open(file)}
          ref={button}
          messageId={hint}
        >
          Choose {name}
        </FileButton>
        {hasCamera && (
          <FileButton
            capture
            label={`Camera for the ${name}`}
            onFile={(file) => void open(file)}
            messageId={hint}
          >
            Take a picture
          </FileButton>
        )}
        {isOwnPicture(address) && (
          <Button
            onClick={() => {
              change("");
              button.current?.focus();
            }}
          >
            Remove {name}
          </Button>
        )}
        <span className="text-caption text-secondary" id={hint}>
          Or drop or paste one here. It is made small, and the place and time that a camera adds are
          removed.
        </span>
      </div>
      {failed !== "" && !opened && (
        <Alert role="alert" severity="error">
          {failed}
        </Alert>
      )}
      {missing !== "" && (
        <Alert role="alert" severity="warning">
          {missing}
        </Alert>
      )}
      {use !== "crest" && count && isNearlyFull(count) && (
        <Alert severity="warning">
          {`The league’s pictures take ${shareInWords(count)}. An owner can tidy them up under Backups.`}
        </Alert>
      )}
      <FoldedTextField alone={isOnWeb} field={field} summary="Use an address instead" />
      {opened && (
        <CutDialog
          busy={busy}
          failed={failed}
          onClose={close}
          onUse={(view) => void keep(view)}
          opened={opened}
          shape={pictureShapes[use]}
        />
      )}
    </div>
  );
}

const sentenceOf = (thrown: unknown): string =>
  thrown instanceof PictureFault
    ? thrown.message
    : `The picture was not kept. ${asFailure(thrown).message}`;

/** Says why a picture that was made in the app cannot be shown: it is not stored, or could not be loaded; '' if it can. */
function useMissing(address: string, name: string): string {
  const [missing, setMissing] = useState({ address: "", why: "" });
  useEffect(() => {
    if (!isOwnPicture(address)) return;
    const find = async () => {
      if ((await pictureAt(address)) !== "") return "";
      // An empty answer has two causes; asked again, the database says which.
      const text = await pictureTextAt(address);
      return text === null
        ? `This ${name} is not stored. If the form was closed before it was saved, choose it again.`
        : "";
    };
    void find()
      .catch((thrown: unknown) => `This ${name} could not be loaded. ${asFailure(thrown).message}`)
      .then((why) => setMissing({ address, why }));
  }, [address, name]);
  return missing.address === address ? missing.why : "";
}

/** Opens a file as a picture; then cuts it, makes it small and stores it to be saved with the record. */
function usePictureFile(use: PictureUse, onKept: (path: string) => void) {
  const league = useLeague();
  const { pictures } = useConnection();
  const teams = useRecords(league, "teams");
  const [opened, setOpened] = useState<OpenedPicture | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState("");
  const [count, setCount] = useState<PictureCount | null>(null);
  useEffect(() => opened?.close, [opened]);

  const open = async (file: File | undefined) => {
    if (!file) return;
    setFailed("");
    try {
      setOpened(await openPicture(file));
      // The count is only for a warning; if it cannot be loaded, a full storage is reported by the save.
      setCount(await pictures.count(league.slug).catch(() => null));
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
      const path = await pictures.choose(league.slug, { use, text, inUse });
      showChosen(path, blob);
      onKept(path);
      setOpened(null);
    } catch (thrown) {
      setFailed(sentenceOf(thrown));
    }
    setBusy(false);
  };

  return { opened, busy, failed, count, open, keep, close: () => setOpened(null) };
}
