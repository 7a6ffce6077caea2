import { describe, expect, it } from "vitest";
import { findJava, parseJavaVersion, type JavaMachine } from "./java";

const printed = (version: string) => `openjdk version "${version}" 2025-04-15\nOpenJDK Runtime`;

/** A machine on which exactly these commands exist, each with its version. */
function machine(
  javas: Record<string, string>,
  more: Partial<JavaMachine> & { folders?: Record<string, string[]> } = {},
): JavaMachine {
  return {
    env: { HOME: "/home/me" },
    platform: "linux",
    list: (folder) => more.folders?.[folder] ?? [],
    version: (command) => {
      const version = javas[command];
      return version === undefined ? undefined : printed(version);
    },
    ...more,
  };
}

describe("parseJavaVersion", () => {
  it.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['openjdk version "25" 2025-09-16', 25],
    ['openjdk version "24-ea" 2025-03-18', 24],
    ['java version "1.8.0_392"', 8],
    ['Picked up JAVA_TOOL_OPTIONS: -Xmx1g\nopenjdk version "21.0.2" 2024-01-16 LTS', 21],
  ])("reads %s", (output, major) => {
    expect(parseJavaVersion(output)).toBe(major);
  });

  it("says nothing of text without a version", () => {
    expect(parseJavaVersion("command not found")).toBeUndefined();
  });
});

describe("findJava", () => {
  it("takes the Java of the PATH when it is new enough", () => {
    expect(findJava(machine({ java: "21.0.1" }))).toEqual({
      ok: true,
      java: { command: "java", major: 21 },
    });
  });

  it("prefers JAVA_HOME to the system folders when the PATH has an old one", () => {
    const found = findJava(
      machine(
        { java: "17.0.1", "/opt/jdk/bin/java": "22", "/usr/lib/jvm/jdk-25/bin/java": "25" },
        { env: { JAVA_HOME: "/opt/jdk" }, folders: { "/usr/lib/jvm": ["jdk-25"] } },
      ),
    );
    expect(found).toEqual({ ok: true, java: { command: "/opt/jdk/bin/java", major: 22 } });
  });

  it("looks through the system folders, passing over old ones and broken links", () => {
    const found = findJava(
      machine(
        { java: "17.0.1", "/usr/lib/jvm/a-17/bin/java": "17", "/usr/lib/jvm/z-25/bin/java": "25" },
        { folders: { "/usr/lib/jvm": ["z-25", "broken", "a-17"] } },
      ),
    );
    expect(found).toEqual({ ok: true, java: { command: "/usr/lib/jvm/z-25/bin/java", major: 25 } });
  });

  it("knows where macOS keeps the program", () => {
    const command = "/Library/Java/JavaVirtualMachines/t.jdk/Contents/Home/bin/java";
    const found = findJava(
      machine(
        { [command]: "21" },
        { platform: "darwin", folders: { "/Library/Java/JavaVirtualMachines": ["t.jdk"] } },
      ),
    );
    expect(found).toEqual({ ok: true, java: { command, major: 21 } });
  });

  it("says which Java it found instead", () => {
    expect(findJava(machine({ java: "17.0.1" }))).toEqual({
      ok: false,
      reason: "The Firestore emulator needs Java 21 or newer, and only Java 17 was found.",
    });
    expect(findJava(machine({}))).toEqual({
      ok: false,
      reason: "The Firestore emulator needs Java 21 or newer, and no Java was found.",
    });
  });
});
