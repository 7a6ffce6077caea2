import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useGlide } from "./useGlide";

const HEIGHT = 40;
const animate = vi.fn<(frames: readonly Keyframe[]) => void>();

function Table({ order }: { readonly order: readonly string[] }) {
  const place = useGlide<HTMLDivElement>(order, "tr");
  return (
    <div ref={place}>
      <table>
        <tbody>
          {order.map((team) => (
            <tr id={team} key={team} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const prefersCalm = (matches: boolean) => vi.stubGlobal("matchMedia", () => ({ matches }));

beforeEach(() => {
  animate.mockReset();
  vi.spyOn(HTMLElement.prototype, "offsetTop", "get").mockImplementation(function top(
    this: HTMLElement,
  ) {
    return HEIGHT * [...(this.parentElement?.children ?? [])].indexOf(this);
  });
  Object.assign(HTMLElement.prototype, {
    animate(this: HTMLElement, frames: readonly Keyframe[]) {
      animate([{ id: this.id }, ...frames]);
    },
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLElement.prototype, "animate");
});

it("lets the rows that changed places glide from where they were", () => {
  prefersCalm(false);
  const page = render(<Table order={["a", "b", "c"]} />);
  expect(animate).not.toHaveBeenCalled();
  page.rerender(<Table order={["b", "a", "c"]} />);
  expect(
    animate.mock.calls.map(([frames]) => [frames[0]?.["id"], frames[1]?.["transform"]]),
  ).toEqual([
    ["b", "translateY(40px)"],
    ["a", "translateY(-40px)"],
  ]);
});

it("moves nothing for whoever wants things to stand still", () => {
  prefersCalm(true);
  const page = render(<Table order={["a", "b"]} />);
  page.rerender(<Table order={["b", "a"]} />);
  expect(animate).not.toHaveBeenCalled();
});
