// @vitest-environment jsdom
import { render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { DAY } from "@/domain/durations";
import { openJoin, other, owner, password } from "../../tests/harness/joinScene";
import JoinPage from "./JoinPage";

describe("the page of an invitation", () => {
  it("says who invites to what, and makes account and captain with one tap", async () => {
    const { connection, made, open, user } = await openJoin();
    open();
    expect(await screen.findByText("captain of Kingsway Rovers in MLS football")).toBeVisible();
    expect(screen.getByText("See you on Friday")).toBeVisible();
    await user.type(await screen.findByLabelText("Your name"), "Ayo Bello");
    await user.type(screen.getByLabelText("Email"), "ayo@arena.example");
    await user.type(screen.getByLabelText("Choose a password"), password);
    await user.click(screen.getByRole("button", { name: "Create account and accept" }));
    await waitFor(() =>
      expect(screen.getByRole("link", { name: "Begin" })).toHaveAttribute(
        "href",
        "/mls/admin-dashboard",
      ),
    );
    const [{ data } = { data: {} }] = (await connection.documents.list("admins", 9)).filter(
      ({ data: stored }) => stored["name"] === "Ayo Bello",
    );
    expect(data).toMatchObject({ captainOf: { mls: "rovers" }, invited: made.token, leagues: [] });
  });

  it("keeps what was typed and says why an account is not made", async () => {
    const { open, user } = await openJoin();
    open();
    await user.type(await screen.findByLabelText("Your name"), "Ayo Bello");
    await user.type(screen.getByLabelText("Email"), other.email);
    await user.type(screen.getByLabelText("Choose a password"), password);
    await user.click(screen.getByRole("button", { name: "Create account and accept" }));
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent("This address has an account"),
    );
    expect(screen.getByLabelText("Email")).toHaveValue(other.email);
  });

  it("is accepted with an account that has rights, which stay", async () => {
    const { connection, open, user } = await openJoin();
    open();
    await user.click(await screen.findByRole("button", { name: "I have an account" }));
    await user.type(screen.getByLabelText("Email"), other.email);
    await user.type(screen.getByLabelText("Password"), password);
    await user.click(screen.getByRole("button", { name: "Sign in and accept" }));
    await screen.findByRole("link", { name: "Begin" });
    expect(await connection.documents.get("admins", "other")).toMatchObject({
      leagues: ["mbl"],
      captainOf: { mls: "rovers" },
    });
  });

  it("sends somebody with another role to an owner", async () => {
    const { connection, open } = await openJoin({ role: "scorer", club: "", clubName: "" });
    await connection.identity.signIn(other.email, password);
    open();
    expect(await screen.findByText(/Ask an owner of the site/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Accept" })).toBeNull();
  });

  it.each([
    ["used", /has been accepted/],
    ["withdrawn", /was taken back/],
  ])("says that it is %s", async (state, says) => {
    const { connection, made, open } = await openJoin();
    await connection.identity.signIn(owner.email, password);
    if (state === "withdrawn") await connection.invitations.takeBack(made.token);
    else await connection.invitations.accept(made, "");
    open();
    expect(await screen.findByText(says)).toBeVisible();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("says that it is over after seven days", async () => {
    const { made } = await openJoin();
    render(
      <MemoryRouter initialEntries={[`/join#${made.token}`]}>
        <JoinPage find={async () => ({ ...made, until: Date.now() - DAY })} />
      </MemoryRouter>,
    );
    expect(await screen.findByText(/valid for seven days/)).toBeVisible();
  });

  it.each(["short", "guessed-000000000000ab", ""])("knows no invitation “%s”", async (token) => {
    const { open } = await openJoin({}, token);
    open();
    expect(await screen.findByText(/There is no such invitation/)).toBeVisible();
  });
});
