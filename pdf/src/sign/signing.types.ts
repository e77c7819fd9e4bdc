import type { KeyObject } from 'node:crypto';

/** PAdES baseline levels (ETSI EN 319 142-1 6): B-T carries a time-stamp of a service, B-B our own clock's time. */
export type SealLevel = 'B-B' | 'B-T';

/** What a document is sealed with: a key and its certificate. */
export type SealingIdentity = {
  privateKey: KeyObject;
  /** The certificate of the key, then those above it, each as DER. */
  certificates: readonly [Uint8Array, ...Uint8Array[]];
  /** SHA-256 of the key's certificate, as hex. */
  fingerprint: string;
};

/** A time-stamp service (RFC 3161). */
export type TimestampService = { url: string; mostMs?: number };

/** Where in a whole file the string of a signature starts, `<` counted in, and how long it is with both its brackets. */
export type SignatureRoom = { contentsStart: number; contentsLength: number };
