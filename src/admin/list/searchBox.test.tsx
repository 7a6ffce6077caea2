import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { SearchBox } from "./SearchBox";

it("speaks up once when it is left, so that nothing of it comes after what is clicked then", () => {
  vi.useFakeTimers();
  try {
    const onChange = vi.fn();
    render(<SearchBox label="Search players" onChange={onChange} value="" />);
    const box = screen.getByLabelText("Search players");
    fireEvent.blur(box);
    fireEvent.change(box, { target: { value: "28 " } });
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.blur(box);
    expect(onChange).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1000);
    expect(onChange.mock.calls).toEqual([["28"]]);
  } finally {
    vi.useRealTimers();
  }
});
