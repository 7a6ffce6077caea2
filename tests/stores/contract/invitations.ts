import { expect, it } from "vitest";
import type { NewInvitation } from "@/data/captains/invitations";
import { peopleOf } from "@/data/captains/captains";
import { makeTeam } from "../../factories/records";
import { mbl } from "../../arena/leagues/mbl";
import { mls } from "../../arena/leagues/mls";
import { failureOf, type Steps } from "../steps";

const offer: NewInvitation = {
  role: "captain",
  league: "mls",
  leagueName: "Football",
  club: "rovers",
  clubName: "Kingsway Rovers",
  email: "",
  note: "See you on Friday",
  byName: "Bisi",
};
const scorer: NewInvitation = { ...offer, role: "scorer", club: "", clubName: "" };

/** Invitations: made, shown, taken back and accepted once. */
export function invitations(steps: Steps): void {
  const withClub = async () => {
    await steps.admin.store.create(mls, "teams", {
      id: "rovers",
      version: 0,
      entity: makeTeam({ name: "Kingsway Rovers" }),
    });
  };
  const stored = (uid: string) => steps.tested.get("admins", uid);
  const uidIn = async (name: string) => {
    const all = await steps.tested.documents("admins");
    const [uid = ""] = [...all].find(([, found]) => found["name"] === name) ?? [];
    return uid;
  };

  it("makes a captain of somebody without rights, once", async () => {
    await withClub();
    const made = await steps.admin.invitations.invite(offer);
    expect(await steps.admin.invitations.invitations("mls")).toMatchObject([
      { ...offer, token: made.token, state: "open" },
    ]);
    const captain = await steps.tested.connect({ leagues: null });
    await captain.invitations.accept(made, "Ayo Bello");
    // An answer that was lost is repeated.
    await captain.invitations.accept(made, "Ayo Bello");
    const uid = await uidIn("Ayo Bello");
    expect(await stored(uid)).toMatchObject({
      role: "captain",
      leagues: [],
      captainOf: { mls: "rovers" },
      invited: made.token,
    });
    expect(await steps.admin.captainWork.people(mls)).toMatchObject([
      { uid, role: "captain", club: "rovers", name: "Ayo Bello", verified: false },
    ]);
    expect(await steps.tested.get("captains", "mls")).toEqual({ on: true, squadsUntil: null });
    const other = await steps.tested.connect({ leagues: null });
    expect(await failureOf(other.invitations.accept(made, "Somebody"))).toMatchObject({
      kind: "notFound",
    });
    expect(await steps.admin.invitations.invitations("mls")).toMatchObject([{ state: "used" }]);
  });

  it("adds a club to the rights of a scorer, and nothing else", async () => {
    await withClub();
    const scoring = await steps.tested.connect({ leagues: ["mbl"], role: "scorer" });
    const [captain, more] = [
      await steps.admin.invitations.invite(offer),
      await steps.admin.invitations.invite(scorer),
    ];
    await scoring.invitations.accept(captain, "");
    await scoring.invitations.accept(more, "");
    const [person] = await steps.admin.captainWork.people(mls);
    expect(person).toMatchObject({ role: "scorer", club: "rovers" });
    expect(await stored(person?.uid ?? "")).toMatchObject({
      role: "scorer",
      leagues: ["mbl", "mls"],
      captainOf: { mls: "rovers" },
    });
    if (!person) throw new Error("Nobody is listed.");
    await steps.admin.invitations.revoke("mls", person);
    expect(await steps.tested.ids(peopleOf("mls"))).toEqual([]);
    const left = await stored(person.uid);
    expect(left).toMatchObject({ role: "scorer", leagues: ["mbl"] });
    expect(left && "captainOf" in left).toBe(false);
  });

  it.runIf(steps.isWhole)("sends somebody with another role to an owner", async () => {
    const administrator = await steps.tested.connect({ leagues: ["mbl"] });
    const made = await steps.admin.invitations.invite(scorer);
    expect(await failureOf(administrator.invitations.accept(made, ""))).toMatchObject({
      kind: "denied",
    });
  });

  it("takes an open invitation back, and the rights of who accepted one", async () => {
    await withClub();
    const [gone, made] = [
      await steps.admin.invitations.invite(offer),
      await steps.admin.invitations.invite(offer),
    ];
    await steps.admin.invitations.takeBack(gone.token);
    const captain = await steps.tested.connect({ leagues: null });
    expect(await failureOf(captain.invitations.accept(gone, "Ayo"))).toMatchObject({
      kind: "notFound",
    });
    await captain.invitations.accept(made, "Ayo");
    const [person] = await steps.admin.captainWork.people(mls);
    if (!person) throw new Error("Nobody is listed.");
    await steps.admin.invitations.revoke("mls", person);
    expect(await stored(person.uid)).toBeNull();
    expect(await steps.tested.ids(peopleOf("mls"))).toEqual([]);
  });

  it.runIf(steps.isWhole)("lists scorers that an owner makes and takes away", async () => {
    const stranger = await steps.tested.connect({ leagues: null });
    await stranger.access.ask("mls", "Kofi Agyeman");
    const { access } = await steps.tested.connect({ role: "owner" });
    const [request] = await access.requests();
    if (!request) throw new Error("Nobody has asked.");
    await access.grant(request, { role: "scorer", leagues: ["mls"] });
    expect(await steps.admin.captainWork.people(mls)).toMatchObject([
      { role: "scorer", name: "Kofi Agyeman" },
    ]);
    await access.change(request.uid, { role: "scorer", leagues: ["mbl"] });
    expect(await steps.admin.captainWork.people(mls)).toEqual([]);
    await access.revoke(request.uid);
    expect(await steps.admin.captainWork.people(mbl)).toEqual([]);
  });

  it("shows owners all, and deletes those that ended 30 days ago", async () => {
    const owner = await steps.tested.connect({ role: "owner" });
    const made = await steps.admin.invitations.invite(scorer);
    const { token: _, ...document } = made;
    const ended = new Date(Date.now() - 31 * 86_400_000);
    await steps.tested.put("invitations", "long-gone", { ...document, at: ended, until: ended });
    expect(await owner.invitations.invitations(null)).toMatchObject([{ token: made.token }]);
    expect(await steps.tested.ids("invitations")).toEqual([made.token]);
    expect(
      await failureOf(steps.admin.invitations.invite({ ...scorer, league: "*" })),
    ).toMatchObject({ kind: "denied" });
  });
}
