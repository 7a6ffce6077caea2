import { Bytes, DocumentReference, GeoPoint } from "firebase/firestore";
import { NOW, type Fields, type Write } from "./save";

/** A whole number stored as a fraction, which no SDK for the web would send. */
export class Fraction {
  constructor(readonly value: number) {}
}

type Json = Readonly<Record<string, unknown>>;

function isMap(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}

function encodeNumber(value: number): Json {
  const whole = Number.isSafeInteger(value) && !Object.is(value, -0);
  if (whole) return { integerValue: String(value) };
  return { doubleValue: Number.isFinite(value) && !Object.is(value, -0) ? value : String(value) };
}

/** A value in the REST interface's typed form. */
export function encode(value: unknown): Json {
  if (value === null) return { nullValue: null };
  if (typeof value === "string") return { stringValue: value };
  if (typeof value === "boolean") return { booleanValue: value };
  if (typeof value === "number") return encodeNumber(value);
  if (value instanceof Fraction) return { doubleValue: value.value };
  if (value instanceof GeoPoint) {
    return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
  }
  if (value instanceof Bytes) return { bytesValue: value.toBase64() };
  if (value instanceof DocumentReference) {
    return {
      referenceValue: `${rootOf(value.firestore.app.options.projectId ?? "")}/${value.path}`,
    };
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encode) } };
  if (isMap(value)) return { mapValue: { fields: encodeFields(value) } };
  throw new Error(`No REST form for ${String(value)}`);
}

/** Fields in typed form; those that are server times or undefined are left out. */
export function encodeFields(fields: Fields): Json {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) =>
      value === NOW || value === undefined ? [] : [[key, encode(value)]],
    ),
  );
}

const quoted = (path: readonly string[]) => path.map((part) => `\`${part}\``).join(".");

function timesIn(value: unknown, path: readonly string[]): string[] {
  if (value === NOW) return [quoted(path)];
  if (!isMap(value) || value instanceof Date || value instanceof DocumentReference) return [];
  if (Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => timesIn(part, [...path, key]));
}

const transforms = (paths: readonly string[]) =>
  paths.map((fieldPath) => ({ fieldPath, setToServerValue: "REQUEST_TIME" }));

function nest(path: readonly string[], value: unknown): Fields {
  const [first = "", ...rest] = path;
  return { [first]: rest.length === 0 ? value : nest(rest, value) };
}

function merge(one: Fields, other: Fields): Fields {
  const merged: Record<string, unknown> = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const before = merged[key];
    merged[key] = isMap(before) && isMap(value) ? merge(before, value) : value;
  }
  return merged;
}

/** A write as the REST interface wants it, in a project's database. */
export function restWrite(root: string, write: Write): Json {
  const name = `${root}/${write.path}`;
  if (write.op === "delete") return { delete: name };
  if (write.op === "set") {
    return {
      update: { name, fields: encodeFields(write.fields) },
      updateTransforms: transforms(timesIn(write.fields, [])),
    };
  }
  const fields = write.changes
    .filter(([, value]) => value !== undefined && value !== NOW)
    .reduce<Fields>((all, [path, value]) => merge(all, nest(path, value)), {});
  return {
    update: { name, fields: encodeFields(fields) },
    updateMask: {
      fieldPaths: write.changes.flatMap(([path, value]) => (value === NOW ? [] : [quoted(path)])),
    },
    updateTransforms: transforms(write.changes.flatMap(([path, value]) => timesIn(value, path))),
    currentDocument: { exists: true },
  };
}

const base64 = (value: Json) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A token such as the Auth service issues, unsigned: only an emulator takes it. */
export function tokenFor(projectId: string, uid: string, claims: Json = {}): string {
  const payload = {
    iss: `https://securetoken.google.com/${projectId}`,
    aud: projectId,
    iat: 1_700_000_000,
    exp: 4_000_000_000,
    ...claims,
    sub: uid,
    user_id: uid,
  };
  return `${base64({ alg: "none", typ: "JWT" })}.${base64(payload)}.`;
}

/** The token that goes around the rules, on emulators. */
export const OWNER = "owner";

/** Where the Firestore emulator answers. @throws when there is none: these suites never skip */
export function emulatorHost(): string {
  const host = process.env["FIRESTORE_EMULATOR_HOST"];
  if (!host) throw new Error("FIRESTORE_EMULATOR_HOST is not set: no emulator, no rules test.");
  return host;
}

export interface RestAnswer {
  readonly status: number;
  readonly body: string;
}

/** Sends one request to the Firestore emulator; again while another commit holds the lock of a document. */
export async function request(
  method: string,
  path: string,
  given: { token?: string | undefined; body?: unknown } = {},
): Promise<RestAnswer> {
  let answer = await requestOnce(method, path, given);
  while (isLockTimeout(answer)) answer = await requestOnce(method, path, given);
  return answer;
}

/** Whether the emulator gave up waiting for a lock: the rules have not answered yet. */
const isLockTimeout = ({ status, body }: RestAnswer) =>
  status === 409 && body.includes("Transaction lock timeout");

async function requestOnce(
  method: string,
  path: string,
  { token, body }: { token?: string | undefined; body?: unknown },
): Promise<RestAnswer> {
  const answer = await fetch(`http://${emulatorHost()}${path}`, {
    method,
    headers: {
      "content-type": "application/json",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.text() };
}

/** The name of a project's database's documents. */
export function rootOf(projectId: string, database = "(default)"): string {
  return `projects/${projectId}/databases/${database}/documents`;
}

/** Commits writes through REST. */
export function restCommit(
  projectId: string,
  writes: readonly Write[],
  token?: string,
): Promise<RestAnswer> {
  const root = rootOf(projectId);
  return request("POST", `/v1/${root}:commit`, {
    token,
    body: { writes: writes.map((write) => restWrite(root, write)) },
  });
}
