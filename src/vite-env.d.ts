/// <reference types="vite/client" />

/** The site's configuration at build time; `.env.example` explains each. */
interface ImportMetaEnv {
  /** Where data is kept; by default Firestore where a project is named, else in the browser. */
  readonly VITE_STORE?: "firestore" | "embedded";
  /** Which seed an embedded store begins with. */
  readonly VITE_SEED_VARIANT?: "normal" | "today" | "hard" | "big" | "empty";
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  /** The database of the project, where it is not the first one. */
  readonly VITE_FIREBASE_DATABASE_ID?: string;
  /** host:port of the local emulators; absent in production. */
  readonly VITE_FIRESTORE_EMULATOR_HOST?: string;
  readonly VITE_AUTH_EMULATOR_HOST?: string;
  /** The version of the site, by package.json. */
  readonly VITE_VERSION?: string;
  /** Where visitors' faults are sent, by `src/arena`; '' where nowhere. */
  readonly VITE_FAULTS?: string;
}
