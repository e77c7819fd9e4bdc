import type { HomeView } from '@porchlight/domain/homes/homes.contract.ts';
import { browserStorage } from '../../platform/browser/browser-storage.ts';
import { getOwner, getShownAccount, KEPT_PREFIX } from '../../platform/browser/device-owner.ts';

/** Pixels across of a cover that is kept, and how many are: together some 400,000 characters of what a browser gives a site. */
const WIDTH = 240;
const MAX_KEPT = 40;

/** The cover of a home as this device keeps it, for when there is no connection. */
export function parseKeptCover(photoId: string): string | undefined {
  const ownerId = getOwner();
  return ownerId === null
    ? undefined
    : (browserStorage.read(`${namePrefix(ownerId)}${photoId}`) ?? undefined);
}

/** Keeps a cover that is shown, small. It is forgotten with all else that is kept for the account. */
export function saveCover(photoId: string, picture: HTMLImageElement): void {
  const ownerId = getOwner();
  // Not for an account that another window has signed out meanwhile.
  if (ownerId === null || ownerId !== getShownAccount()) return;
  // Where pages do not open without a connection no cover could be shown; asked here, since the dashboard's files stay as they are.
  if (!navigator.serviceWorker?.controller) return;
  const key = `${namePrefix(ownerId)}${photoId}`;
  if (browserStorage.read(key) !== null || browserStorage.listKeys(namePrefix(ownerId)).length >= MAX_KEPT)
    return;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Math.round((WIDTH * picture.naturalHeight) / picture.naturalWidth);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  browserStorage.write(key, canvas.toDataURL('image/jpeg', 0.6));
}

/** Forgets the covers that are none any more. */
export function forgetOtherCovers(homes: readonly Pick<HomeView, 'photos'>[]): void {
  const ownerId = getOwner();
  if (ownerId === null) return;
  const shown = new Set(homes.map(({ photos }) => `${namePrefix(ownerId)}${photos[0]?.id}`));
  for (const key of browserStorage.listKeys(namePrefix(ownerId)))
    if (!shown.has(key)) browserStorage.remove(key);
}

/** With the prefix under which all is forgotten that is kept of an account's answers. */
const namePrefix = (ownerId: string) => `${KEPT_PREFIX}${ownerId}:cover:`;
