import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useLocation, useNavigate } from "react-router-dom";
import { expect, it } from "vitest";
import { Link } from "./Link";
import { useDialogParam } from "./useDialogParam";

function Page() {
  const dialog = useDialogParam("match");
  const location = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{location.pathname + location.search}</output>
      <button onClick={() => void navigate(-1)} type="button">
        Back
      </button>
      <button onClick={() => dialog.open("a")} type="button">
        Open a
      </button>
      <Link {...dialog.link("b")}>Open b</Link>
      {dialog.value !== null && (
        <>
          <p>Match {dialog.value}</p>
          <button onClick={() => dialog.show("c")} type="button">
            Next
          </button>
          <button
            onClick={() => {
              dialog.close();
              dialog.close();
            }}
            type="button"
          >
            Close
          </button>
        </>
      )}
    </>
  );
}

const start = (...entries: string[]) =>
  render(
    <MemoryRouter initialEntries={entries}>
      <Page />
    </MemoryRouter>,
  );
const address = () => screen.getByRole("status").textContent;
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("opens as a new step and leaves the rest of the address alone", async () => {
  start("/mls/results?week=4");
  await press("Open a");
  expect(address()).toBe("/mls/results?week=4&match=a");
  expect(screen.getByText("Match a")).toBeVisible();
});

it("is closed by the back button", async () => {
  start("/mls/results?week=4");
  await press("Open a");
  await press("Back");
  expect(address()).toBe("/mls/results?week=4");
});

it("goes back on closing, once, even when asked twice", async () => {
  start("/", "/mls/results");
  await press("Open a");
  await press("Close");
  expect(address()).toBe("/mls/results");
});

it("stays one step while it shows other values", async () => {
  start("/mls/results");
  await userEvent.click(screen.getByRole("link", { name: "Open b" }));
  await press("Next");
  expect(address()).toBe("/mls/results?match=c");
  await press("Close");
  expect(address()).toBe("/mls/results");
});

it("closes in place when it was opened by its address", async () => {
  start("/", "/mls/results?match=a&week=4");
  await press("Close");
  expect(address()).toBe("/mls/results?week=4");
  await press("Back");
  expect(address()).toBe("/");
});
