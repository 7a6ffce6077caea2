/** How long the page is seen before anything comes over it, and between looks, in milliseconds. */
const FIRST_LOOK = 400;
const LOOK_AGAIN = 100;

const isCalm = () =>
  document.readyState === "complete" &&
  !document.hidden &&
  document.querySelector('[aria-busy="true"], dialog[open]') === null;

/** Calls back once the page is loaded, shows no skeleton and no dialog; returns what gives up waiting. */
export function whenCalm(callback: () => void): () => void {
  const look = () => {
    if (isCalm()) callback();
    else timer = window.setTimeout(look, LOOK_AGAIN);
  };
  let timer = window.setTimeout(look, FIRST_LOOK);
  return () => window.clearTimeout(timer);
}
