import { describe, expect, it } from "vitest";
import { findFirefox, findWebKit, type Machine } from "./installed";

const LIBRARY = "/usr/lib/x86_64-linux-gnu";
const BROWSER = `${LIBRARY}/webkit2gtk-4.1/MiniBrowser`;

/** A machine on which exactly these files are. */
function machineWith(...files: string[]): Machine {
  return {
    env: { PATH: "/usr/local/bin:/usr/bin" },
    exists: (file) => files.includes(file),
    list: (folder) => (folder === LIBRARY ? ["webkit2gtk-4.1", "webkit-notes"] : []),
  };
}

describe("the other browsers of a machine", () => {
  it("are none where nothing is installed", () => {
    expect(findFirefox(machineWith())).toBeUndefined();
    expect(findWebKit(machineWith())).toBeUndefined();
  });

  it("take Debian's Firefox before any other", () => {
    const machine = machineWith("/usr/bin/firefox", "/usr/bin/firefox-esr");
    expect(findFirefox(machine)).toEqual({ browser: "/usr/bin/firefox-esr" });
    expect(findFirefox(machineWith("/usr/bin/firefox"))).toEqual({ browser: "/usr/bin/firefox" });
  });

  it("count WebKit only with its driver and a screen", () => {
    const [driver, screen] = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb"];
    expect(findWebKit(machineWith(BROWSER, driver, screen))).toEqual({ browser: BROWSER, driver });
    expect(findWebKit(machineWith(BROWSER, driver))).toBeUndefined();
    expect(findWebKit(machineWith(BROWSER, screen))).toBeUndefined();
    expect(findWebKit(machineWith(driver, screen))).toBeUndefined();
    const withScreen = {
      ...machineWith(BROWSER, driver),
      env: { PATH: "/usr/bin", DISPLAY: ":0" },
    };
    expect(findWebKit(withScreen)).toEqual({ browser: BROWSER, driver });
  });
});
