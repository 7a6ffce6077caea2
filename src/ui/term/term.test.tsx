import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { packs } from "@/sports/football/rules";
import { Term } from "./Term";

function renderTerms() {
  render(
    <>
      <Term label="Goal difference" sport="football" word="GD" />
      <Term label="Points" pack={packs[0]} sport="football" word="Pts" />
      <button type="button">Elsewhere</button>
    </>,
  );
  return userEvent.setup();
}

const word = (name: string) => screen.getByRole("button", { name });

it("explains a word on a press, says so aloud, and closes on Esc with the focus where it was", async () => {
  const user = renderTerms();
  await user.click(word("GD"));
  const said = await screen.findByRole("status");
  await waitFor(() => expect(said).toHaveTextContent("Goal difference"));
  await waitFor(() => expect(said).toHaveTextContent("Goals scored minus goals conceded."));
  await waitFor(() => {
    expect(word("GD")).toHaveAccessibleDescription(/Goals scored minus/);
  });
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("status")).toBeNull();
  expect(word("GD")).toHaveFocus();
  expect(screen.getByTitle("Goal difference")).toBeInTheDocument();
});

it("explains by keyboard, one word at a time, with the points of the season's rules", async () => {
  const user = renderTerms();
  await user.tab();
  await user.keyboard("{Enter}");
  expect(await screen.findByText(/Goals scored minus/)).toBeInTheDocument();
  await user.tab();
  await user.keyboard("{Enter}");
  expect(await screen.findByText(/3 for a win, 1 for a draw/)).toBeInTheDocument();
  expect(screen.getAllByRole("status")).toHaveLength(1);
});

it("closes on a second press and on a press elsewhere", async () => {
  const user = renderTerms();
  await user.click(word("Pts"));
  await screen.findByRole("status");
  await user.click(word("Pts"));
  await waitFor(() => {
    expect(screen.queryByRole("status")).toBeNull();
  });
  await user.click(word("Pts"));
  await screen.findByRole("status");
  await user.click(screen.getByRole("button", { name: "Elsewhere" }));
  expect(screen.queryByRole("status")).toBeNull();
});
