import * as z from 'zod/mini';

const number = z.int().check(z.minimum(0));

/** What a deletion removed, as numbers that say nothing of whose it was. */
export const deletionCounts = z.object({
  documents: number,
  documentBytes: number,
  signatures: number,
  journeyEntries: number,
  messages: number,
  consentsKept: number,
});
export type DeletionCounts = z.infer<typeof deletionCounts>;
