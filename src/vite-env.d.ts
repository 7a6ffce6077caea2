/// <reference types="vite/client" />

/** The site's configuration at build time; `.env.example` explains each variable. */
interface ImportMetaEnv {
  /** Where data are stored; by default in Firestore if a project is configured, else in the browser. */
  readonly VITE_STORE?: "firestore" | "embedded";
  /** The seed data of a new embedded store. */
  readonly VITE_SEED_VARIANT?: "normal" | "today" | "hard" | "big" | "empty";
  readonly VITE_FIREBASE_PROJECT_ID?: string;
  readonly VITE_FIREBASE_API_KEY?: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN?: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  /** The id of the project's database, if it is not the default one. */
  readonly VITE_FIREBASE_DATABASE_ID?: string;
  /** host:port of the local emulators; absent in production. */
  readonly VITE_FIRESTORE_EMULATOR_HOST?: string;
  readonly VITE_AUTH_EMULATOR_HOST?: string;
  /** The version of the site, from package.json. */
  readonly VITE_VERSION?: string;
  /** The address to which errors of visitors' browsers are sent, from `src/arena`; '' if they are not sent. */
  readonly VITE_FAULTS?: string;
}
