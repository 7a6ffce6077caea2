import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControl from "@mui/material/FormControl";
import FormLabel from "@mui/material/FormLabel";
import Slider from "@mui/material/Slider";
import { useId, useState, type PointerEvent } from "react";
import type { PictureShape } from "@/domain/pictures";
import { SafeButton } from "../parts/SafeButton";
import type { OpenedPicture } from "./canvas";
import { MOST_ZOOM, placed, pulled, wholeZoom, type Size, type View } from "./frame";
import styles from "./picture.module.css";

interface CutDialogProps {
  readonly opened: OpenedPicture;
  readonly shape: PictureShape;
  /** Whether the picture is being saved. */
  readonly busy: boolean;
  /** Why saving it failed; '' if it has not failed. */
  readonly failed: string;
  readonly onUse: (view: View) => void;
  readonly onClose: () => void;
}

const percent = (part: number, of: number) => `${(100 * part) / of}%`;

interface SlideProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** Whether it is disabled, because there is nothing to move. */
  readonly off?: boolean;
  readonly onChange: (value: number) => void;
}

function Slide({ label, value, least, most, off = false, onChange }: SlideProps) {
  const id = useId();
  return (
    <FormControl disabled={off}>
      <FormLabel id={id}>{label}</FormLabel>
      <Slider
        aria-labelledby={id}
        disabled={off}
        max={most}
        min={least}
        onChange={(_, to) => onChange(Number(to))}
        step={0.01}
        value={value}
      />
    </FormControl>
  );
}

/**
 * A dialog to choose the visible part of a picture, by dragging it or with three sliders. It is no `Ask`, because here
 * the action has the focus, not the safe button.
 */
export function CutDialog({ opened, shape, busy, failed, onUse, onClose }: CutDialogProps) {
  const id = useId();
  const { image } = opened;
  const picture: Size = [image.naturalWidth, image.naturalHeight];
  const { size } = shape;
  const least = shape.whole ? wholeZoom(picture, size) : 1;
  const [view, setView] = useState<View>({ zoom: least, x: 0, y: 0 });
  const at = placed(picture, size, view);
  const pull = ({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLElement>) => {
    if (buttons !== 1) return;
    const scale = size[0] / Math.max(currentTarget.clientWidth, 1);
    setView((now) => pulled(picture, size, now, [movementX * scale, movementY * scale]));
  };
  return (
    <Dialog aria-labelledby={id} fullWidth maxWidth="xs" onClose={() => busy || onClose()} open>
      <DialogTitle id={id}>Which part should be visible?</DialogTitle>
      <DialogContent>
        <div
          className={styles.frame}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={pull}
          style={{ aspectRatio: `${size[0]} / ${size[1]}` }}
        >
          <img
            alt="The part that is seen"
            className={styles.cut}
            draggable={false}
            src={image.src}
            style={{
              left: percent(at.left, size[0]),
              top: percent(at.top, size[1]),
              width: percent(at.width, size[0]),
              height: percent(at.height, size[1]),
            }}
          />
        </div>
        <Slide
          label="Size"
          least={least}
          most={MOST_ZOOM}
          onChange={(zoom) => setView({ ...view, zoom })}
          value={view.zoom}
        />
        <Slide
          label="To the side"
          least={-1}
          most={1}
          off={at.width <= size[0]}
          onChange={(x) => setView({ ...view, x })}
          value={view.x}
        />
        <Slide
          label="Up and down"
          least={-1}
          most={1}
          off={at.height <= size[1]}
          onChange={(y) => setView({ ...view, y })}
          value={view.y}
        />
        {failed !== "" && (
          <Alert role="alert" severity="error">
            {failed}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        {/* This button has the focus: most pictures need no change, and nothing is saved before the form is. */}
        <SafeButton aria-disabled={busy} onClick={() => busy || onUse(view)} variant="contained">
          {busy ? "Keeping it…" : "Use this picture"}
        </SafeButton>
      </DialogActions>
    </Dialog>
  );
}
