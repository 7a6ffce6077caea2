/** Data may be this late before nothing waits for it any longer, in milliseconds. */
const PATIENCE = 5_000;
const LOOK_AGAIN = 200;

/** Acts once the page and its first data are on screen, so that what it fetches delays neither. */
export function afterFirstData(act: () => void): void {
  const end = Date.now() + PATIENCE;
  const look = () => {
    const waiting = document.querySelector('[aria-busy="true"]') !== null;
    if (waiting && Date.now() < end) setTimeout(look, LOOK_AGAIN);
    else act();
  };
  if (document.readyState === "complete") look();
  else addEventListener("load", look, { once: true });
}
