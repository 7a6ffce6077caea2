import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/*
 * Finds other processes of this machine. On Linux it reads /proc, because a minimal system has no `pgrep`, `ps` or
 * `lsof`.
 */

const isLinux = process.platform === "linux";

/** Returns the output of a program; empty if the program is missing. */
function printed(command: string, ...args: string[]): string {
  return spawnSync(command, args, { encoding: "utf8", timeout: 5_000 }).stdout ?? "";
}

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

/** Returns the result of `look`; undefined if it fails: the process has just ended, or belongs to another user. */
function attempt<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}

/** Returns the running child processes of a process; always empty on Windows. */
export function childrenOf(pid: number): number[] {
  if (!isLinux) return numbersIn(printed("pgrep", "-P", String(pid)));
  const tasks = attempt(() => readdirSync(`/proc/${pid}/task`)) ?? [];
  return tasks.flatMap((task) =>
    numbersIn(attempt(() => readFileSync(`/proc/${pid}/task/${task}/children`, "utf8")) ?? ""),
  );
}

/** Returns the name of a process's program; "a program" if the system does not say. */
export function nameOf(pid: number): string {
  const name = isLinux
    ? attempt(() => readFileSync(`/proc/${pid}/comm`, "utf8"))
    : printed("ps", "-o", "comm=", "-p", String(pid));
  return name?.trim() || "a program";
}

/** Returns the id of the process that listens on a port; undefined if the system does not say. */
export function listenerOn(port: number): number | undefined {
  if (!isLinux) return numbersIn(printed("lsof", "-t", `-iTCP:${port}`, "-sTCP:LISTEN"))[0];
  const hex = port.toString(16).toUpperCase().padStart(4, "0");
  // Columns of the file: number, local address, remote address, state (0A: listening), …; the tenth is the socket's
  // inode.
  const listening = new RegExp(`^\\s*\\d+: \\w+:${hex} \\w+:0000 0A (?:\\S+\\s+){5}(\\d+)`, "m");
  const sockets = ["/proc/net/tcp", "/proc/net/tcp6"].flatMap((file) => {
    const inode = listening.exec(attempt(() => readFileSync(file, "utf8")) ?? "")?.[1];
    return inode === undefined ? [] : [`socket:[${inode}]`];
  });
  return numbersIn(readdirSync("/proc").join(" ")).find((pid) =>
    (attempt(() => readdirSync(`/proc/${pid}/fd`)) ?? []).some((fd) =>
      sockets.includes(attempt(() => readlinkSync(`/proc/${pid}/fd/${fd}`)) ?? ""),
    ),
  );
}
