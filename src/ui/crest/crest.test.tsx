// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Crest } from "./Crest";
import { MonogramAvatar } from "./MonogramAvatar";

const LOGO = "https://club.example/logo.png";

describe("Crest", () => {
  it("draws a club without a logo, with its name and initials", () => {
    render(<Crest colours={["#C8102E", "#FDFBF5"]} name="Kingsway Rovers" size={60} />);
    const crest = screen.getByRole("img", { name: "Kingsway Rovers" });
    expect(crest).toHaveTextContent("KR");
    expect(crest).toHaveAttribute("width", "50");
    expect(crest).toHaveAttribute("height", "60");
    expect(crest.innerHTML).toContain("#C8102E");
  });

  it("says nothing beside the club's name", () => {
    render(<Crest decorative name="Kingsway Rovers" />);
    expect(screen.queryByRole("img")).toBeNull();
  });

  it("shows a logo without telling its server where from", () => {
    render(<Crest logo={LOGO} name="Kingsway Rovers" size={60} />);
    const logo = screen.getByRole("img", { name: "Kingsway Rovers" });
    expect(logo).toHaveAttribute("src", LOGO);
    expect(logo).toHaveAttribute("referrerpolicy", "no-referrer");
  });

  it("is drawn in the same box when the logo cannot be loaded", () => {
    render(<Crest logo={LOGO} name="Kingsway Rovers" size={60} />);
    fireEvent.error(screen.getByRole("img"));
    const crest = screen.getByRole("img", { name: "Kingsway Rovers" });
    expect(crest.tagName).toBe("svg");
    expect(crest).toHaveAttribute("width", "50");
    expect(crest).toHaveAttribute("height", "60");
  });

  it("tries another logo after a broken one", () => {
    const { rerender } = render(<Crest logo={LOGO} name="Kingsway Rovers" />);
    fireEvent.error(screen.getByRole("img"));
    rerender(<Crest logo="https://club.example/new.png" name="Kingsway Rovers" />);
    expect(screen.getByRole("img")).toHaveAttribute("src", "https://club.example/new.png");
  });

  it("leaves stars and keyline out where they would blur", () => {
    const parts = (size: number) => {
      const { container, unmount } = render(<Crest decorative name="Mount Trojans" size={size} />);
      const count = container.querySelectorAll("path").length;
      unmount();
      return count;
    };
    expect(parts(24)).toBeLessThan(parts(60));
  });
});

describe("a crest in a row", () => {
  // A long list draws hundreds, and every one of their elements is styled when a dialog opens or closes.
  it.each(["Mount Trojans", "Kingsway Rovers", "Lagoon City", "Savannah Stars", "Old Library FC"])(
    "of %s is ten elements at most",
    (name) => {
      const { container } = render(<Crest decorative name={name} size={24} />);
      expect(container.querySelectorAll("*").length).toBeLessThanOrEqual(10);
    },
  );
});

describe("MonogramAvatar", () => {
  it("shows two initials for a person without a picture", () => {
    render(<MonogramAvatar name="Ayo Bello" size={40} />);
    expect(screen.getByRole("img", { name: "Ayo Bello" })).toHaveTextContent("AB");
  });

  it("falls back to them when the picture cannot be loaded", () => {
    render(<MonogramAvatar name="Ayo Bello" picture={LOGO} size={64} />);
    const picture = screen.getByRole("img");
    expect(picture).toHaveAttribute("referrerpolicy", "no-referrer");
    fireEvent.error(picture);
    const monogram = screen.getByRole("img", { name: "Ayo Bello" });
    expect(monogram.tagName).toBe("svg");
    expect(monogram).toHaveAttribute("width", "64");
  });
});
