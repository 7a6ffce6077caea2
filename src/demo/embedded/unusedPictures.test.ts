import { expect, it } from "vitest";
import { memoryStorage } from "@/demo/embedded/browserStorage";
import { connectEmbedded } from "@/demo/embedded/embeddedStore";
import { toDocument } from "@/records/document";
import { collectionOf, shapeOf } from "@/records/shape";
import { mls } from "../../../tests/arena/leagues/mls";
import { picture, pictureDigest } from "../../../tests/factories/pictures";
import { makePlayer } from "../../../tests/factories/records";

const OLD = new Date("2026-01-01T12:00:00Z");
const email = "owner@arena.example";

const kept = (mark: string, { league = "mls", at = OLD } = {}) => {
  const text = picture(mark);
  const id = pictureDigest(league, text);
  return { collection: "pictures", id, data: { league, picture: text, at } };
};

it("an owner’s tidying takes pictures that nobody uses, of every league; those in use and new ones stay", async () => {
  const [used, unused, other] = [kept("used"), kept("unused"), kept("other", { league: "mbl" })];
  const fresh = kept("fresh", { at: new Date() });
  const player = makePlayer({ id: "p1", picture: `pictures/${used.id}` });
  const data = { ...toDocument("players", player, shapeOf(mls)), version: player.version };
  const connection = connectEmbedded(memoryStorage(), {
    accounts: [{ uid: "u1", email, password: "secret" }],
    documents: () => [
      used,
      unused,
      other,
      fresh,
      { collection: collectionOf(mls, "players") ?? "", id: "p1", data },
      { collection: "admins", id: "u1", data: { email, leagues: ["*"], role: "owner" } },
    ],
  });
  await connection.identity.signIn(email, "secret");
  const there = async () => {
    const all = await Promise.all(
      [used, unused, other, fresh].map(({ id }) => connection.documents.get("pictures", id)),
    );
    return all.map((one) => one !== null);
  };
  const tasks = await connection.ownerTasks();
  const stop = new AbortController();
  stop.abort();
  expect(await tasks.tidy({ signal: stop.signal })).toMatchObject({ finished: false });
  expect(await there()).toEqual([true, true, true, true]);
  expect(await tasks.tidy()).toMatchObject({ dropped: 2, finished: true });
  expect(await there()).toEqual([true, false, false, true]);
});
