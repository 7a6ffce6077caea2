import { act, fireEvent, screen, within, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { clubsOf } from "@/domain/season/clubs";
import { mal } from "../../../tests/arena/leagues/mal";
import { mls } from "../../../tests/arena/leagues/mls";
import { Dialog } from "@/ui/Dialog";
import { FollowStar } from "@/ui/mine/FollowButton";
import { endFollowChange } from "@/ui/mine/followChange";
import { mineIn } from "@/ui/mine/mine";
import { renderPage } from "../../../tests/harness/renderPage";
import { FollowNotes } from "./FollowNotes";

const [one, two, three] = clubsOf(mls, null);

const stars = [one, two, three].map(
  (club) => club && <FollowStar club={club} key={club.slug} league={mls} />,
);
const show = (page = <>{stars}</>) =>
  renderPage(
    <>
      <h1 tabIndex={-1}>Clubs</h1>
      {page}
      <FollowNotes />
    </>,
  );
const star = (club = one) => screen.getByRole("button", { name: `Follow ${club?.name}` });
const press = async (club = one) => {
  await userEvent.click(star(club));
  await act(() => vi.dynamicImportSettled());
};
const card = () => screen.queryByRole("region", { name: "Following" });

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  act(() => endFollowChange());
});

it("tells once on a device what following does, and never again", async () => {
  show();
  await press();
  const note = within(await screen.findByRole("region", { name: "Following" }));
  expect(await note.findByText(`You follow ${one?.name}`)).toBeVisible();
  expect(note.getByRole("status")).toHaveTextContent(/come first on Today/);
  expect(
    note.getByRole("checkbox", {
      name: /Works while this site is open, without an account/,
    }),
  ).not.toBeChecked();
  expect(note.getByRole("link", { name: "Its page" })).toHaveAttribute(
    "href",
    `/mls/clubs/${one?.slug}`,
  );
  expect(note.getByRole("link", { name: "My clubs" })).toHaveAttribute("href", "/my-clubs");
  await userEvent.click(note.getByRole("button", { name: /^Close/ }));
  expect(card()).toBeNull();
  expect(star()).toHaveFocus();
  await press(two);
  await press(two);
  await press();
  await press();
  expect(card()).toBeNull();
});

it("speaks of meets where a team has no matches, of which there are no notices", async () => {
  const [team] = clubsOf(mal, null);
  show(team && <FollowStar club={team} league={mal} />);
  await press(team);
  const note = within(await screen.findByRole("region", { name: "Following" }));
  expect(await note.findByText(/Its meets come first on Today/)).toBeVisible();
  expect(note.getByText(/puts its meets in your calendar/)).toBeVisible();
  expect(note.queryByRole("checkbox")).toBeNull();
});

it("offers to undo for some seconds, at its old place", async () => {
  const followed = [one, two, three].map((club) => `mls/${club?.slug}`);
  localStorage.setItem("arena-mine", JSON.stringify({ clubs: followed }));
  show();
  await press(two);
  await waitFor(() =>
    expect(screen.getByText(`${two?.name} is no longer followed.`)).toHaveAttribute(
      "role",
      "status",
    ),
  );
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  expect(mineIn(localStorage.getItem("arena-mine")).clubs).toEqual(followed);
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  expect(star(two)).toHaveFocus();

  vi.useFakeTimers({ shouldAdvanceTime: true });
  await press(two);
  const undo = await screen.findByRole("button", { name: "Undo" });
  fireEvent.pointerEnter(undo);
  act(() => vi.advanceTimersByTime(20_000));
  expect(undo).toBeInTheDocument();
  fireEvent.pointerLeave(undo);
  act(() => vi.advanceTimersByTime(8_000));
  expect(undo).not.toBeInTheDocument();
});

it("needs no undo once the star is pressed again", async () => {
  const followed = [`mls/${one?.slug}`];
  localStorage.setItem("arena-mine", JSON.stringify({ clubs: [...followed, "mls/other"] }));
  show();
  await press();
  expect(await screen.findByRole("button", { name: "Undo" })).toBeVisible();
  await press();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

it("stands in the dialog that is open, which alone can be reached", async () => {
  show(
    <Dialog onClose={() => {}} title="Search">
      {stars}
    </Dialog>,
  );
  await press();
  const dialog = within(screen.getByRole("dialog"));
  expect(await dialog.findByRole("region", { name: "Following" })).toBeVisible();
});
