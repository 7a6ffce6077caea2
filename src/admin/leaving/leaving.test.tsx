// @vitest-environment jsdom
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { BrowserRouter, Link, Route, Routes } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { LeaveGuard } from "./LeaveGuard";
import { useLeaveGuard, useUnsaved } from "./leaveGuardContext";

/** Something is typed here, and saved here. */
function Sheet() {
  const [typed, setTyped] = useState(false);
  useUnsaved(typed, () => setTyped(false));
  return (
    <>
      <button onClick={() => setTyped(!typed)}>{typed ? "Save" : "Type"}</button>
      <Link to="/home">Home</Link>
    </>
  );
}

/** What is typed here is saved by going back. */
function Form() {
  const { pass } = useLeaveGuard();
  const [typed, setTyped] = useState(false);
  useUnsaved(typed, () => {});
  return (
    <button onClick={typed ? () => pass(() => history.back()) : () => setTyped(true)}>
      {typed ? "Save and go back" : "Type"}
    </button>
  );
}

it("goes back once from a form that was opened after saving elsewhere", async () => {
  history.pushState(null, "", "/sheet");
  const user = userEvent.setup();
  render(
    <BrowserRouter>
      <LeaveGuard>
        <Routes>
          <Route element={<Sheet />} path="/sheet" />
          <Route element={<Link to="/form">Form</Link>} path="/home" />
          <Route element={<Form />} path="/form" />
        </Routes>
      </LeaveGuard>
    </BrowserRouter>,
  );
  await user.click(screen.getByRole("button", { name: "Type" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.click(screen.getByRole("link", { name: "Home" }));
  await user.click(screen.getByRole("link", { name: "Form" }));
  const back = vi.spyOn(history, "back");
  await user.click(screen.getByRole("button", { name: "Type" }));
  await user.click(screen.getByRole("button", { name: "Save and go back" }));
  expect(await screen.findByRole("link", { name: "Form" })).toBeVisible();
  // One step off the extra entry, one off the form.
  await waitFor(() => expect(back).toHaveBeenCalledTimes(2));
  expect(location.pathname).toBe("/home");
});
