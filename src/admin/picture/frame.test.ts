import { describe, expect, it } from "vitest";
import { placed, pulled, wholeZoom, type Size } from "./frame";

const frame: Size = [100, 100];

describe("a picture in a frame", () => {
  it("fills it from its middle", () => {
    const wide: Size = [400, 200];
    expect(placed(wide, frame, { zoom: 1, x: 0, y: 0 })).toEqual({
      left: -50,
      top: 0,
      width: 200,
      height: 100,
    });
  });

  it("stands in it whole, where it may, in the middle", () => {
    const wide: Size = [400, 200];
    const zoom = wholeZoom(wide, frame);
    expect(placed(wide, frame, { zoom, x: 1, y: 1 })).toEqual({
      left: 0,
      top: 25,
      width: 100,
      height: 50,
    });
  });

  it("shows its edges at the ends of the sliders", () => {
    const high: Size = [200, 600];
    expect(placed(high, frame, { zoom: 2, x: -1, y: -1 })).toMatchObject({ left: 0, top: 0 });
    const { left, top } = placed(high, frame, { zoom: 2, x: 1, y: 1 });
    expect([left, top]).toEqual([-100, -500]);
  });

  it("follows the hand that pulls it, as far as it goes", () => {
    const wide: Size = [400, 200];
    const view = { zoom: 1, x: 0, y: 0 };
    const moved = pulled(wide, frame, view, [25, 40]);
    expect(placed(wide, frame, moved)).toMatchObject({ left: -25, top: 0 });
    expect(pulled(wide, frame, view, [-900, 0])).toEqual({ zoom: 1, x: 1, y: 0 });
  });
});
