/** A file of the built site as it was when it was built. */
export type ReleaseFile = {
  /** Its path on the site, without a query. */
  address: string;
  /** The first 32 hexadecimal digits of its SHA-256; null for a page, which the server completes and which names its release instead. */
  hash: string | null;
};

/** Everything that has to be on the device so that the portal, the guide and the glossary open without a connection. */
export type Release = { id: string; files: readonly ReleaseFile[] };

const PREFIX = 'release-';
/** Few at a time, so that the page being read comes first. */
const AT_ONCE = 3;
/** A page is one file whatever its query says, and how it was packed on the way does not matter. */
const MATCH = { ignoreSearch: true, ignoreVary: true };

/** Keeps all files of a release, or none: whatever does not come, or is of another release, stops it. */
export async function saveRelease({ id, files }: Release): Promise<void> {
  const cache = await caches.open(nameCache(id));
  const waiting = [...files];
  const work = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift())
      await cache.put(file.address, await obtain(file, id));
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } catch (error) {
    waiting.length = 0;
    await caches.delete(nameCache(id));
    throw error;
  }
}

/** A file as one release has it. */
export async function findFile(id: string, address: string): Promise<Response | undefined> {
  return caches.match(address, { ...MATCH, cacheName: nameCache(id) });
}

/** A file whose name says what is in it, whichever release it came with. */
export async function findAsset(address: string): Promise<Response | undefined> {
  return caches.match(address, MATCH);
}

/** The ids of all releases on this device. */
export async function listReleases(): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
}

export async function forgetRelease(id: string): Promise<void> {
  await caches.delete(nameCache(id));
}

/** Whether a file's name changes with its content, so that it is the same for good. */
export function isAsset(address: string): boolean {
  return address.startsWith('/assets/');
}

function nameCache(id: string): string {
  return `${PREFIX}${id}`;
}

async function obtain(file: ReleaseFile, id: string): Promise<Response> {
  const kept = isAsset(file.address) ? await findAsset(file.address) : undefined;
  if (kept !== undefined) return kept;
  const response = await fetch(file.address, {
    cache: isAsset(file.address) ? 'default' : 'no-cache',
    credentials: 'omit',
    redirect: 'error',
  });
  if (!response.ok || !(await isOfRelease(response.clone(), file, id)))
    throw new Error(`${file.address} is not that of release ${id} (status ${response.status})`);
  return response;
}

async function isOfRelease(response: Response, { hash }: ReleaseFile, id: string): Promise<boolean> {
  if (hash === null) return (await response.text()).includes(id);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
  const digits = [...digest.subarray(0, hash.length / 2)].map((byte) => byte.toString(16).padStart(2, '0'));
  return digits.join('') === hash;
}
