/** What the worker uses of its global scope; the web app is checked with the types of a page, which lack it. */

export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface RequestEvent extends ExtendableEvent {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface MessageToWorker extends ExtendableEvent {
  readonly data: unknown;
}

/** Background Sync: the network is back. */
export interface WokenAgain extends ExtendableEvent {
  readonly tag: string;
}

export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(): Promise<readonly { postMessage(message: unknown): void }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: RequestEvent) => void): void;
  addEventListener(type: "sync", listener: (event: WokenAgain) => void): void;
  addEventListener(type: "message", listener: (event: MessageToWorker) => void): void;
}
