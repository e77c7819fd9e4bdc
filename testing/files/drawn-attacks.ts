import { verifyFile } from '@porchlight/pdf/verify/verify-file.ts';
import { type AttackCase, makeAttacks } from '../attacks/attack-corpus.ts';
import type { Identity } from '../attacks/identity-samples.ts';
import { findReaders } from './drawn-pages.ts';

const readers = Object.entries(findReaders());

/** What draws the pages, for the names of tests. */
export const READER_NAMES = readers.map(([name]) => name).join(' and ');

/** The answer of a file, or why it has none. */
export async function judge(bytes: Uint8Array, ours: Identity): Promise<string> {
  const verdict = await verifyFile(bytes, [ours.fingerprint]);
  return 'problem' in verdict ? verdict.problem : verdict.answer;
}

/** A first page as each reader shows it. */
export const draw = (bytes: Uint8Array) => Promise.all(readers.map(([, drawWith]) => drawWith(bytes)));

/** Judges every attack, and draws those that `isDrawn` says, before and after: names the valid ones, and those that show nothing. */
export async function judgeAttacks(ours: Identity, isDrawn: (attack: AttackCase) => boolean) {
  const signedPages = new Map<Uint8Array, string[]>();
  const found = { cases: 0, drawn: 0, valid: [] as string[], same: [] as string[] };
  for await (const attack of makeAttacks(ours)) {
    const { name, signed, bytes } = attack;
    found.cases += 1;
    const [answer, after] = await Promise.all([
      judge(bytes, ours),
      isDrawn(attack) ? draw(bytes) : undefined,
    ]);
    if (answer === 'signed-here') found.valid.push(name);
    if (after === undefined) continue;
    found.drawn += 1;
    const before = signedPages.get(signed) ?? (await draw(signed));
    signedPages.set(signed, before);
    if (after.every((page, reader) => page === before[reader])) found.same.push(name);
  }
  return found;
}
