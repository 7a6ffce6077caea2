import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/* Other processes of this machine: from /proc on Linux, where a bare system has none of the programs that ask. */

const isLinux = process.platform === "linux";

/** What a program prints; empty where it is missing or fails. */
function printed(command: string, ...args: string[]): string {
  return spawnSync(command, args, { encoding: "utf8", timeout: 5_000 }).stdout ?? "";
}

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

/** The result, or nothing where a process ends while it is looked at, or belongs to somebody else. */
function attempt<T>(look: () => T): T | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}

/** The processes that a process started and that still run; on Windows none is known. */
export function childrenOf(pid: number): number[] {
  if (!isLinux) return numbersIn(printed("pgrep", "-P", String(pid)));
  const tasks = attempt(() => readdirSync(`/proc/${pid}/task`)) ?? [];
  return tasks.flatMap((task) =>
    numbersIn(attempt(() => readFileSync(`/proc/${pid}/task/${task}/children`, "utf8")) ?? ""),
  );
}

/** The name of a process's program. */
export function nameOf(pid: number): string {
  const name = isLinux
    ? attempt(() => readFileSync(`/proc/${pid}/comm`, "utf8"))
    : printed("ps", "-o", "comm=", "-p", String(pid));
  return name?.trim() || "a program";
}

/** The process that listens on a port; undefined where the system does not say. */
export function listenerOn(port: number): number | undefined {
  if (!isLinux) return numbersIn(printed("lsof", "-t", `-iTCP:${port}`, "-sTCP:LISTEN"))[0];
  const hex = port.toString(16).toUpperCase().padStart(4, "0");
  // Columns: number, own address, other address, state (0A: listens), …, the tenth the socket's inode.
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
