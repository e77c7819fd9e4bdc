import { hash, hkdfSync } from 'node:crypto';
import { splitWords, stemWord } from '@porchlight/domain/search/words.ts';

/** Turns words into what the index holds. */
export type WordKeys = {
  /** The key of a folded word's stem. */
  name(word: string): number;
  /** The keys of all words of some texts, each once; those beyond 20,000 are left out. */
  nameAll(texts: readonly string[]): number[];
};

const MOST_WORDS = 20_000;

/**
 * The words of one owner. Without the master key (32 bytes) nobody can tell which word a key stands for, nor whether two
 * owners have one in common. A key is cut to 32 bits: in 20,000 words of a document one in 200,000 stands for two.
 */
export function createWordKeys(masterKey: Uint8Array, ownerId: string): WordKeys {
  const sign = createSigner(
    Buffer.from(hkdfSync('sha256', masterKey, ownerId, 'porchlight search words', 32)),
  );
  const name = (word: string) => sign(stemWord(word)).readInt32BE(0);
  return {
    name,
    nameAll(texts) {
      const stems = new Set(texts.flatMap(splitWords).map(stemWord));
      return [...new Set([...stems].slice(0, MOST_WORDS).map(name))];
    },
  };
}

const BLOCK_BYTES = 64;

/**
 * HMAC-SHA256 (RFC 2104, a test compares the two) for thousands of short texts under one key: `createHmac` makes three
 * objects for each, which takes many times as long as the two hashes.
 */
export function createSigner(key: Uint8Array): (text: string) => Buffer {
  const block = Buffer.alloc(BLOCK_BYTES);
  block.set(key);
  const inner = block.map((byte) => byte ^ 0x36);
  const outer = block.map((byte) => byte ^ 0x5c);
  return (text) => {
    const first = hash('sha256', Buffer.concat([inner, Buffer.from(text)]), 'buffer');
    return hash('sha256', Buffer.concat([outer, first]), 'buffer');
  };
}
