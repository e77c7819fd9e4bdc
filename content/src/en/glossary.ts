import type { GlossaryEntry } from '@porchlight/domain/guide/glossary.ts';
import { entriesAB } from './glossary/a-b.ts';
import { entriesC } from './glossary/c.ts';
import { entriesDE } from './glossary/d-e.ts';
import { entriesFH } from './glossary/f-h.ts';
import { entriesIM } from './glossary/i-m.ts';
import { entriesNR } from './glossary/n-r.ts';
import { entriesSZ } from './glossary/s-z.ts';

/** Every term the guide explains, in alphabetical order. */
export const glossary: readonly GlossaryEntry[] = [
  ...entriesAB,
  ...entriesC,
  ...entriesDE,
  ...entriesFH,
  ...entriesIM,
  ...entriesNR,
  ...entriesSZ,
].toSorted((one, other) => one.term.localeCompare(other.term, 'en-US'));
