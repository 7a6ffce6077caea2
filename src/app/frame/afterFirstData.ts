/** How long to wait for the first data at most, in milliseconds. */
const PATIENCE = 5_000;
const LOOK_AGAIN = 200;

/** Runs `act` once the page and its first data are on the screen, so that the requests of `act` delay neither. */
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
