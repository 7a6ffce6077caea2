import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { App } from "@/app/App";
import { loadFonts } from "@/app/frame/loadFonts";
import { preload } from "@/app/pages/preload";
import "@/ui/base.css";
import "@/ui/tokens/fonts.css";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root.");

// Without transitions a page whose code is missing shows its skeleton at once.
const site = (
  <StrictMode>
    <BrowserRouter useTransitions={false}>
      <App />
    </BrowserRouter>
  </StrictMode>
);
const pageCode = preload(location.pathname).catch(() => undefined);

if (root.hasChildNodes()) {
  // The page was delivered rendered: it stays as it is until its code can take over without a gap.
  void pageCode.then(() => hydrateRoot(root, site));
} else {
  createRoot(root).render(site);
}
loadFonts();
