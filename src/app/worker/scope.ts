/*
 * Types of the parts of a service worker's global scope that this site uses. TypeScript has its own types for it
 * (`webworker`), but they cannot be in one project with those of the browser (`dom`).
 */

interface LastingEvent {
  /** Keeps the worker alive until the promise settles. */
  waitUntil(done: Promise<unknown>): void;
}

interface FetchEvent extends LastingEvent {
  readonly request: Request;
  /** The response that the browser requested while the worker was starting; undefined if it does not preload. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface NoticeEvent extends LastingEvent {
  readonly notification: Notification;
}

/** An open page of the site. */
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
