import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { heldClock } from "../../../tests/harness/heldClock";
import { SHARE_ANSWER_FOR, ShareButton } from "./ShareButton";

const paint = () =>
  Promise.resolve({
    file: new File(["x"], "table.png", { type: "image/png" }),
    text: "Kingsway Rovers 2–1 Mount Trojans",
  });
const link = () => new URL("/mls/matches/r1", location.href).href;

const press = async () => {
  const user = userEvent.setup();
  render(<ShareButton label="Share result" paint={paint} to="/mls/matches/r1" />);
  await user.click(screen.getByRole("button", { name: "Share result" }));
};
const answer = () => screen.getByText(/^The picture/);

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => "blob:1", revokeObjectURL: () => {} });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ["canShare", "share"]) Reflect.deleteProperty(navigator, name);
});

it("hands the picture and the link to the device", async () => {
  const share = vi.fn<Navigator["share"]>().mockResolvedValue();
  Object.assign(navigator, { canShare: () => true, share });
  await press();
  await waitFor(() =>
    expect(answer()).toHaveTextContent("The picture was shared. It says: Kingsway"),
  );
  const given = share.mock.lastCall?.[0];
  expect(given?.files).toHaveLength(1);
  expect(given?.text).toContain(link());
});

it("saves the picture and copies the link where there is nothing to share with", async () => {
  await press();
  await waitFor(() =>
    expect(answer()).toHaveTextContent(
      "The picture was saved to your downloads, and the link to the page was copied.",
    ),
  );
  expect(await navigator.clipboard.readText()).toBe(link());
});

it("says what came of it for a while", async () => {
  await press();
  const said = await screen.findByText(/^The picture/);
  act(() => heldClock.advance(SHARE_ANSWER_FOR - 1));
  expect(said).toBeVisible();
  act(() => heldClock.advance(1));
  expect(said).not.toBeInTheDocument();
});

it("claims no copied link where the browser refuses", async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("No"));
  render(<ShareButton label="Share table" paint={paint} />);
  await user.click(screen.getByRole("button", { name: "Share table" }));
  await waitFor(() => expect(answer()).toHaveTextContent(/to your downloads\. It says/));
});
