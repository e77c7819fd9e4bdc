/**
 * A file that is not stored yet, kept in the browser until it is. `body` is missing while it is being made ready: what was chosen cannot be
 * read again after a reload. `target` is whatever sends it needs, and `ownerId` whose it is.
 */
export type KeptFile = { id: string; ownerId: string; name: string; target: unknown; body?: Blob };

/** As it is stored: `at` orders them. */
type Row = KeptFile & { at: number };

const DATABASE = 'porchlight-files';
const STORE = 'files';

/** Of one account, in the order in which they were kept; none where the browser keeps nothing. */
export async function listKeptFiles(ownerId: string): Promise<KeptFile[]> {
  const ask = (store: IDBObjectStore): IDBRequest<Row[]> => store.index('owner').getAll(ownerId);
  const rows = await attempt('readonly', ask, []);
  return rows.sort((one, other) => one.at - other.at);
}

export const countKeptFiles = (ownerId: string): Promise<number> =>
  attempt('readonly', (store) => store.index('owner').count(ownerId), 0);

/** Whether it is kept: storage may be full or forbidden. */
export async function saveKeptFile(file: KeptFile): Promise<boolean> {
  // Of two that are kept within a millisecond the first is first too.
  lastAt = Math.max(lastAt + 1, Date.now());
  const row: Row = { ...file, at: lastAt };
  return (await attempt('readwrite', (store) => store.put(row), null)) !== null;
}

export const forgetKeptFile = (id: string): Promise<unknown> =>
  attempt('readwrite', (store) => store.delete(id), undefined);

/** Forgets all that one account has not sent, for good. */
export async function forgetKeptFiles(ownerId: string): Promise<void> {
  for (const { id } of await listKeptFiles(ownerId)) await forgetKeptFile(id);
}

let lastAt = 0;
let opened: Promise<IDBDatabase> | undefined;

/** What one request to the store gives, once its transaction is complete; `otherwise` where the browser refuses it. */
async function attempt<Result, Otherwise>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
  otherwise: Otherwise,
): Promise<Result | Otherwise> {
  try {
    opened ??= open();
    const transaction = (await opened).transaction(STORE, mode);
    const request = ask(transaction.objectStore(STORE));
    return await new Promise((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('abort', () => reject(transaction.error));
    });
  } catch {
    opened = undefined;
    return otherwise;
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  return new Promise((resolve, reject) => {
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(STORE, { keyPath: 'id' }).createIndex('owner', 'ownerId');
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}
