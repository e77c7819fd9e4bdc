import {
  MAX_PHOTO_SIDE,
  MAX_SENT_PHOTO_BYTES,
  MAX_SMALL_BYTES,
  MAX_SMALL_SIDE,
} from '@porchlight/domain/homes/home-photos.ts';
import type { RequestFailure } from '../../../platform/api/failure.ts';
import { createListeners } from '../../../platform/browser/listeners.ts';
import {
  forgetKeptFile,
  type KeptFile,
  listKeptFiles,
  saveKeptFile,
} from '../../../platform/offline/kept-files.ts';
import { decodePhoto, drawPhoto, PhotoRefused, renderJpeg } from '../../../platform/open-photo.ts';
import { createUploadQueue, type Upload } from '../../../platform/uploads/upload-queue.ts';

/** A photo of a home on its way; `small` are the bytes of its small picture, at the beginning of the body. */
export type PhotoTarget = { homeId: string; photoId: string; name: string; small: number };
export type PhotoUpload = Upload<PhotoTarget>;
type Chosen = { homeId: string; photoId: string; name: string };

export type PhotoLineState = {
  /** Chosen and not made smaller yet. */
  preparing: readonly Chosen[];
  uploads: readonly PhotoUpload[];
  /** Chosen on a page that closed before they were read. */
  unread: readonly Chosen[];
  /** By home, how many went up since the last of them was dealt with. */
  stored: Readonly<Record<string, number>>;
  /** Whether the browser keeps them over a reload. */
  isKept: boolean;
};

export type PhotoLineOptions = {
  createId(): string;
  isOnline(): boolean;
  send(
    photo: PhotoTarget & {
      ownerId: string;
      body: Blob;
      signal: AbortSignal;
      onPercent(percent: number): void;
    },
  ): Promise<unknown>;
  parseFailure(error: unknown): RequestFailure;
  onStored(): void;
  onAllStored(count: number): void;
};

export type PhotoLine = ReturnType<typeof createPhotoLine>;

/** Whether the next try may work, so that the photo waits for it and the buyer has to do nothing. */
export function mayGoOn({ failure }: PhotoUpload): boolean {
  return ['OFFLINE', 'UNAVAILABLE', 'INTERNAL', 'RATE_LIMITED', 'NOT_SIGNED_IN'].includes(
    failure?.code ?? '',
  );
}

const TRIED_AGAIN_AFTER_MS = 15_000;
/** Of all windows one takes over what a page that closed has left. */
const LOCK = 'home-photos';

/**
 * Photos of homes from the moment they are chosen until they are stored: made smaller one after the other, kept in the browser, sent one
 * after the other, each under the id it got when it was chosen, so that one sent twice is stored once.
 */
export function createPhotoLine(options: PhotoLineOptions) {
  let ownerId = '';
  let state: PhotoLineState = { preparing: [], uploads: [], unread: [], stored: {}, isKept: true };
  const files = new Map<string, File>();
  const unkept = new Set<string>();
  let isPreparing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openLock = () => {};
  let isLocked = false;
  const { subscribe, notify } = createListeners();

  const queue = createUploadQueue<PhotoTarget>({
    send: async ({ file, ...photo }, onPercent, signal) => {
      if (!options.isOnline()) throw new Error('there is no connection');
      await options.send({ ...photo, ownerId, body: file, onPercent, signal });
    },
    parseFailure: options.parseFailure,
    onStored: ({ homeId, photoId }) => {
      void forget(photoId);
      change({ stored: { ...state.stored, [homeId]: (state.stored[homeId] ?? 0) + 1 } });
      options.onStored();
    },
    onFinished: settle,
  });
  queue.subscribe(() => change({ uploads: queue.list() }));

  function change(part: Partial<PhotoLineState>): void {
    state = { ...state, ...part };
    notify();
  }

  /** Once nothing is under way: the count starts again with the next photo, and what broke off is tried again. */
  function settle(): void {
    if (state.preparing.length > 0) return;
    const waiting = queue.list().filter(mayGoOn);
    clearTimeout(timer);
    if (waiting.length > 0) {
      // A signed-out buyer has to sign in first.
      if (waiting.every(({ failure }) => failure?.code !== 'NOT_SIGNED_IN'))
        timer = setTimeout(goOn, TRIED_AGAIN_AFTER_MS);
    } else {
      const count = Object.values(state.stored).reduce((sum, each) => sum + each, 0);
      if (count > 0) options.onAllStored(count);
      change({ stored: {} });
      openLock();
    }
  }

  function goOn(): void {
    clearTimeout(timer);
    for (const upload of queue.list())
      if (upload.state === 'failed' && mayGoOn(upload)) queue.retry(upload.id);
  }

  async function prepare(): Promise<void> {
    if (isPreparing) return;
    isPreparing = true;
    for (let next = state.preparing[0]; next !== undefined; next = state.preparing[0]) {
      const { homeId, photoId, name } = next;
      const file = files.get(photoId);
      try {
        if (file === undefined) continue;
        const { body, small } = await preparePhoto(file);
        // Stopped, or signed out, while it was made smaller.
        if (!files.has(photoId)) continue;
        const target = { homeId, photoId, name, small };
        const isKept = await saveKeptFile({ id: photoId, ownerId, name, target, body });
        if (!isKept) unkept.add(photoId);
        change({ isKept: state.isKept && isKept });
        queue.add([new File([body], name)], target);
      } catch (error) {
        const message = error instanceof PhotoRefused ? error.message : options.parseFailure(error).message;
        if (files.has(photoId)) showRefusal(next, message);
        void forgetKeptFile(photoId);
      } finally {
        files.delete(photoId);
        change({ preparing: state.preparing.filter((each) => each !== next) });
      }
    }
    isPreparing = false;
    if (queue.list().every(({ state: each }) => each === 'failed')) settle();
  }

  function showRefusal({ homeId, photoId, name }: Chosen, message: string): void {
    const failure: RequestFailure = { code: 'FILE_TYPE_NOT_ACCEPTED', message, fields: {} };
    queue.refuse(new File([], name), failure, { homeId, photoId, name, small: 0 });
  }

  async function forget(photoId: string): Promise<void> {
    unkept.delete(photoId);
    await forgetKeptFile(photoId);
  }

  /** Held while there is work, so that no other window takes it for left behind. Without locks each window takes what it finds. */
  async function lock(taken: () => Promise<void>): Promise<void> {
    if (isLocked) return;
    isLocked = true;
    const held = new Promise<void>((resolve) => {
      openLock = () => {
        isLocked = false;
        resolve();
      };
    });
    if (navigator.locks === undefined) return taken();
    await navigator.locks.request(LOCK, async () => {
      await taken();
      await held;
    });
  }

  async function takeOver(): Promise<void> {
    const known = new Set(
      [...state.preparing, ...queue.list(), ...state.unread].map(({ photoId }) => photoId),
    );
    const left = (await listKeptFiles(ownerId)).filter(({ id }) => !known.has(id));
    for (const { name, body, target } of left)
      if (body !== undefined) queue.add([new File([body], name)], target as PhotoTarget);
    const unread = left.filter(({ body }) => body === undefined).map(({ target }) => target as Chosen);
    change({ unread: [...state.unread, ...unread] });
    if (queue.list().length + state.preparing.length === 0) openLock();
  }

  return {
    subscribe,
    read: () => state,
    goOn,
    /** Whose photos these are; those of another account are dropped here and stay stored. */
    async openFor(id: string): Promise<void> {
      if (ownerId === id) return goOnSignedIn();
      if (ownerId !== '') drop();
      ownerId = id;
      if ((await listKeptFiles(id)).length > 0) await lock(takeOver);
    },
    add(homeId: string, added: readonly File[]): void {
      if (added.length === 0) return;
      const chosen = added.map((file) => {
        const photoId = options.createId();
        files.set(photoId, file);
        return { homeId, photoId, name: file.name };
      });
      change({ preparing: [...state.preparing, ...chosen] });
      void lock(takeOver);
      const kept = chosen.map(
        (each): KeptFile => ({ id: each.photoId, ownerId, name: each.name, target: each }),
      );
      void Promise.all(kept.map(saveKeptFile)).then(prepare);
    },
    /** Lists a file that is not sent, with the reason. */
    refuse(homeId: string, file: File, message: string): void {
      showRefusal({ homeId, photoId: options.createId(), name: file.name }, message);
    },
    /** Stops a photo that is on its way, or takes one that was refused off the list. */
    stop(photoId: string): void {
      files.delete(photoId);
      for (const upload of queue.list()) if (upload.photoId === photoId) queue.remove(upload.id);
      change({ preparing: state.preparing.filter((each) => each.photoId !== photoId) });
      void forget(photoId);
    },
    forgetUnread(): void {
      for (const { photoId } of state.unread) void forgetKeptFile(photoId);
      change({ unread: [] });
    },
    /** How many would be lost with this page. */
    countUnkept: () =>
      state.preparing.length + queue.list().filter((each) => unkept.has(each.photoId)).length,
    /** Nothing of it is sent any more. Signing out forgets what is stored in the browser. */
    forget: drop,
  };

  function goOnSignedIn(): void {
    if (queue.list().some(({ failure }) => failure?.code === 'NOT_SIGNED_IN')) goOn();
  }

  function drop(): void {
    clearTimeout(timer);
    files.clear();
    unkept.clear();
    queue.clear();
    change({ preparing: [], unread: [], stored: {}, isKept: true });
    openLock();
  }
}

/** What is sent: the small picture, of `small` bytes, and the photo behind it. */
type PreparedPhoto = { body: Blob; small: number };

/**
 * Turns a photo upright and makes it smaller: two redrawn JPEGs, without anything that the camera wrote beside the picture. Photos are
 * prepared one after the other, since one of them unpacked takes up to 256 MB.
 *
 * @throws PhotoRefused with what to do.
 */
async function preparePhoto(file: Blob): Promise<PreparedPhoto> {
  const picture = await decodePhoto(file);
  try {
    const photo = drawPhoto(picture, MAX_PHOTO_SIDE);
    const small = drawPhoto(photo, MAX_SMALL_SIDE);
    const smallJpeg = await renderJpeg(small, MAX_SMALL_BYTES);
    const photoJpeg = await renderJpeg(photo, MAX_SENT_PHOTO_BYTES - MAX_SMALL_BYTES);
    return { body: new Blob([smallJpeg, photoJpeg]), small: smallJpeg.size };
  } finally {
    picture.close();
  }
}
