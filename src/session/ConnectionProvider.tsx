import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import { loadStore } from "@/data/connection";
import { asFailure, type DataFailure } from "@/data/failure";
import { SessionProvider } from "./SessionProvider";
import { StatusPage } from "./StatusPage";

/** The store, the accounts and the upkeep tools, once their code is loaded. */
export type Connection = Awaited<ReturnType<typeof loadStore>>;

const ConnectionContext = createContext<Connection | null>(null);

/** Returns the connection to the database. @throws Error outside a ConnectionProvider */
export function useConnection(): Connection {
  const connection = useContext(ConnectionContext);
  if (!connection) throw new Error("useConnection needs a ConnectionProvider around it");
  return connection;
}

interface ConnectionProviderProps {
  /** Another function to load the connection, for tests. */
  readonly load?: () => Promise<Connection>;
  readonly children: ReactNode;
}

type Loading =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly failure: DataFailure }
  | { readonly status: "ready"; readonly connection: Connection };

/** The connection of each `load` function, so that another page of the administration does not load again. */
const connections = new WeakMap<() => Promise<Connection>, Connection>();

/** Loads the code for signing in and saving, which visitors never load, and then shows its children. */
export function ConnectionProvider({ load = loadStore, children }: ConnectionProviderProps) {
  const [loading, setLoading] = useState<Loading>(() => {
    const connection = connections.get(load);
    return connection ? { status: "ready", connection } : { status: "loading" };
  });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (connections.has(load)) return undefined;
    let current = true;
    load().then(
      (connection) => {
        connections.set(load, connection);
        if (current) setLoading({ status: "ready", connection });
      },
      (thrown: unknown) => current && setLoading({ status: "failed", failure: asFailure(thrown) }),
    );
    return () => {
      current = false;
    };
  }, [load, attempt]);

  if (loading.status === "loading") return <StatusPage busy title="Opening the admin area" />;
  if (loading.status === "failed") {
    return (
      <StatusPage
        onRetry={() => {
          setLoading({ status: "loading" });
          setAttempt((count) => count + 1);
        }}
        title="The admin area could not be opened"
      >
        {loading.failure.message}
      </StatusPage>
    );
  }
  return (
    <ConnectionContext.Provider value={loading.connection}>
      <SessionProvider identity={loading.connection.identity}>{children}</SessionProvider>
    </ConnectionContext.Provider>
  );
}
