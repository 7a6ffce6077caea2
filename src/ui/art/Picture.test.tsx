// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import galleryPictures from "./galleryPictures.json";
import posters from "./posters.json";
import { Picture } from "./Picture";

const [poster] = posters;
const [gallery] = galleryPictures;
if (!poster || !gallery) throw new Error("A list is empty.");

function sourcesIn(container: HTMLElement): string[] {
  return [...container.querySelectorAll("source")].map((source) =>
    [source.type, source.media, source.srcset.split(" ")[0]?.replace(/\.\w{8}\./, ".")].join(" "),
  );
}

describe("Picture", () => {
  it("offers AVIF, then WebP, with the size of its box", () => {
    const { container } = render(<Picture art={poster} crop="square" sizes="50vw" />);
    const image = screen.getByRole("img", { name: poster.alt });
    expect(sourcesIn(container)).toEqual(["image/avif  /art/01-penalty-square-320.avif"]);
    expect(image).toHaveAttribute("src", expect.stringMatching(/^\/art\/01-penalty.*\.webp$/));
    expect(image).toHaveAttribute("width", "640");
    expect(image).toHaveAttribute("height", "640");
    expect(image).toHaveAttribute("sizes", "50vw");
    expect(image).toHaveAttribute("loading", "lazy");
    expect(image).toHaveAttribute("decoding", "async");
  });

  it("shows phones another crop of a hero", () => {
    const { container } = render(<Picture art={poster} crop="hero" sizes="100vw" />);
    expect(sourcesIn(container)).toEqual([
      "image/avif (max-width: 599.98px) /art/01-penalty-phone-480.avif",
      "image/avif  /art/01-penalty-wide-480.avif",
      "image/webp (max-width: 599.98px) /art/01-penalty-phone-800.webp",
    ]);
  });

  it("fetches an eager picture first", () => {
    render(<Picture art={gallery} crop="frame" sizes="100vw" eager />);
    const image = screen.getByRole("img");
    expect(image).toHaveAttribute("loading", "eager");
    expect(image).toHaveAttribute("fetchpriority", "high");
  });

  it("takes another text, or none where it decorates", () => {
    const { rerender } = render(<Picture art={poster} crop="wide" sizes="1px" alt="Kick-off" />);
    expect(screen.getByRole("img", { name: "Kick-off" })).toBeInTheDocument();
    rerender(<Picture art={poster} crop="wide" sizes="1px" alt="" />);
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("keeps box, colour and text when the picture can't be had, and tries the next one", () => {
    const { rerender, container } = render(
      <Picture art={poster} crop="wide" sizes="1px" className="mine" />,
    );
    const box = container.querySelector("picture")?.className;
    fireEvent.error(screen.getByRole("img"));
    const standIn = screen.getByRole("img", { name: poster.alt });
    expect(standIn.tagName).toBe("SPAN");
    expect(standIn.className).toContain(box);
    expect(standIn).toHaveClass("mine", "art-01-penalty");

    rerender(<Picture art={gallery} crop="frame" sizes="1px" />);
    expect(screen.getByRole("img", { name: gallery.alt }).tagName).toBe("IMG");
  });

  it("shows bands for an id that no picture has", () => {
    const { container } = render(<Picture art={{ id: "no-such" }} crop="wide" sizes="1px" />);
    expect(container.querySelector("img")).toBeNull();
    expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true");
  });

  it("notices a prerendered picture that had failed before React came", () => {
    const states = { currentSrc: "/art/x.avif", complete: true, naturalWidth: 0 };
    const before = Object.entries(states).map(([name, value]) => {
      const own = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, name);
      Object.defineProperty(HTMLImageElement.prototype, name, { value, configurable: true });
      return [name, own] as const;
    });
    try {
      render(<Picture art={poster} crop="wide" sizes="1px" />);
      expect(screen.getByRole("img").tagName).toBe("SPAN");
    } finally {
      for (const [name, own] of before) {
        if (own) Object.defineProperty(HTMLImageElement.prototype, name, own);
        else Reflect.deleteProperty(HTMLImageElement.prototype, name);
      }
    }
  });

  it("is drawn on a server without a style attribute, which the page's policy forbids", () => {
    const html = renderToStaticMarkup(<Picture art={poster} crop="hero" sizes="100vw" eager />);
    expect(html).toContain("01-penalty-phone-800");
    expect(html).not.toContain("style=");
  });
});
