import { act, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { failure } from "@/data/failure";
import { failing, openAdmin } from "../../tests/harness/adminScene";

const PAGE = "/mls/admin-dashboard/players?q=bello&sort=name";
const passwordField = () => screen.getByLabelText("Password");
const button = () => screen.getByRole("button", { name: /^Sign/ });

describe("the guard", () => {
  it("sends who is signed out to the league's sign-in and, after it, back to the wanted page", async () => {
    const { user, address } = await openAdmin(PAGE, { as: null });
    await screen.findByRole("heading", { name: "Admin sign-in" });
    expect(address()).toBe("/mls/admin-auth");
    await user.type(screen.getByLabelText("Email"), "football@arena.example");
    await user.type(passwordField(), "secret{Enter}");
    await screen.findByRole("heading", { name: "Players" });
    expect(address()).toBe(PAGE);
  });

  it("keeps a session on a shared computer no longer than its tab", async () => {
    const { user } = await openAdmin(PAGE, { as: null });
    await user.type(await screen.findByLabelText("Email"), "football@arena.example");
    await user.click(screen.getByLabelText(/shared computer: sign out when this tab closes/));
    await user.type(passwordField(), "secret{Enter}");
    await screen.findByRole("heading", { name: "Players" });
    expect(sessionStorage.getItem("arena-session")).toBe("uid-football");
    await user.click(screen.getByRole("button", { name: "Sign out" }));
    await screen.findByRole("heading", { name: "Admin sign-in" });
    expect(sessionStorage.getItem("arena-session")).toBeNull();
  });

  it("tells a stranger plainly, with the user id to give to the owner", async () => {
    const { user } = await openAdmin(PAGE, { as: "visitor" });
    await screen.findByRole("heading", { name: "You are not an administrator here" });
    expect(screen.getByText("uid-visitor")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Copy user id" }));
    expect(await screen.findByText("Copied.")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe("uid-visitor");
    await user.click(screen.getByRole("button", { name: "Sign out" }));
    await screen.findByRole("heading", { name: "Admin sign-in" });
  });

  it("keeps an administrator of one league out of another", async () => {
    await openAdmin("/mbl/admin-dashboard", { as: "football" });
    await screen.findByRole("heading", { name: "You are not an administrator here" });
    expect(screen.getByRole("link", { name: "Go to MLS football" })).toHaveAttribute(
      "href",
      "/mls/admin-dashboard",
    );
  });

  it("says that it is looking, as long as it is", async () => {
    await openAdmin(PAGE, {
      change: (connection) => ({
        ...connection,
        identity: { ...connection.identity, rightsOf: () => new Promise(() => {}) },
      }),
    });
    expect(await screen.findByText("Checking your sign-in")).toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: "Players" })).not.toBeInTheDocument();
  });

  it("locks nobody out when the rights cannot be read, and reads them again", async () => {
    const { user } = await openAdmin(PAGE, {
      change: (connection) => ({
        ...connection,
        identity: failing(connection.identity, "rightsOf", [failure("unavailable")]),
      }),
    });
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent(
        "The site’s data cannot be reached right now.",
      ),
    );
    expect(screen.queryByText(/not an administrator/)).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByRole("heading", { name: "Players" });
  });

  it("lets out whose rights cannot be read", async () => {
    const { user } = await openAdmin(PAGE, {
      change: (connection) => ({
        ...connection,
        identity: failing(connection.identity, "rightsOf", [failure("unavailable")]),
      }),
    });
    await screen.findByRole("heading", { name: "Your rights could not be loaded" });
    await user.click(screen.getByRole("button", { name: "Sign out" }));
    expect(await screen.findByLabelText("Email")).toBeVisible();
  });

  it.each(["boss", "visitor", "scorer"] as const)(
    "tells %s who could not be signed out, and signs out when asked again",
    async (as) => {
      const { user } = await openAdmin("/mls/admin-dashboard", {
        as,
        change: (connection) => ({
          ...connection,
          identity: failing(connection.identity, "signOut", [failure("unknown")]),
        }),
      });
      await user.click(await screen.findByRole("button", { name: "Sign out" }));
      await waitFor(() =>
        expect(screen.getByRole("alert")).toHaveTextContent(/^You are still signed in\. ./),
      );
      await user.click(screen.getByRole("button", { name: "Sign out" }));
      expect(await screen.findByLabelText("Email")).toBeVisible();
    },
  );

  it("notices that the session ended elsewhere, and leads back after signing in again", async () => {
    const { user, address, connection } = await openAdmin(PAGE);
    await screen.findByRole("heading", { name: "Players" });
    await act(() => connection.identity.signOut());
    expect(await screen.findByText(/Your session has ended/)).toBeVisible();
    await user.type(screen.getByLabelText("Email"), "boss@arena.example");
    await user.type(passwordField(), "secret{Enter}");
    await screen.findByRole("heading", { name: "Players" });
    expect(address()).toBe(PAGE);
  });
});

describe("a browser that keeps nothing", () => {
  it("is told on every page how long the session lasts", async () => {
    await openAdmin(PAGE, {
      change: ({ identity, ...connection }) => ({
        ...connection,
        identity: {
          ...identity,
          onChange: (callback) =>
            identity.onChange((account) => callback(account && { ...account, passing: true })),
        },
      }),
    });
    await screen.findByRole("heading", { name: "Players" });
    expect(screen.getByRole("complementary", { name: "Your session" })).toHaveTextContent(
      "only until this page is reloaded or closed",
    );
  });

  it("is blamed itself, and not the password, where it loses the session", async () => {
    const { user } = await openAdmin("/mls/admin-auth", {
      as: null,
      change: (connection) => ({
        ...connection,
        identity: failing(connection.identity, "signIn", [failure("unkept")]),
      }),
    });
    await user.type(await screen.findByLabelText("Email"), "football@arena.example");
    await user.type(passwordField(), "secret{Enter}");
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent(
        /^This browser could not keep your session\. Reload the page and sign in again\.$/,
      ),
    );
  });
});

describe("the sign-in page", () => {
  it("goes on at once for who is signed in already", async () => {
    const { address } = await openAdmin("/mls/admin-auth");
    await screen.findByRole("heading", { name: "Dashboard" });
    expect(address()).toBe("/mls/admin-dashboard");
  });

  it("requires both fields, beside them, and asks nobody", async () => {
    const signIn = vi.fn();
    const { user } = await openAdmin("/mls/admin-auth", {
      as: null,
      change: (connection) => ({ ...connection, identity: { ...connection.identity, signIn } }),
    });
    await user.click(await screen.findByRole("button", { name: "Sign In" }));
    expect(screen.getByLabelText("Email")).toHaveAccessibleDescription("Enter your email address");
    expect(screen.getByLabelText("Email")).toHaveFocus();
    expect(passwordField()).toHaveAccessibleDescription("Enter your password");
    expect(signIn).not.toHaveBeenCalled();
  });

  it.each([
    ["/mls/admin-auth", "Please check your credentials or internet connection."],
    ["/mbl/admin-auth", "Failed to sign in. Please check your credentials."],
    ["/student-week-football/admin-auth", "Please check your credentials or internet connection."],
  ])(
    "says at %s what the catalogue says, keeps what was typed and lets one try again",
    async (at, text) => {
      const { user } = await openAdmin(at, { as: null });
      await user.type(await screen.findByLabelText("Email"), "boss@arena.example");
      await user.type(passwordField(), "wrong{Enter}");
      await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(text));
      expect(screen.getByLabelText("Email")).toHaveValue("boss@arena.example");
      expect(passwordField()).toHaveValue("wrong");
      await user.clear(passwordField());
      await user.type(passwordField(), "secret{Enter}");
      await screen.findByRole("heading", { name: "Dashboard" });
    },
  );

  it("reads Signing in... while busy and signs in once, however often one presses", async () => {
    let answer = () => {};
    const signIn = vi.fn(
      () =>
        new Promise<never>((_, reject) => {
          answer = () => reject(failure("offline"));
        }),
    );
    const { user } = await openAdmin("/mls/admin-auth", {
      as: null,
      change: (connection) => ({ ...connection, identity: { ...connection.identity, signIn } }),
    });
    await user.type(await screen.findByLabelText("Email"), "boss@arena.example");
    await user.type(passwordField(), "secret{Enter}{Enter}");
    expect(button()).toHaveTextContent("Signing in...");
    expect(button()).toBeDisabled();
    await user.click(button());
    expect(signIn).toHaveBeenCalledOnce();
    await act(async () => answer());
    expect(screen.getByRole("alert")).toHaveTextContent("You are offline.");
    expect(button()).toBeEnabled();
  });

  it("shows the password on demand, and lets a password manager fill both", async () => {
    const { user } = await openAdmin("/mls/admin-auth", { as: null });
    await waitFor(() =>
      expect(screen.getByLabelText("Email")).toHaveAttribute("autocomplete", "username"),
    );
    expect(passwordField()).toHaveAttribute("autocomplete", "current-password");
    expect(passwordField()).toHaveAttribute("type", "password");
    await user.click(screen.getByRole("button", { name: "Show password" }));
    expect(passwordField()).toHaveAttribute("type", "text");
  });
});
