/** The worker's own scope; the library knows only what every kind of worker has. */
export const worker = self as unknown as ServiceWorkerGlobalScope;
