// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { TurningFigure } from "./TurningFigure";

it("turns a figure over when it changes, each time, and not before", () => {
  const { rerender } = render(<TurningFigure className="figure">0</TurningFigure>);
  expect(screen.getByText("0")).not.toHaveAttribute("data-turned");
  rerender(<TurningFigure className="figure">0</TurningFigure>);
  expect(screen.getByText("0")).not.toHaveAttribute("data-turned");

  rerender(<TurningFigure className="figure">1</TurningFigure>);
  const one = screen.getByText("1");
  expect(one).toHaveAttribute("data-turned", "true");
  expect(one).toHaveClass("figure");

  // An animation begins with a new element only.
  rerender(<TurningFigure className="figure">0</TurningFigure>);
  expect(screen.getByText("0")).not.toBe(one);
  expect(screen.getByText("0")).toHaveAttribute("data-turned", "true");
});
