const DAY_MS = 24 * 60 * 60 * 1000;

/** A finished download stays this long; then it is removed and can be asked for again. */
export const EXPORT_KEPT_DAYS = 7;
/** A download that is not ready by then has failed for good, and a new one may be asked for. */
const MAX_BUILD_MS = DAY_MS;

/** Until when an export counts: for a day while it is being put together, for a week once it is ready. */
export function findExportEnd({ requestedAt, readyAt }: { requestedAt: Date; readyAt: Date | null }): Date {
  return readyAt === null
    ? new Date(requestedAt.getTime() + MAX_BUILD_MS)
    : new Date(readyAt.getTime() + EXPORT_KEPT_DAYS * DAY_MS);
}

/** What the file is called where it is saved: the day it was asked for, in UTC. */
export function getExportFileName(siteName: string, requestedAt: Date): string {
  return `${siteName.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-data-${requestedAt.toISOString().slice(0, 10)}.zip`;
}
