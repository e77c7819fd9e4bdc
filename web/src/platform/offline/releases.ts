import { useSyncExternalStore } from 'react';
import { hasRoom } from '../browser/connection.ts';
import { createListeners } from '../browser/listeners.ts';

/** The message to the worker of the waiting release (worker/service-worker.ts). */
const TAKE_OVER = 'take-over';
/** A window that stays open for days finds a new release too. */
const CHECKED_EVERY_MS = 60 * 60_000;

let isStarted = false;
let isNewReady = false;
let isAskedFor = false;
let registration: ServiceWorkerRegistration | undefined;
const { subscribe, notify } = createListeners();

/** Whether a newer release is on this device than the one this window runs. */
export function useNewRelease(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isNewReady,
    () => false,
  );
}

/**
 * Keeps the site on this device for when there is no connection, and finds new releases. Where the browser forbids it the site works as
 * without. The first time waits for a connection that can spare it.
 */
export async function saveSite(): Promise<void> {
  const { serviceWorker } = navigator;
  if (isStarted || serviceWorker === undefined) return;
  isStarted = true;
  if (serviceWorker.controller === null && !hasRoom()) return;
  let isServed = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isServed) announce();
    isServed = true;
  });
  try {
    await serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
    registration = await serviceWorker.getRegistration();
  } catch {
    return;
  }
  if (registration !== undefined) follow(registration);
}

/**
 * Loads the new release in this window. The others keep theirs until their readers ask for it too: the worker keeps both
 * until then.
 */
export function loadNewRelease(): void {
  isAskedFor = true;
  if (registration?.waiting) registration.waiting.postMessage(TAKE_OVER);
  else window.location.reload();
}

function follow(known: ServiceWorkerRegistration): void {
  if (known.waiting !== null) announce();
  known.addEventListener('updatefound', () => {
    const { installing } = known;
    installing?.addEventListener('statechange', () => {
      const isUpdate = navigator.serviceWorker.controller !== null;
      if (installing.state === 'installed' && isUpdate) announce();
    });
  });
  const look = () => {
    if (document.visibilityState === 'visible') known.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  setInterval(look, CHECKED_EVERY_MS);
}

function announce(): void {
  if (isAskedFor) window.location.reload();
  isNewReady = true;
  notify();
}
