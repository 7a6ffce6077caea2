/*
 * The parts of a service worker's world that ours uses. TypeScript describes that world too, but its
 * description cannot share a project with the browser's.
 */

interface LastingEvent {
  /** Keeps the worker alive until then. */
  waitUntil(done: Promise<unknown>): void;
}

interface FetchEvent extends LastingEvent {
  readonly request: Request;
  /** What the browser has asked for while the worker was starting; undefined where it does not. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface NoticeEvent extends LastingEvent {
  readonly notification: Notification;
}

/** A page of the site that is open. */
interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

interface WorkerEvents {
  readonly install: LastingEvent;
  readonly activate: LastingEvent;
  readonly fetch: FetchEvent;
  readonly notificationclick: NoticeEvent;
}

/** A service worker's global object. */
export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(of: { type: "window" }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof WorkerEvents>(
    type: K,
    listener: (event: WorkerEvents[K]) => void,
  ): void;
}
