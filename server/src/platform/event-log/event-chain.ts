import { createHash, randomBytes } from 'node:crypto';

/** What an entry is about; flat, and every value text. */
export type EventDetail = Record<string, string>;

export type ChainEntry = {
  /** Counted from 1. */
  number: number;
  at: Date;
  kind: string;
  commitment: Uint8Array;
  previousHash: Uint8Array;
  hash: Uint8Array;
};

/** The hash before the first entry. */
export const NOTHING_BEFORE = new Uint8Array(32);

/**
 * A commitment to what an entry is about (SHA-256 of salt, then text): it proves the detail, and without the salt reveals nothing of it.
 */
export function commitToDetail(detail: EventDetail): {
  salt: Uint8Array;
  text: string;
  commitment: Uint8Array;
} {
  const salt = randomBytes(32);
  const text = JSON.stringify(detail, Object.keys(detail).sort());
  return { salt, text, commitment: hashDetail(salt, text) };
}

export function hashDetail(salt: Uint8Array, text: string): Uint8Array {
  return createHash('sha256').update(salt).update(text).digest();
}

/** The chain of what names no account; checkpoints are in it. */
export const INSTALLATION_CHAIN = 'installation';
/** The kind of entry that covers the heads of other chains. */
export const CHECKPOINT = 'checkpoint';

/** The chain of an account. Its id is random, so that without it a chain cannot be traced to its account. */
export function getChainName(userId: string | undefined): string {
  if (userId === undefined) return INSTALLATION_CHAIN;
  return createHash('sha256').update(`porchlight event chain\n${userId}`).digest('hex').slice(0, 32);
}

/** SHA-256 over the chain and everything else in the entry, each part with its length in front. */
export function hashEntry(
  { number, at, kind, commitment, previousHash }: Omit<ChainEntry, 'hash'>,
  chain: string,
): Uint8Array {
  const hash = createHash('sha256');
  const parts = [
    'porchlight event 2',
    chain,
    String(number),
    at.toISOString(),
    kind,
    commitment,
    previousHash,
  ];
  for (const part of parts) {
    const bytes = Buffer.from(part);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(bytes.length);
    hash.update(length).update(bytes);
  }
  return hash.digest();
}

/** What the head's signature covers. */
export function formatChainHead(number: number, hash: Uint8Array, chain: string): Uint8Array {
  return Buffer.from(
    `porchlight event chain head 1\n${chain}\n${number}\n${Buffer.from(hash).toString('hex')}`,
  );
}
