// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { ListBox, ListBoxField, ListBoxPopup, useStop } from "./ListBox";

const all = ["Alpha", "Beta", "Gamma"];

function Option({ name, onChoose }: { readonly name: string; readonly onChoose: () => void }) {
  const stop = useStop();
  return (
    <button
      {...stop}
      aria-selected={stop["data-active"] !== undefined}
      onClick={onChoose}
      role="option"
      tabIndex={-1}
      type="button"
    >
      {name}
    </button>
  );
}

/** A field with a list whose first row is active from the beginning. */
function Names({ onChoose }: { readonly onChoose: (name: string) => void }) {
  const [typed, setTyped] = useState("");
  const found = all.filter((name) => name.toLowerCase().includes(typed));
  return (
    <ListBox popup="listbox" query={typed} startsAtFirst>
      <ListBoxField>
        {(field) => (
          <input
            {...field}
            aria-label="Name"
            onChange={({ target }) => setTyped(target.value)}
            value={typed}
          />
        )}
      </ListBoxField>
      {found.length > 0 && (
        <ListBoxPopup label="Names">
          {found.map((name) => (
            <Option key={name} name={name} onChoose={() => onChoose(name)} />
          ))}
        </ListBoxPopup>
      )}
    </ListBox>
  );
}

const active = () => {
  const id = screen.getByRole("combobox").getAttribute("aria-activedescendant");
  const selected = screen.getAllByRole("option", { selected: true });
  expect(selected.map((option) => option.id)).toEqual([id]);
  return selected[0]?.textContent;
};

it("goes through its rows by the keys of a list-box while the focus stays in the field", async () => {
  const user = userEvent.setup();
  const onChoose = vi.fn();
  render(<Names onChoose={onChoose} />);
  const field = screen.getByRole("combobox", { name: "Name", expanded: true });
  expect(field).toHaveAttribute("aria-controls", screen.getByRole("listbox").id);
  field.focus();
  expect(active()).toBe("Alpha");
  await user.keyboard("{ArrowDown}");
  expect(active()).toBe("Beta");
  await user.keyboard("{End}{ArrowDown}");
  expect(active()).toBe("Gamma");
  await user.keyboard("{Home}{ArrowUp}");
  expect(active()).toBe("Alpha");
  await user.keyboard("{ArrowDown}{Enter}");
  expect(onChoose).toHaveBeenCalledExactlyOnceWith("Beta");
  expect(field).toHaveFocus();
});

it("begins at the first row of what is found next, and is closed where nothing is", async () => {
  const user = userEvent.setup();
  render(<Names onChoose={() => {}} />);
  screen.getByRole("combobox").focus();
  await user.keyboard("{End}m");
  expect(active()).toBe("Gamma");
  await user.keyboard("{Backspace}a");
  expect(active()).toBe("Alpha");
  await user.keyboard("zz");
  const field = screen.getByRole("combobox", { expanded: false });
  expect(field).not.toHaveAttribute("aria-activedescendant");
  expect(field).not.toHaveAttribute("aria-controls");
});
