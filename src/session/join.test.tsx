// @vitest-environment jsdom
import { render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { failure } from "@/data/failure";
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

  it("leads to the first field that is empty", async () => {
    const { open, user } = await openJoin();
    open();
    await user.type(await screen.findByLabelText("Your name"), "Ayo Bello");
    await user.click(screen.getByRole("button", { name: "Create account and accept" }));
    expect(screen.getByLabelText("Email")).toHaveFocus();
    expect(screen.getByLabelText("Choose a password")).toHaveAccessibleDescription(
      "Choose a password",
    );
  });

  it("goes on with the same name where the account was made and accepting failed", async () => {
    const { connection, open, user } = await openJoin();
    vi.spyOn(connection.invitations, "accept").mockRejectedValueOnce(failure("offline"));
    open();
    await user.type(await screen.findByLabelText("Your name"), "Ayo Bello");
    await user.type(screen.getByLabelText("Email"), "ayo@arena.example");
    await user.type(screen.getByLabelText("Choose a password"), password);
    await user.click(screen.getByRole("button", { name: "Create account and accept" }));
    await screen.findByRole("alert");
    await waitFor(() => expect(screen.getByLabelText("Your name")).toHaveValue("Ayo Bello"));
    await user.click(screen.getByRole("button", { name: "Accept" }));
    expect(await screen.findByRole("link", { name: "Begin" })).toBeVisible();
  });

  it("asks an account without rights for a name, and warns the person who invited", async () => {
    const { connection, open, user } = await openJoin();
    await connection.identity.signUp("new@arena.example", password);
    const { unmount } = open();
    await user.click(await screen.findByRole("button", { name: "Accept" }));
    expect(screen.getByLabelText("Your name")).toHaveAccessibleDescription("Enter your name");
    expect(screen.queryByText(/You made this invitation/)).toBeNull();
    unmount();
    await connection.identity.signIn(owner.email, password);
    open();
    expect(await screen.findByText(/You made this invitation/)).toBeVisible();
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

  it("makes an administrator of the account whose address it names, once that is confirmed", async () => {
    const email = "chi@arena.example";
    const offer = { role: "administrator", club: "", clubName: "", email } as const;
    const { connection, made, open, user } = await openJoin(offer);
    const { identity } = connection;
    const sent = vi.spyOn(identity, "sendConfirmation").mockResolvedValueOnce(undefined);
    open();
    await screen.findByText("administrator of MLS football");
    await waitFor(() => expect(screen.getByLabelText("Email")).toHaveValue(email));
    await user.type(screen.getByLabelText("Choose a password"), password);
    await user.click(screen.getByRole("button", { name: "Create account" }));
    expect(await screen.findByText(/A message is on its way/)).toBeVisible();
    expect(sent).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole("button", { name: "I have opened the link" }));
    expect(await screen.findByText(/The link was not opened yet/)).toBeVisible();
    // The link is opened elsewhere; then the person comes back to this tab.
    await identity.sendConfirmation();
    document.dispatchEvent(new Event("visibilitychange"));
    await user.type(await screen.findByLabelText("Your name"), "Chi Eze");
    await user.click(screen.getByRole("button", { name: "Accept" }));
    await screen.findByRole("link", { name: "Begin" });
    const rights = (await connection.documents.list("admins", 9)).map(({ data }) => data);
    expect(rights.find(({ name }) => name === "Chi Eze")).toMatchObject({
      email,
      leagues: ["mls"],
      invited: made.token,
    });
  });

  it("does not say that the link is unopened where that could not be checked", async () => {
    const email = "chi@arena.example";
    const offer = { role: "administrator", club: "", clubName: "", email } as const;
    const { connection, open, user } = await openJoin(offer);
    vi.spyOn(connection.identity, "sendConfirmation").mockResolvedValueOnce(undefined);
    open();
    await screen.findByText("administrator of MLS football");
    await waitFor(() => expect(screen.getByLabelText("Email")).toHaveValue(email));
    await user.type(screen.getByLabelText("Choose a password"), password);
    await user.click(screen.getByRole("button", { name: "Create account" }));
    await screen.findByText(/A message is on its way/);
    vi.spyOn(connection.identity, "isConfirmed").mockRejectedValueOnce(failure("offline"));
    await user.click(screen.getByRole("button", { name: "I have opened the link" }));
    await screen.findByRole("alert");
    expect(screen.queryByText(/The link was not opened yet/)).toBeNull();
  });

  it("of an administrator is of no use to another account", async () => {
    const offer = { role: "administrator", club: "", clubName: "", email: "chi@arena.example" };
    const { connection, made, open } = await openJoin({ ...offer, role: "administrator" });
    await connection.identity.signIn(other.email, password);
    open();
    expect(await screen.findByText("chi@arena.example")).toBeVisible();
    expect(screen.getByRole("button", { name: "Use another account" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Accept" })).toBeNull();
    await expect(connection.invitations.accept(made, "Me")).rejects.toMatchObject({
      kind: "denied",
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
    ["used", /has been accepted/, ["/mls/admin-dashboard"]],
    ["withdrawn", /was taken back/, []],
  ])("says that it is %s", async (state, says, leads) => {
    const { connection, made, open } = await openJoin();
    await connection.identity.signIn(owner.email, password);
    if (state === "withdrawn") await connection.invitations.takeBack(made.token);
    else await connection.invitations.accept(made, "");
    open();
    expect(await screen.findByText(says)).toBeVisible();
    expect(screen.queryByRole("button")).toBeNull();
    // Somebody who opens the own link again comes to the own club.
    const links = screen.queryAllByRole("link", { name: "Sign in" });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(leads);
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
