/** Bytes from `start` up to, and without, `end`: whole numbers counted from 0, `start <= end`. */
export type ByteRange = { start: number; end: number };

/**
 * A stream whose chunks are only lent: each is good until the next one is asked for, and is overwritten or freed then. A reader that wants
 * to keep one copies it. This is what lets a large file pass through in a few fixed buffers.
 */
export type LentChunks = AsyncIterable<Uint8Array>;

/**
 * Where files are kept. A path is `{userId}/{timestamp}.{extension}` (specification 7): two parts of at most 100 ASCII
 * letters, digits, dots, hyphens and underscores. Every method refuses any other with a `RangeError`, so that no path
 * can lead out of the store.
 */
export type Storage = {
  /**
   * Stores a file, all or nothing: nothing is readable at the path until this resolves, and from then on the file
   * survives a crash. When `chunks` fails, its error is thrown on and nothing stays behind.
   *
   * Throws `AlreadyStored` rather than replace a file, also when two write to one path at once, and `DiskFull` when
   * the store has no room.
   */
  write(path: string, chunks: LentChunks): Promise<void>;

  /**
   * The bytes of a range, or all of them, in chunks of any size; past the end of the file there are none, which is
   * no error. Throws `NotStored` when there is no such file.
   */
  read(path: string, range?: ByteRange): LentChunks;

  /** Size in bytes; nothing when there is no such file. */
  size(path: string): Promise<number | undefined>;

  /**
   * Removes a file, and with it whatever a write to this path left unfinished when its process died. No error when
   * there is nothing to remove.
   */
  remove(path: string): Promise<void>;

  /** Rejects when files cannot be reached now. Costs one look and changes nothing. */
  check(): Promise<void>;

  /** Whether no file at all is stored. */
  isEmpty(): Promise<boolean>;

  /** The paths of all files, some at a time, in no order; one that is written or removed meanwhile may be among them. */
  list(): AsyncIterable<string[]>;
};

/** There is a file at this path, or one is being written to it; it was left as it is. */
export class AlreadyStored extends Error {
  override name = 'AlreadyStored';
}

/** There is no file at this path. */
export class NotStored extends Error {
  override name = 'NotStored';
}

/** The store has no room for the file. What was stored before is safe. */
export class DiskFull extends Error {
  override name = 'DiskFull';
}

/** The store cannot be reached, or answers that it cannot work at the moment. What was stored before is safe. */
export class StoreGone extends Error {
  override name = 'StoreGone';
}

/** Throws a `RangeError` unless `Storage` takes the path. */
export function checkPath(path: string): void {
  if (!PATH.test(path) || path.includes('..')) throw new RangeError('not the path of a stored file');
}

const PATH = /^(?=[a-z\d])[\w.-]{1,100}\/(?=[a-z\d])[\w.-]{0,99}[a-z\d]$/i;
