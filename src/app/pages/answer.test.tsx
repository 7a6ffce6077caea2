import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { expect, it, vi } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import { answer, answerOfLeague } from "./answer";
import { ChunkFailure, pageModule } from "@/ui/later/lazyPart";

const Page = ({ name }: { readonly name: string }) => <p>{name}</p>;

it("fetches the code once and shows it at once when it is here", async () => {
  const fetchCode = vi.fn(async () => ({ default: Page }));
  const page = answer(pageModule(fetchCode), { name: "Standings" });
  expect(page.isLoaded()).toBe(false);
  await page.load();
  await page.load();
  expect(fetchCode).toHaveBeenCalledOnce();
  expect(page.isLoaded()).toBe(true);
  render(<Suspense fallback="Loading">{page.element}</Suspense>);
  expect(screen.getByText("Standings")).toBeVisible();
});

it("suspends while the code is on its way", async () => {
  let arrive: (code: { default: typeof Page }) => void = () => {};
  const code = new Promise<{ default: typeof Page }>((resolve) => (arrive = resolve));
  const page = answer(
    pageModule(() => code),
    { name: "Standings" },
  );
  await act(async () => {
    render(<Suspense fallback="Loading">{page.element}</Suspense>);
  });
  expect(screen.getByText("Loading")).toBeVisible();
  await act(async () => arrive({ default: Page }));
  expect(await screen.findByText("Standings")).toBeVisible();
});

it("keeps a failure until it is told to forget it", async () => {
  const fetchCode = vi
    .fn<() => Promise<{ default: typeof Page }>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch"))
    .mockResolvedValue({ default: Page });
  const module = pageModule(fetchCode);
  await expect(module.load()).rejects.toBeInstanceOf(ChunkFailure);
  await expect(module.load()).rejects.toBeInstanceOf(ChunkFailure);
  expect(fetchCode).toHaveBeenCalledOnce();
  module.forget();
  await expect(module.load()).resolves.toBe(Page);
});

it("is loaded only with its league and what its layout needs besides", async () => {
  const image = pageModule(async () => ({ default: Page }));
  const page = answerOfLeague(
    pageModule(async () => ({ default: Page })),
    mls,
    ({ name }) => ({ name }),
    [image],
  );
  await page.load();
  expect(image.isLoaded()).toBe(true);
  render(<Suspense fallback="Loading">{page.element}</Suspense>);
  expect(screen.getByText("MLS football")).toBeVisible();
});
