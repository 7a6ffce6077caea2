import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Suspense, useState, type ComponentType } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { laterDialog, laterPart } from "./later";

interface DialogProps {
  readonly onClose: () => void;
}

const code = { default: ({ onClose }: DialogProps) => <button onClick={onClose}>Here</button> };
const gone = async (): Promise<typeof code> => {
  throw new TypeError("Failed to fetch");
};

beforeEach(() => {
  // React tells of every caught error.
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A page with something on top of it that opens at a press. */
function show(Later: ComponentType<DialogProps>) {
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <p>The page</p>
        <button onClick={() => setOpen(true)}>Open</button>
        <Suspense>{isOpen && <Later onClose={() => setOpen(false)} />}</Suspense>
      </>
    );
  }
  render(<Page />);
  return press("Open");
}

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

it("leaves the page where a dialog's code cannot be fetched, and a new try opens it", async () => {
  const fetchCode = vi.fn(gone).mockImplementationOnce(gone).mockResolvedValue(code);
  await show(laterDialog(fetchCode));
  await waitFor(() =>
    expect(screen.getByRole("alert")).toHaveTextContent("The dialog could not be opened."),
  );
  expect(screen.getByText("The page")).toBeVisible();
  expect(fetchCode).toHaveBeenCalledOnce();
  await press("Try again");
  expect(await screen.findByRole("button", { name: "Here" })).toBeVisible();
  expect(fetchCode).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole("alert")).toBeNull();
});

it("offers the page anew after a try that did not help, and can be closed and opened again", async () => {
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  const fetchCode = vi.fn(gone);
  await show(laterDialog(fetchCode));
  await press("Try again");
  await press("Reload the page");
  expect(reload).toHaveBeenCalledOnce();
  await press("Close");
  expect(screen.queryByRole("alert")).toBeNull();
  await press("Open");
  expect(await screen.findByRole("alert")).toBeVisible();
});

it("says in the place of a part that it is missing", async () => {
  await show(laterPart(vi.fn(gone).mockImplementationOnce(gone).mockResolvedValue(code)));
  await waitFor(() =>
    expect(screen.getByRole("alert")).toHaveTextContent("This part could not be loaded."),
  );
  expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
  await press("Try again");
  expect(await screen.findByRole("button", { name: "Here" })).toBeVisible();
});
