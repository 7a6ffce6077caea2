import { createRequire } from "node:module";
import { ThemeContext } from "@emotion/react";
import { createElement, useContext, type ElementType, type ReactNode, type Ref } from "react";

/*
 * Replaces Emotion's components by their plain elements. Emotion computes the styles of each MUI component whenever it
 * is drawn, and draws two more components to insert them into the document, where domSetup.ts removes them. That takes
 * a quarter of the time of a page test of the administration. Inside the theme of src/admin/theme only the element
 * itself is drawn, with the properties that Emotion would pass to it. Outside that theme Emotion works as usual, so
 * that adminScene.tsx notices a component that uses MUI's default theme.
 */

type Properties = Record<string, unknown>;
type Draw = (props: Properties, ref: Ref<unknown>) => ReactNode;

/** A component that Emotion makes from a tag and styles: it forwards its ref and has some of Emotion's fields. */
interface Styled {
  render: Draw;
  readonly __emotion_base: ElementType;
  /** Whether a property is passed to the element; undefined if Emotion decides by the tag. */
  readonly __emotion_forwardProp?: (name: string) => boolean;
}
type Style = (tag: unknown, options?: unknown) => (...styles: unknown[]) => Styled;

// MUI reads this function when it is loaded, so it must be replaced before.
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
