import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router-dom";
import { focusHeading } from "@/ui/focusHeading";
import { endFollowChange, type FollowChange } from "@/ui/mine/followChange";
import { FirstFollow } from "./FirstFollow";
import { NoLongerFollowed } from "./NoLongerFollowed";
import { isFollowingExplained } from "./followExplained";

/** The page, or the dialog over it: nothing beside an open dialog can be reached. */
const openPlace = () => [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;

/** What a star is followed by on the screen: once what following does, or that it can be undone. */
export default function FollowNote({ change }: { readonly change: FollowChange }) {
  const { pathname, search } = useLocation();
  const [place, setPlace] = useState(openPlace);
  const [startedAt] = useState(pathname);
  const [opener] = useState(() => document.activeElement);
  const [isKnown] = useState(() => change.isFirst && isFollowingExplained());
  useEffect(() => {
    // A dialog may have closed or opened since.
    const frame = requestAnimationFrame(() => setPlace(openPlace));
    return () => cancelAnimationFrame(frame);
  }, [pathname, search]);
  const isOver = isKnown || (change.isFirst && startedAt !== pathname);
  useEffect(() => {
    if (isOver) endFollowChange();
  }, [isOver]);
  if (isOver) return null;
  const onLeave = () => {
    endFollowChange();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    else focusHeading();
  };
  return createPortal(
    change.isFirst ? (
      <FirstFollow change={change} onLeave={onLeave} />
    ) : (
      <NoLongerFollowed change={change} onLeave={onLeave} />
    ),
    place,
  );
}
