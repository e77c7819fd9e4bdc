import type { GlossaryEntry } from '@porchlight/domain/guide/glossary.ts';
import { entriesAToB } from './glossary/a-b.ts';
import { entriesC } from './glossary/c.ts';
import { entriesDToE } from './glossary/d-e.ts';
import { entriesFToH } from './glossary/f-h.ts';
import { entriesIToM } from './glossary/i-m.ts';
import { entriesNToR } from './glossary/n-r.ts';
import { entriesSToZ } from './glossary/s-z.ts';

/** Every term the guide explains, in alphabetical order. */
export const glossary: readonly GlossaryEntry[] = [
  ...entriesAToB,
  ...entriesC,
  ...entriesDToE,
  ...entriesFToH,
  ...entriesIToM,
  ...entriesNToR,
  ...entriesSToZ,
].toSorted((one, other) => one.term.localeCompare(other.term, 'en-US'));
