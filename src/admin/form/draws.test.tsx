import { fireEvent, render, screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { expect, it, onTestFinished, vi } from "vitest";
import { makeAround } from "../../../tests/factories/around";
import { makeResult } from "../../../tests/factories/records";
import { inputOf, openAdmin, formCalled } from "../../../tests/harness/adminScene";
import { useField, type ControlProps } from "../fields/control";
import { toFormValues, type FormValues } from "../fields/values";
import { adminKinds } from "../kinds";
import { resultWarnings } from "../results/resultWarnings";
import { useWarnings, WarningsProvider } from "./WarningsProvider";

/** Puts other fields in place of those of a kind's form until the test is over. */
function replaced<T extends object>(of: T, part: Partial<T>): void {
  const before = { ...of };
  Object.assign(of, part);
  onTestFinished(() => void Object.assign(of, before));
}

it("draws no field of a form because of what is typed in another", async () => {
  const { form } = adminKinds.players;
  if (!("fields" in form)) throw new Error("The form of players is drawn from a plan.");
  // The position is drawn with what people usually type there.
  let draws = 0;
  const position = new Proxy(["Keeper"], {
    get(list, key): unknown {
      draws += 1;
      return Reflect.get(list, key);
    },
  });
  replaced(form.fields, { options: () => ({ position }) });
  await openAdmin("/mls/admin-dashboard/players/new");
  await formCalled("Add player");
  expect(draws).toBeGreaterThan(0);
  // With the first letter there is something to save.
  fireEvent.change(inputOf("Name"), { target: { value: "A" } });
  draws = 0;
  for (const value of ["Ad", "Ada", "Ada "]) {
    fireEvent.change(inputOf("Name"), { target: { value } });
    expect(inputOf("Name")).toHaveValue(value);
  }
  expect(draws).toBe(0);
  fireEvent.change(inputOf(/^Position/), { target: { value: "Keeper" } });
  expect(draws).toBeGreaterThan(0);
});

it("draws no field of a form because its state changes, as with the first letter", async () => {
  const { form } = adminKinds.officials;
  if (!("plan" in form)) throw new Error("The form of officials is written out.");
  const draw = vi.fn<() => void>();
  function Counted({ field }: ControlProps) {
    draw();
    return <output aria-label={field.name}>{String(useField(field.name).value)}</output>;
  }
  replaced(form, { controls: { ...form.controls, does: Counted } });
  await openAdmin("/mls/admin-dashboard/officials/new");
  await screen.findByRole("status", { name: "does" });
  draw.mockClear();
  fireEvent.change(inputOf("Name"), { target: { value: "A" } });
  expect(draw).not.toHaveBeenCalled();
});

it("draws what shows warnings only when they are others", () => {
  const draw = vi.fn<() => void>();
  function Reader() {
    draw();
    return <p>{useWarnings(["bookings"]).map(({ text }) => text)}</p>;
  }
  const around = makeAround();
  const read = <Reader />;
  function Form() {
    const form = useForm<FormValues>({ defaultValues: toFormValues("results", makeResult({})) });
    return (
      <FormProvider {...form}>
        {["bookings", "gameWeek"].map((name) => (
          <input aria-label={name} key={name} {...form.register(name)} />
        ))}
        <WarningsProvider around={around} kind="results" warnings={resultWarnings}>
          {read}
        </WarningsProvider>
      </FormProvider>
    );
  }
  render(<Form />);
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } });
  expect(draw).toHaveBeenCalledTimes(1);
  for (const value of ["1", "12", "1"]) type("gameWeek", value);
  expect(draw).toHaveBeenCalledTimes(1);
  type("bookings", "Nana Quaye yelow");
  expect(screen.getByText(/Nana Quaye yelow/)).toBeVisible();
  expect(draw).toHaveBeenCalledTimes(2);
});
