import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import type { MomentKind } from "@/domain/cells/typed";
import { MomentInput } from "./MomentInput";
import { InTheme } from "../../../tests/harness/InTheme";

const told = vi.fn();
const sent = vi.fn();

function Field({ asked, given, min }: { asked: MomentKind; given: string; min?: string }) {
  const [value, setValue] = useState(given);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(value);
      }}
    >
      <MomentInput
        asked={asked}
        label="Kick-off"
        {...(min !== undefined && { min })}
        onChange={(next) => {
          told(next);
          setValue(next);
        }}
        value={value}
      />
      <button onClick={() => setValue("2027-01-02T10:00")} type="button">
        Other
      </button>
      <button type="submit">Save</button>
    </form>
  );
}

function open(asked: MomentKind, given: string, min?: string) {
  told.mockClear();
  sent.mockClear();
  render(<Field asked={asked} given={given} {...(min !== undefined && { min })} />, {
    wrapper: InTheme,
  });
  return { input: screen.getByLabelText("Kick-off"), user: userEvent.setup({ delay: null }) };
}

it("shows a moment as it is written everywhere, and what is typed in the same way once it is left", async () => {
  const { input, user } = open("moment", "2026-11-26T14:00");
  expect(input).toHaveValue("Thu 26 Nov 2026, 14:00");
  await user.clear(input);
  await user.type(input, "5/12/26 16:30");
  expect(input).toHaveValue("5/12/26 16:30");
  expect(told).toHaveBeenLastCalledWith("2026-12-05T16:30");
  await user.tab();
  expect(input).toHaveValue("Sat 5 Dec 2026, 16:30");
});

it("is changed in place, whatever weekday stands before it", async () => {
  const { input, user } = open("moment", "2026-11-26T14:00");
  await user.type(input, "7", { initialSelectionStart: 5, initialSelectionEnd: 6 });
  expect(input).toHaveValue("Thu 27 Nov 2026, 14:00");
  await user.keyboard("{Enter}");
  expect(input).toHaveValue("Fri 27 Nov 2026, 14:00");
  expect(sent).toHaveBeenCalledWith("2026-11-27T14:00");
});

it("keeps what it cannot read, says why, and keeps the form from being sent", async () => {
  const { input, user } = open("moment", "");
  await user.type(input, "26 Nov 2026");
  expect(input).toHaveAttribute("aria-invalid", "false");
  await user.tab();
  expect(input).toHaveValue("26 Nov 2026");
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription("Add the time, as in 14:00");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(sent).not.toHaveBeenCalled();
  await user.type(input, " 9:30");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(sent).toHaveBeenCalledWith("2026-11-26T09:30");
});

it("shows what somebody else puts there meanwhile", async () => {
  const { input, user } = open("moment", "");
  await user.type(input, "nonsense");
  await user.click(screen.getByRole("button", { name: "Other" }));
  expect(input).toHaveValue("Sat 2 Jan 2027, 10:00");
  expect(input).toBeValid();
});

it("takes a day from the calendar, at the time that stands there", async () => {
  const { input, user } = open("moment", "2026-11-26T14:00");
  const calendar = document.querySelector<HTMLInputElement>("input[type=date]");
  if (!calendar) throw new Error("A field has a calendar.");
  const shown = vi.fn();
  calendar.showPicker = shown;
  await user.click(screen.getByRole("button", { name: "Calendar: Kick-off" }));
  expect(shown).toHaveBeenCalledOnce();
  expect(calendar).toHaveValue("2026-11-26");
  fireEvent.change(calendar, { target: { value: "2026-12-31" } });
  expect(input).toHaveValue("Thu 31 Dec 2026, 14:00");
  expect(told).toHaveBeenLastCalledWith("2026-12-31T14:00");
  fireEvent.change(calendar, { target: { value: "" } });
  expect(told).toHaveBeenLastCalledWith("");
});

it("takes no day before the first one", async () => {
  const { input, user } = open("day", "", "2026-11-28");
  await user.type(input, "27 Nov 2026");
  await user.tab();
  expect(input).toHaveAccessibleDescription("Enter a day from Sat 28 Nov 2026 on");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(sent).not.toHaveBeenCalled();
});
