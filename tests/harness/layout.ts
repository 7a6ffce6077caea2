import type { Page } from "@playwright/test";

/** The spacing that a reader may ask for without losing anything (WCAG 2.2, SC 1.4.12). */
const SPACED = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** What browsers lay out only when it comes near. */
const NEAR = "* { content-visibility: visible !important; }";

/** Spaces all text of the open page out. */
export async function spaceText(page: Page): Promise<void> {
  await addStyle(page, SPACED);
}

/** Has the open page laid out to its end, as if it were all in sight. */
export async function layOutWhole(page: Page): Promise<void> {
  await addStyle(page, NEAR);
}

/** A sheet of its own, which a content policy allows. */
function addStyle(page: Page, css: string): Promise<void> {
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/**
 * Texts of which a box that hides what is too much cuts something off. Names may end in an ellipsis
 * inside a link or button, where the whole name is one tap away.
 */
export async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCutOnPurpose = (box: Element, style: CSSStyleDeclaration) =>
      (style.webkitLineClamp !== "none" || style.textOverflow === "ellipsis") &&
      box.closest("a, button") !== null;

    /** The first ancestor that hides a part of these rectangles; null where all is seen or scrolled to. */
    const cutter = (text: Node, rects: readonly DOMRect[]): Element | null => {
      for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.visibility === "hidden" || style.clipPath !== "none") return null;
        if (style.position === "fixed" || /auto|scroll/.test(style.overflow)) return null;
        if (!/hidden|clip/.test(style.overflow)) continue;
        const outer = box.getBoundingClientRect();
        const isOut = rects.some(
          (rect) =>
            rect.bottom > outer.bottom + 2 ||
            rect.top < outer.top - 2 ||
            rect.right > outer.right + 2 ||
            rect.left < outer.left - 2,
        );
        if (isOut) return isCutOnPurpose(box, style) ? null : box;
      }
      return null;
    };

    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const words = text.textContent?.trim();
      if (!words || text.parentElement?.closest("svg, [aria-hidden=true], .visually-hidden"))
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width + height > 0);
      const box = rects.length > 0 ? cutter(text, rects) : null;
      if (box) found.push(`"${words.slice(0, 60)}" in .${box.className}`);
    }
    return found;
  });
}

/** Elements that scroll in both directions, the page itself included. */
export async function twoWayScrollers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const sideways = root.scrollWidth > root.clientWidth ? ["the page"] : [];
    const boxes = [...document.querySelectorAll("body *")].filter((box) => {
      const { overflowX, overflowY } = getComputedStyle(box);
      return (
        /auto|scroll/.test(overflowX) &&
        /auto|scroll/.test(overflowY) &&
        box.scrollWidth > box.clientWidth + 1 &&
        box.scrollHeight > box.clientHeight + 1
      );
    });
    return [...sideways, ...boxes.map(({ tagName, className }) => `${tagName}.${className}`)];
  });
}

/** How much of the window's height what sticks or floats at its edges takes, 0 to 1. */
export async function coveredHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    scrollTo({ top: 400, behavior: "instant" });
    const stuck = [...document.querySelectorAll("body *")].filter((box) => {
      const { position, display } = getComputedStyle(box);
      return (position === "sticky" || position === "fixed") && display !== "none";
    });
    const heights = stuck.map((box) => {
      const { top, bottom, width } = box.getBoundingClientRect();
      const isBar = width > innerWidth / 2 && bottom > 0 && top < innerHeight;
      return isBar ? Math.min(bottom, innerHeight) - Math.max(top, 0) : 0;
    });
    scrollTo({ top: 0, behavior: "instant" });
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });
}

/** Animations that run by themselves, at this moment. */
export async function runningAnimations(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      // What scrolling drives moves only when the visitor does.
      .filter(
        ({ playState, timeline }) => playState === "running" && timeline === document.timeline,
      )
      .map((animation) =>
        animation instanceof CSSAnimation ? animation.animationName : "a transition",
      ),
  );
}
