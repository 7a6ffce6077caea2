// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { FormGuide } from "./FormGuide";

describe("FormGuide", () => {
  it("tells the last results in words, oldest first", () => {
    render(<FormGuide form={["W", "D", "L"]} />);
    expect(screen.getByRole("img", { name: "Form: win, draw, loss" })).toHaveTextContent("WDL");
  });

  it("says that there are none", () => {
    render(<FormGuide form={[]} />);
    expect(screen.getByText("No results yet")).toBeVisible();
  });
});
