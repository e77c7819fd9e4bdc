import { findAsset, findFile, isAsset, type Release } from './release.ts';
import { worker } from './scope.ts';
import { findReleaseOf, noteWindow, sweepReleases } from './windows.ts';

/** The page for an address that is not on this device. */
const OFFLINE_PAGE = '/offline';
/** Answered by the server alone: data, live events, files, mails and posted forms. */
const SERVERS_OWN = /^\/(api|dev|forms|newsletter)(\/|$)/;

/** What to answer from this device; nothing for a request that goes its own way, untouched. */
export function createAnswering(release: Release): (event: FetchEvent) => Promise<Response> | undefined {
  const kept = new Set(release.files.map(({ address }) => address));

  async function openPage({ request, resultingClientId }: FetchEvent, address: string): Promise<Response> {
    const page = kept.has(address) ? await findFile(release.id, address) : undefined;
    if (page === undefined || savesData()) {
      const answer = await attempt(request);
      if (answer !== undefined) return answer;
    }
    if (page === undefined) return (await findFile(release.id, OFFLINE_PAGE)) ?? Response.error();
    await noteWindow(resultingClientId, release.id);
    return page;
  }

  /** A window of this device gets what belongs to its own release; one that the server sent asks the server first. */
  async function giveData({ request, clientId }: FetchEvent, address: string): Promise<Response> {
    const own = await findReleaseOf(clientId);
    const belonging = own === undefined ? undefined : await findFile(own, address);
    if (belonging !== undefined) return belonging;
    return (await attempt(request)) ?? (await findFile(release.id, address)) ?? Response.error();
  }

  return (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (origin !== worker.location.origin || request.method !== 'GET' || request.headers.has('range'))
      return undefined;
    if (SERVERS_OWN.test(pathname)) return undefined;
    if (request.mode === 'navigate') {
      event.waitUntil(sweepReleases(release.id, event.resultingClientId));
      return openPage(event, pathname);
    }
    if (isAsset(pathname)) return findAsset(pathname).then((asset) => asset ?? fetch(request));
    return kept.has(pathname) ? giveData(event, pathname) : undefined;
  };
}

async function attempt(request: Request): Promise<Response | undefined> {
  try {
    return await fetch(request);
  } catch {
    return undefined;
  }
}

/** Readers who asked to save data are not sent new releases ahead, so pages come from the server while it can be reached. */
export function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
}
