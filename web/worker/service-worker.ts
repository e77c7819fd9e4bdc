import { createAnswering, savesData } from './answers.ts';
import { listReleases, type Release, saveRelease } from './release.ts';
import { worker } from './scope.ts';
import { listOpenWindows, noteWindow, sweepReleases } from './windows.ts';

/** Put in by the build (postbuild/service-worker.ts). */
declare const RELEASE: Release;

/** What a window says when its reader wants the release that waits (src/platform/offline/releases.ts). */
const TAKE_OVER = 'take-over';

const release = RELEASE;
const answer = createAnswering(release);

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const answered = answer(event);
  if (answered !== undefined) event.respondWith(answered);
});

/** The release before goes on working until the whole of this one is there. */
async function install(): Promise<void> {
  if (savesData()) throw new Error('Saving data: the release is not fetched ahead.');
  await saveRelease(release);
}

/** The first release on this device also serves the windows that are open already: they came from the same server just now. */
async function activate(): Promise<void> {
  const isFirst = (await listReleases()).length === 1;
  if (isFirst) {
    for (const windowId of await listOpenWindows()) await noteWindow(windowId, release.id);
    await worker.clients.claim();
  }
  await sweepReleases(release.id, undefined);
}
