import { forgetRelease, listReleases } from './release.ts';
import { worker } from './scope.ts';

/**
 * Which release each open window runs. A window keeps to its own until it is loaded again, so what it may still ask for has
 * to stay. Kept in a cache of its own, because a worker forgets everything whenever the browser lets it rest.
 */
const WINDOWS = 'windows';

export async function noteWindow(windowId: string, releaseId: string): Promise<void> {
  const cache = await caches.open(WINDOWS);
  await cache.put(`/${windowId}`, new Response(releaseId));
}

/** The release a window runs; nothing for one that came from the server and not from this device. */
export async function findReleaseOf(windowId: string): Promise<string | undefined> {
  const kept = await caches.match(`/${windowId}`, { cacheName: WINDOWS });
  return kept?.text();
}

export async function listOpenWindows(): Promise<string[]> {
  const windows = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  return windows.map(({ id }) => id);
}

/** Forgets releases that no open window runs. `opening` is the window that is being loaded, which is not listed yet. */
export async function sweepReleases(ownId: string, opening: string | undefined): Promise<void> {
  const open = new Set([...(await listOpenWindows()), opening ?? '']);
  const cache = await caches.open(WINDOWS);
  const used = new Set([ownId]);
  for (const request of await cache.keys()) {
    const windowId = new URL(request.url).pathname.slice(1);
    const release = await findReleaseOf(windowId);
    if (!open.has(windowId)) await cache.delete(request);
    else if (release !== undefined) used.add(release);
  }
  const { installing, waiting } = worker.registration;
  // A newer worker's release is on this device before it takes over, and no window uses it yet.
  if (installing !== null || waiting !== null) return;
  for (const id of await listReleases()) if (!used.has(id)) await forgetRelease(id);
}
