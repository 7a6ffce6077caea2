import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useId, useRef, useState, type ReactNode, type Ref, useEffect } from "react";
import { pictureShapes, type PictureUse } from "@/domain/pictures";
import { isOwnPicture } from "@/domain/reading";
import { usePicture } from "@/ui/crest/pictures";
import { asFailure } from "@/data/failure";
import { pictureText } from "@/data/pictures/pictureText";
import { useConnection } from "@/session/ConnectionProvider";
import { useLeague } from "@/ui/where";
import { useField, type ControlProps } from "../fields/control";
import { TextControl } from "../fields/TextControl";
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
  /** Of the input behind it. */
  readonly label: string;
  /** The id of the message about it. */
  readonly messageId: string;
  /** Begins with the camera. */
  readonly capture?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onFile: (file: File | undefined) => void;
  readonly children: ReactNode;
}

/** A button that asks for a file. */
function FileButton({
  label,
  messageId: told,
  capture = false,
  ref,
  onFile,
  children,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        aria-describedby={told}
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
          // The same file chosen again is a change, too.
          currentTarget.value = "";
        }}
        ref={input}
        type="file"
        {...(capture && { capture: "environment" })}
      />
    </>
  );
}

/** A picture: chosen, dropped, pasted or taken, and kept in the database; or the address of one on the web. */
export function PictureControl({ field, use }: PictureControlProps) {
  const { value, change } = useField(field.name);
  const address = typeof value === "string" ? value : "";
  const shown = usePicture(address);
  const hint = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  const hasCamera = useMediaQuery("(pointer: coarse)");
  const { opened, busy, failed, open, keep, close } = usePictureFile(use, change);
  const name = field.meta.label.toLowerCase();
  return (
    <div className={styles.part}>
      {/* Dropping and pasting are other ways to what the button does. */}
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
          // Where the dialog gives the focus back to.
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
        <span className={styles.hint} id={hint}>
          Or drop or paste one here. It is made small, and loses what the camera wrote into it.
        </span>
      </div>
      {failed !== "" && !opened && (
        <Alert role="alert" severity="error">
          {failed}
        </Alert>
      )}
      <TextControl field={field} />
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

/** What becomes of a file that is to be a picture: it is opened, cut, made small, and kept in the database. */
function usePictureFile(use: PictureUse, onKept: (path: string) => void) {
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
