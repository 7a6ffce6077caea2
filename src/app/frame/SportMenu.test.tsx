import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { SportMenu } from "./SportMenu";

const sport = (name: string) => screen.getByRole("button", { name });
const links = () => screen.queryAllByRole("link").map((link) => link.getAttribute("href"));
const { keyboard } = userEvent;

beforeEach(() => {
  render(
    <MemoryRouter initialEntries={["/mls/home"]}>
      <SportMenu />
      <input aria-label="Elsewhere" />
    </MemoryRouter>,
  );
});

describe("the menu of sports", () => {
  it("has the seven sports, closed, with the current one marked", () => {
    const buttons = screen.getAllByRole("button");
    expect(buttons).toHaveLength(7);
    for (const button of buttons) expect(button).toHaveAttribute("aria-expanded", "false");
    expect(sport("Football")).toHaveAttribute("data-current");
    expect(sport("Basketball")).not.toHaveAttribute("data-current");
    expect(links()).toEqual([]);
  });

  it.each(["{Enter}", " "])("opens and closes a sport's four sections with %j", async (key) => {
    sport("Volleyball").focus();
    await keyboard(key);
    expect(sport("Volleyball")).toHaveAttribute("aria-expanded", "true");
    expect(links()).toEqual([
      "/mvl/home",
      "/student-week-volleyball/home",
      "/volleyball/convoweek",
      "/volleyball/others",
    ]);
    await keyboard(key);
    expect(links()).toEqual([]);
  });

  it("enters the list with the arrow down and goes round in it", async () => {
    sport("Chess").focus();
    await keyboard("{ArrowDown}");
    expect(screen.getByRole("link", { name: /League/ })).toHaveFocus();
    await keyboard("{ArrowDown}");
    expect(screen.getByRole("link", { name: /Student Week/ })).toHaveFocus();
    await keyboard("{End}");
    expect(screen.getByRole("link", { name: /Others/ })).toHaveFocus();
    await keyboard("{ArrowDown}");
    expect(screen.getByRole("link", { name: /League/ })).toHaveFocus();
    await keyboard("{ArrowUp}");
    expect(screen.getByRole("link", { name: /Others/ })).toHaveFocus();
    await keyboard("{Home}");
    expect(screen.getByRole("link", { name: /League/ })).toHaveFocus();
  });

  it("closes on Esc and gives the focus back to its sport", async () => {
    sport("Chess").focus();
    await keyboard("{ArrowDown}{Escape}");
    expect(links()).toEqual([]);
    expect(sport("Chess")).toHaveFocus();
  });

  it("moves along the sports with the arrows to the sides, and round the ends", async () => {
    sport("Football").focus();
    await keyboard("{ArrowLeft}");
    // Leagues that were opened in the app come last.
    expect(screen.getAllByRole("button", { expanded: false }).at(-1)).toHaveFocus();
    await keyboard("{ArrowRight}{ArrowRight}");
    expect(sport("Basketball")).toHaveFocus();
    await keyboard("{ArrowDown}{ArrowRight}");
    expect(sport("Volleyball")).toHaveFocus();
    expect(links()).toEqual([]);
  });

  it("has one list open at a time, and none after a press or the focus elsewhere", async () => {
    await userEvent.click(sport("Football"));
    await userEvent.click(sport("Chess"));
    expect(sport("Football")).toHaveAttribute("aria-expanded", "false");
    expect(within(screen.getByRole("navigation")).getAllByRole("link")).toHaveLength(4);
    fireEvent.pointerDown(document.body);
    expect(links()).toEqual([]);

    await userEvent.click(sport("Lawn tennis"));
    screen.getByLabelText("Elsewhere").focus();
    await screen.findByRole("button", { name: "Lawn tennis", expanded: false });
    expect(links()).toEqual([]);
  });

  it("closes when a page is chosen", async () => {
    await userEvent.click(sport("Basketball"));
    await userEvent.click(screen.getByRole("link", { name: "League" }));
    expect(links()).toEqual([]);
    expect(sport("Basketball")).toHaveAttribute("data-current");
  });
});
