import { createServer, type Server } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { claimPort, freePort, LOCALHOST, PortTakenError } from "./ports";

let server: Server | undefined;
afterEach(() => new Promise<void>((done) => (server ? server.close(() => done()) : done())));

function occupy(port: number): Promise<void> {
  server = createServer();
  const listening = server;
  return new Promise((done) => {
    listening.listen({ port, host: LOCALHOST }, () => done());
  });
}

describe("claimPort", () => {
  it("names the port and the program when the port is taken", async () => {
    const port = await freePort();
    await occupy(port);
    await expect(claimPort(port, "Firestore emulator")).rejects.toThrow(PortTakenError);
    await expect(claimPort(port, "Firestore emulator")).rejects.toThrow(
      // On Linux the system says whose it is: this process's, whatever its thread is called.
      new RegExp(
        String.raw`^Port ${port} \(Firestore emulator\) is taken by .+ \(process ${process.pid}\)\..*--port 7000`,
      ),
    );
  });

  it("gives the wanted port when it is free", async () => {
    const port = await freePort();
    expect(await claimPort(port, "site")).toBe(port);
  });

  it("chooses a port when none is wanted", async () => {
    expect(await claimPort(0, "site")).toBeGreaterThan(1023);
    expect(await claimPort(undefined, "site")).toBeGreaterThan(1023);
  });
});
