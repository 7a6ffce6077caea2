import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { invitationIn, type NewInvitation } from "@/data/captains/invitations";
import { memoryStorage } from "@/demo/embedded/browserStorage";
import { connectEmbedded } from "@/demo/embedded/embeddedStore";
import JoinPage from "@/session/JoinPage";

export const password = "secret-and-long";
export const owner = { uid: "owner", email: "owner@arena.example", password };
export const other = { uid: "other", email: "other@arena.example", password };

const offer: NewInvitation = {
  role: "captain",
  league: "mls",
  leagueName: "MLS football",
  club: "rovers",
  clubName: "Kingsway Rovers",
  email: "",
  note: "See you on Friday",
  byName: "Bisi",
};

/**
 * Makes an invitation by an owner, and returns a function that opens the page at its address.
 * @param given fields that differ from `offer`
 * @param token the token in the address; undefined for that of the invitation
 */
export async function openJoin(given: Partial<NewInvitation> = {}, token?: string) {
  const connection = connectEmbedded(
    memoryStorage(),
    {
      accounts: [owner, other],
      documents: () => [
        {
          collection: "admins",
          id: "owner",
          data: { email: owner.email, leagues: ["*"], role: "owner" },
        },
        { collection: "admins", id: "other", data: { email: other.email, leagues: ["mbl"] } },
        { collection: "mlsTeams", id: "rovers", data: { name: "Kingsway Rovers" } },
      ],
    },
    memoryStorage(),
  );
  await connection.identity.signIn(owner.email, password);
  const made = await connection.invitations.invite({ ...offer, ...given });
  await connection.identity.signOut();
  const find = async (wanted: string) => {
    const stored = await connection.documents.get("invitations", wanted);
    return stored && invitationIn(wanted, stored);
  };
  const open = () =>
    render(
      <MemoryRouter initialEntries={[`/join#${token ?? made.token}`]}>
        <JoinPage find={find} load={async () => connection} />
      </MemoryRouter>,
    );
  return { connection, made, open, user: userEvent.setup() };
}
