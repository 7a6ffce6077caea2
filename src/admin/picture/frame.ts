/** A width and a height. */
export type Size = readonly [width: number, height: number];

/** How a picture is looked at through a frame. */
export interface View {
  /** 1 fills the frame. */
  readonly zoom: number;
  /** From -1, the picture's left and top edge, to 1; 0 is its middle. */
  readonly x: number;
  readonly y: number;
}

/** The most that a picture is enlarged. */
export const MOST_ZOOM = 4;

/** How far a picture must be made smaller than the frame to be seen whole. */
export const wholeZoom = ([width, height]: Size, [across, down]: Size): number =>
  Math.min(across / width, down / height) / Math.max(across / width, down / height);

/** Where the picture lies in the frame, in the frame's own units. */
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

/** The view after the picture was pulled by so much of the frame's units. */
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
