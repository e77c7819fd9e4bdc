import type { PaperKind } from '@porchlight/domain/readings/document-readings/papers/paper-kinds.ts';

/** A paper as one that prints such papers lays it out, with invented people and figures, and what a person reads in it. */
export type PaperSample = {
  name: string;
  kind: PaperKind;
  pages: readonly string[];
  fields: Readonly<Record<string, string>>;
  checks: Readonly<Record<string, boolean>>;
  /** By section: words, amount and detail, and what follows. */
  lines?: Readonly<Record<string, readonly (readonly string[])[]>>;
  /** Of the fields, those that a person has to check although no check of the paper fails. */
  unsure?: readonly string[];
  /** Printed on the document, and may be left unread. */
  unread?: readonly string[];
};
