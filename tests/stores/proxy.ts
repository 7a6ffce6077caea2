import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";

async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address: string | AddressInfo | null = server.address();
  if (typeof address !== "object" || address === null) throw new Error("No port.");
  return address.port;
}

/** A server between client and database that can fall silent or die, as networks do. */
export interface Proxy {
  readonly host: string;
  /** How many connections are open on the client's side and the database's. */
  connections(): number;
  /** From now on requests go through, but no answer comes back. */
  mute(): void;
  /** Ends every connection and takes no more. */
  die(): Promise<void>;
  /** Takes connections and answers again, on the same port; connections from before are ended. */
  revive(): Promise<void>;
}

/**
 * @param target host:port of the database; without one nothing is ever answered
 * @param wanted the port to listen on; a free one without it
 */
export async function startProxy(target?: string, wanted?: number): Promise<Proxy> {
  const sockets = new Set<Socket>();
  let muted = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => sockets.delete(socket));
  };
  const begin = () =>
    createServer((client) => {
      keep(client);
      if (!target) return;
      const { hostname, port } = new URL(`http://${target}`);
      const database = connect(Number(port), hostname);
      keep(database);
      client.pipe(database);
      database.on("data", (bytes) => muted || client.write(bytes));
      for (const [one, other] of [
        [client, database],
        [database, client],
      ] as const) {
        one.on("close", () => other.destroy());
      }
    });

  let server = begin();
  const port = await listen(server, wanted);
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const die = async () => {
    if (!server.listening) return;
    const closed = once(server, "close");
    server.close();
    endAll();
    await closed;
  };
  return {
    host: `127.0.0.1:${port}`,
    connections: () => sockets.size,
    mute() {
      muted = true;
    },
    die,
    async revive() {
      await die();
      muted = false;
      server = begin();
      await listen(server, port);
    },
  };
}
