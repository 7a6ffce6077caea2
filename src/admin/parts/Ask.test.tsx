import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type ComponentProps, type ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { InTheme } from "../../../tests/harness/InTheme";
import { Ask } from "./Ask";

const onClose = vi.fn<() => void>();
const onAct = vi.fn<() => void>();

beforeEach(() => {
  onClose.mockClear();
  onAct.mockClear();
});

type Given = Partial<ComponentProps<typeof Ask>>;

const ask = (given: Given) => (
  <Ask
    action="Rename"
    onAct={onAct}
    onClose={onClose}
    safe="Cancel"
    title="Rename it?"
    {...given}
  />
);

function open(given: Given) {
  const user = userEvent.setup();
  const { rerender } = render(ask(given), { wrapper: InTheme });
  return { user, change: (other: Given) => rerender(ask({ ...given, ...other })) };
}

const button = (name: string) => screen.getByRole("button", { name });
const name = <input aria-label="Name" />;

/** What a mouse does on the shade beside the dialog. */
function clickBeside() {
  const beside = screen.getByRole("dialog").parentElement;
  if (!beside) throw new Error("There is nothing beside the dialog");
  fireEvent.mouseDown(beside);
  fireEvent.click(beside);
}

it("is named by its title and described by what it says", () => {
  open({ says: "Links keep working." });
  const dialog = screen.getByRole("dialog", { name: "Rename it?" });
  expect(dialog).toHaveAccessibleDescription("Links keep working.");
});

describe("the focus at first", () => {
  const first = (children: ReactNode) => {
    open({ children });
    return document.activeElement;
  };

  it("is on the safe button where nothing is typed", () => {
    const boxes = (
      <>
        <input aria-label="All of them" type="checkbox" />
        <input aria-label="One" defaultChecked name="which" type="radio" />
        <button type="button">Both</button>
      </>
    );
    expect(first(boxes)).toBe(button("Cancel"));
  });

  it("is on the first field that can be reached", () => {
    const fields = (
      <>
        <input type="hidden" />
        <input aria-label="Old name" disabled />
        <input aria-label="Of the calendar" tabIndex={-1} />
        <select aria-label="Season" />
        {name}
      </>
    );
    expect(first(fields)).toBe(screen.getByLabelText("Season"));
  });

  it("is on the chosen radio button where these come before what is typed", () => {
    const fields = (
      <>
        <input aria-label="One" name="which" type="radio" />
        <input aria-label="Other" defaultChecked name="which" type="radio" />
        {name}
      </>
    );
    expect(first(fields)).toBe(screen.getByLabelText("Other"));
  });
});

describe("closing", () => {
  it("happens by Escape, by a click beside it and by the safe button", async () => {
    const { user } = open({});
    await user.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledTimes(1);
    clickBeside();
    expect(onClose).toHaveBeenCalledTimes(2);
    await user.click(button("Cancel"));
    expect(onClose).toHaveBeenCalledTimes(3);
    expect(onAct).not.toHaveBeenCalled();
  });

  it("does not happen while it is busy", async () => {
    const { user, change } = open({ children: name });
    change({ busy: "Renaming…" });
    expect(button("Renaming…")).toBeDisabled();
    expect(button("Cancel")).toBeDisabled();
    await user.keyboard("{Escape}");
    clickBeside();
    expect(onClose).not.toHaveBeenCalled();
    change({ busy: false });
    await user.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("gives way to stopping while a long action runs", async () => {
    const run = vi.fn<() => void>();
    const { user, change } = open({});
    change({ action: null, stop: { run, isStopping: false } });
    expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull();
    await user.keyboard("{Escape}");
    expect(onClose).not.toHaveBeenCalled();
    await user.click(button("Stop"));
    expect(run).toHaveBeenCalledOnce();
    change({ action: null, stop: { run, isStopping: true } });
    expect(button("Stopping…")).toBeDisabled();
  });

  it("moves the focus to the heading where the button that opened it is gone", async () => {
    const page = (isOpen: boolean) => (
      <main id="main">
        <h1>Fixtures</h1>
        {ask({ open: isOpen })}
      </main>
    );
    const { rerender } = render(page(true), { wrapper: InTheme });
    rerender(page(false));
    await waitFor(() => expect(screen.getByRole("heading", { name: "Fixtures" })).toHaveFocus());
  });
});

it("says why the action failed, keeps what was typed and tries again", async () => {
  const save = vi.fn<(text: string) => Promise<void>>();
  save.mockRejectedValueOnce(new Error("The site has reached its limit for today."));
  save.mockResolvedValueOnce();
  function Renaming() {
    const [text, setText] = useState("");
    const [busy, setBusy] = useState(false);
    const [problem, setProblem] = useState("");
    const act = async () => {
      setBusy(true);
      setProblem("");
      await save(text).then(onClose, (thrown: Error) => setProblem(thrown.message));
      setBusy(false);
    };
    return ask({
      busy: busy && "Renaming…",
      children: (
        <input aria-label="Name" onChange={({ target }) => setText(target.value)} value={text} />
      ),
      isForm: true,
      onAct: () => void act(),
      problem,
    });
  }
  const user = userEvent.setup();
  render(<Renaming />, { wrapper: InTheme });
  await user.keyboard("Season 2027{Enter}");
  await waitFor(() =>
    expect(screen.getByRole("alert")).toHaveTextContent("has reached its limit for today"),
  );
  expect(screen.getByLabelText("Name")).toHaveValue("Season 2027");
  expect(onClose).not.toHaveBeenCalled();
  await user.click(button("Rename"));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(save.mock.calls).toEqual([["Season 2027"], ["Season 2027"]]);
  expect(screen.queryByRole("alert")).toBeNull();
});

describe("Enter in a field", () => {
  it("acts in a form, and leaves the form of the page around it alone", async () => {
    const user = userEvent.setup();
    const around = vi.fn<() => void>();
    render(<form onSubmit={around}>{ask({ children: name, isForm: true })}</form>, {
      wrapper: InTheme,
    });
    await user.keyboard("A{Enter}");
    expect(onAct).toHaveBeenCalledOnce();
    expect(around).not.toHaveBeenCalled();
  });

  it("does nothing while the action is off or busy, or a field is not valid", async () => {
    const { user, change } = open({ children: name, isForm: true });
    change({ isOff: true });
    await user.keyboard("A{Enter}");
    change({ busy: "Renaming…" });
    await user.keyboard("{Enter}");
    change({ children: <input aria-label="Name" pattern="B" /> });
    await user.keyboard("{Enter}");
    expect(onAct).not.toHaveBeenCalled();
    await user.keyboard("{Backspace}B{Enter}");
    expect(onAct).toHaveBeenCalledOnce();
  });

  it("does nothing where the dialog is no form", async () => {
    const { user } = open({ children: name });
    await user.keyboard("A{Enter}");
    expect(onAct).not.toHaveBeenCalled();
    await user.click(button("Rename"));
    expect(onAct).toHaveBeenCalledOnce();
  });
});
