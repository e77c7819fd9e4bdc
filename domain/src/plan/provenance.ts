import * as z from 'zod/mini';
import { calendarDateField } from '../kernel/fields.ts';

/** The source of a figure. The person who entered it, and when, are beside it. */
export const provenance = z.discriminatedUnion('source', [
  z.object({
    source: z.literal('typed'),
    /** The calculator it was written back from. */
    tool: z.optional(z.string().check(z.maxLength(40))),
  }),
  z.object({
    source: z.literal('document'),
    documentId: z.uuid(),
    name: z.string(),
    page: z.int(),
    /** What the document says, word for word. */
    words: z.string(),
    /** A sum of the document proves it, or a person confirmed it. */
    proof: z.enum(['sum', 'confirmed']),
  }),
  z.object({ source: z.literal('application'), applicationId: z.uuid() }),
  /** Agreed in the offer on this home that was accepted. It is read from its log and stored nowhere else. */
  z.object({ source: z.literal('contract'), homeId: z.uuid(), address: z.string() }),
  z.object({ source: z.literal('assumption'), asOf: calendarDateField, title: z.string() }),
]);
export type Provenance = z.infer<typeof provenance>;
export type SourceKind = Provenance['source'];

/** `ask`: only after the person whose word it is has said so. */
export type Replacement = 'silently' | 'ask' | 'never';

/**
 * Whether what comes later may take the place of what is there. A better source replaces an assumption silently; what a person said,
 * in the plan or in an application, gives way to their word at once, and to anything else only after asking.
 */
export function mayReplace(old: SourceKind | undefined, next: SourceKind): Replacement {
  if (next === 'typed') return 'silently';
  if (next === 'assumption') return old === undefined || old === 'assumption' ? 'silently' : 'never';
  if (old === undefined || old === 'assumption' || old === next) return 'silently';
  return 'ask';
}
