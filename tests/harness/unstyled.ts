import { createRequire } from "node:module";
import { ThemeContext } from "@emotion/react";
import { createElement, useContext, type ElementType, type ReactNode, type Ref } from "react";

/*
 * Emotion works out the styles of each component of MUI whenever it is drawn, and draws it with two more components that
 * bring them into the document, where domSetup.ts keeps them out: a quarter of the time of a page test of the
 * administration. Within the theme of src/admin/theme only the element itself is drawn, with the properties that Emotion
 * would give it. Outside it all is done as ever, so that adminScene.tsx hears of a component that takes MUI's own theme.
 */

type Properties = Record<string, unknown>;
type Draw = (props: Properties, ref: Ref<unknown>) => ReactNode;

/** What Emotion makes of a tag and styles: a component that passes on its ref, with marks of Emotion's own. */
interface Styled {
  render: Draw;
  readonly __emotion_base: ElementType;
  /** Which properties go on to the element; without it Emotion decides by the tag. */
  readonly __emotion_forwardProp?: (name: string) => boolean;
}
type Style = (tag: unknown, options?: unknown) => (...styles: unknown[]) => Styled;

// MUI takes the function when it is loaded, so this comes first.
const emotion = createRequire(import.meta.url)("@emotion/styled") as { default: Style };
const styled = emotion.default;
if (styled.name !== unstyled.name) emotion.default = unstyled;

function unstyled(tag: unknown, options?: unknown) {
  const make = styled(tag, options);
  return (...styles: unknown[]): Styled => {
    const made = make(...styles);
    if (typeof made.render !== "function")
      throw new Error("Emotion draws its components elsewhere now: see tests/harness/unstyled.ts.");
    const { render, __emotion_base: base, __emotion_forwardProp: goesOn } = made;
    made.render = function Unstyled(props, ref) {
      const inContext = useContext(ThemeContext);
      if (!goesOn || isEmpty(props["theme"] ?? inContext)) return render(props, ref);
      const isAs = !goesOn("as");
      const given: Properties = {};
      for (const [name, value] of Object.entries(props))
        if (goesOn(name) && !(isAs && name === "as")) given[name] = value;
      if (ref) given["ref"] = ref;
      return createElement((isAs && (props["as"] as ElementType)) || base, given);
    };
    return made;
  };
}

const isEmpty = (theme: unknown) => Object.keys(theme as object).length === 0;
