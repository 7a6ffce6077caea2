/** A width and a height. */
export type Size = readonly [width: number, height: number];

/** The part of a picture that is visible in a frame. */
export interface View {
  /** The size of the picture; at 1 it just fills the frame. */
  readonly zoom: number;
  /** From -1, the left or top edge of the picture, to 1, its right or bottom edge; 0 is the middle. */
  readonly x: number;
  readonly y: number;
}

/** The maximum zoom. */
export const MOST_ZOOM = 4;

/** Returns the zoom, at most 1, at which the whole picture is visible in the frame. */
export const wholeZoom = ([width, height]: Size, [across, down]: Size): number =>
  Math.min(across / width, down / height) / Math.max(across / width, down / height);

/** Returns the position and size of the picture in the frame, in the units of the frame. */
export function placed([width, height]: Size, [across, down]: Size, { zoom, x, y }: View) {
  const scale = Math.max(across / width, down / height) * zoom;
  const [wide, high] = [width * scale, height * scale];
  return {
    left: (across - wide) / 2 - (x * Math.max(wide - across, 0)) / 2,
    top: (down - high) / 2 - (y * Math.max(high - down, 0)) / 2,
    width: wide,
    height: high,
  };
}

const within = (value: number) => Math.max(-1, Math.min(1, value)) || 0;

/** Returns the view after the picture was dragged by a distance in the units of the frame. */
export function pulled(picture: Size, frame: Size, view: View, by: Size): View {
  const { width, height } = placed(picture, frame, view);
  const moved = (at: number, room: number, pull: number) =>
    room > 0 ? within(at - (2 * pull) / room) : 0;
  return {
    ...view,
    x: moved(view.x, width - frame[0], by[0]),
    y: moved(view.y, height - frame[1], by[1]),
  };
}
