import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { picture, pictureDigest } from "../../../tests/factories/pictures";
import { inputOf, openAdmin } from "../../../tests/harness/adminScene";
import { makeTeam } from "../../../tests/factories/records";
import { failure } from "@/data/failure";
import { showPicturesWith } from "@/ui/crest/pictures";
import { PictureFault } from "./fault";

const canvas = vi.hoisted(() => ({ open: vi.fn(), cut: vi.fn() }));
const read = vi.hoisted(() => vi.fn<() => Promise<string | null>>());
vi.mock(import("@/data/pictures/showPicture"), async (original) => ({
  ...(await original()),
  pictureTextAt: read,
}));
vi.mock("./canvas", () => ({ openPicture: canvas.open, cutPicture: canvas.cut }));

const bytes = (text: string) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
const text = picture();
const path = `crests/mls/${pictureDigest("mls", text)}`;
const file = new File(["x"], "crest.png", { type: "image/png" });

function opens() {
  // jsdom has no addresses of files.
  Object.assign(URL, { createObjectURL: () => "blob:chosen" });
  const image = new Image();
  image.src = "blob:picture";
  Object.defineProperties(image, { naturalWidth: { value: 300 }, naturalHeight: { value: 200 } });
  canvas.open.mockResolvedValue({ image, close: () => {} });
  canvas.cut.mockResolvedValue({ arrayBuffer: async () => bytes(text).buffer });
}

const openClub = (logo = "") =>
  openAdmin("/mls/admin-dashboard/clubs/x", {
    held: { teams: [makeTeam({ id: "x", name: "Kingsway Rovers", logo })] },
  });
const group = () => screen.findByRole("group", { name: "Logo from this device" });

it("takes a crest from the device in four steps, and keeps it when the club is saved", async () => {
  opens();
  const { user, connection } = await openClub();
  const update = vi.spyOn(connection.store, "update");
  await user.upload(await screen.findByLabelText("File of the logo"), file);
  const use = await screen.findByRole("button", { name: "Use this picture" });
  await waitFor(() => expect(use).toHaveFocus());
  await user.click(use);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(canvas.cut.mock.lastCall?.[1]).toEqual({ zoom: expect.closeTo(2 / 3), x: 0, y: 0 });
  expect(inputOf("Logo (optional)")).toHaveAccessibleDescription(/A picture is kept here/);
  await user.click(screen.getByRole("button", { name: "Update" }));
  await waitFor(() => expect(update).toHaveBeenCalled());
  expect(update.mock.lastCall?.[2]).toMatchObject({ entity: { logo: path } });
});

it("takes a picture that is dropped or pasted, and gives the focus back", async () => {
  opens();
  const { user } = await openClub();
  const place = await group();
  for (const act of [
    () => fireEvent.drop(place, { dataTransfer: { files: [file] } }),
    () => fireEvent.paste(place, { clipboardData: { files: [file] } }),
  ]) {
    screen.getByRole("button", { name: "Choose logo" }).focus();
    act();
    await screen.findByRole("dialog");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Choose logo" })).toHaveFocus());
  }
});

it("takes the picture away, and an address takes its place", async () => {
  const { user } = await openClub(path);
  await group();
  expect(inputOf("Logo (optional)")).toHaveValue("");
  await user.click(screen.getByRole("button", { name: "Remove logo" }));
  expect(screen.getByRole("button", { name: "Choose logo" })).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Remove logo" })).toBeNull();
  await user.type(inputOf("Logo (optional)"), "https://pictures.example/a.webp");
  expect(inputOf("Logo (optional)")).toHaveAccessibleDescription(/pictures\.example/);
});

it("says why a file is no picture, and why one was not kept, and tries again", async () => {
  canvas.open.mockRejectedValue(new PictureFault("This browser cannot read HEIC."));
  const { user, connection } = await openClub();
  await user.upload(await screen.findByLabelText("File of the logo"), file);
  await waitFor(() =>
    expect(screen.getByRole("alert")).toHaveTextContent("This browser cannot read HEIC."),
  );
  opens();
  vi.spyOn(connection.pictures, "choose").mockRejectedValueOnce(new Error("no"));
  await user.upload(screen.getByLabelText("File of the logo"), file);
  await user.click(await screen.findByRole("button", { name: "Use this picture" }));
  await waitFor(() =>
    expect(screen.getByRole("alert")).toHaveTextContent("The picture was not kept."),
  );
  await user.click(screen.getByRole("button", { name: "Use this picture" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("tells a picture that is not stored from one that could not be loaded", async () => {
  showPicturesWith(async () => "");
  read.mockResolvedValue(null);
  await openClub(path);
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("is not stored"));
  cleanup();
  read.mockRejectedValue(failure("offline"));
  await openClub(path);
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("could not be loaded"));
  expect(screen.getByRole("alert")).not.toHaveTextContent("choose it again");
});
