import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { render, screen, waitFor } from "@testing-library/react";
import { createRef } from "react";
import { describe, expect, it, vi } from "vitest";
import "./adminScene";
import { InTheme } from "./InTheme";

describe("the dialog of the test browser", () => {
  it("opens, closes and tells its listeners", () => {
    const onClose = vi.fn();
    render(
      <dialog onClose={onClose}>
        <p>Match details</p>
      </dialog>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>("dialog", { hidden: true });
    expect(dialog).not.toBeVisible();
    dialog.showModal();
    expect(dialog).toBeVisible();
    expect(() => dialog.showModal()).toThrow("already open");
    dialog.close("done");
    expect(dialog.returnValue).toBe("done");
    expect(dialog).not.toBeVisible();
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe("the test set-up", () => {
  // oxlint-disable-next-line vitest/expect-expect -- what is expected is that the test fails
  it.fails("fails a test in which something is written to console.error", () => {
    console.error("a warning of React's, say");
  });

  it("lets a test expect an error", () => {
    const expected = vi.spyOn(console, "error").mockImplementation(() => {});
    console.error("expected");
    expect(expected).toHaveBeenCalledWith("expected");
    expected.mockRestore();
  });
});

describe("the quick styles", () => {
  const names = "display opacity position overflow overflowX transform visibility pointerEvents";
  const styleOf = (element: Element) => {
    const style = getComputedStyle(element);
    return names.split(" ").map((name) => String(Reflect.get(style, name)));
  };

  it("are those that jsdom finds with its rules", () => {
    document.body.innerHTML = `
      <main style="visibility: hidden; pointer-events: none">
        <div hidden>
          <b style="display: grid; overflow: hidden; opacity: 0">Bold</b>
          <i style="visibility: visible">Italic</i>
        </div>
        <dialog></dialog>
        <dialog open style="position: fixed"></dialog>
        <input type="hidden"><input hidden type="text">
        <textarea style="transform: none"></textarea>
        <table><tbody><tr><th></th><td></td></tr></tbody></table>
        <ul><li><button type="button"><svg><path></path></svg></button></li></ul>
        <details open><summary></summary></details>
        <select><option></option></select>
      </main>`;
    const all = [...document.querySelectorAll("*")];
    const quick = all.map(styleOf);
    const sheet = document.createElement("style");
    sheet.textContent = "nobody { color: red }";
    document.head.append(sheet);
    expect(document.styleSheets).toHaveLength(1);
    const found = new Map(all.map((element) => [element, styleOf(element)]));
    sheet.remove();
    document.body.replaceChildren();
    expect(quick).toEqual([...found.values()]);
    expect(new Set(quick.map(([display]) => display))).toContain("none");
  });

  it("follow a sheet where there is one", () => {
    render(<p>Text</p>);
    expect(screen.getByText("Text")).toBeVisible();
    const sheet = document.createElement("style");
    sheet.textContent = "p { display: none }";
    document.head.append(sheet);
    expect(screen.getByText("Text")).not.toBeVisible();
    sheet.remove();
  });
});

describe("an element of MUI", () => {
  it("has in our theme what Emotion gives it, without a class for its styles", () => {
    const ref = createRef<HTMLElement>();
    render(
      <InTheme>
        <Box className="own" component="section" ref={ref} sx={{ color: "red" }} title="A box" />
        <Button component="a" href="/there">
          Go there
        </Button>
      </InTheme>,
    );
    expect(ref.current?.outerHTML).toBe(
      '<section class="own MuiBox-root" title="A box"></section>',
    );
    const link = screen.getByRole("link", { name: "Go there" });
    expect(link).toHaveClass("MuiButton-root");
    expect(link.className).not.toContain("css-");
    expect(link.getAttributeNames().sort()).toEqual(["class", "href", "tabindex"]);
  });

  it("cannot be drawn outside our theme, once a scene of the administration is loaded", () => {
    const complain = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(() => render(<Button>Lost</Button>)).toThrow("outside the theme of src/admin/theme");
    complain.mockRestore();
  });
});

describe("a query that finds nothing", () => {
  it("prints the page, also where it waited", async () => {
    render(<p>What there is</p>);
    expect(() => screen.getByText("Something else")).toThrow("What there is");
    const wait = waitFor(() => screen.getByText("Something else"), { timeout: 0 });
    await expect(wait).rejects.toThrow("What there is");
  });
});
