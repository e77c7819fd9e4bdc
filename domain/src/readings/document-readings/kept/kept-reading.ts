import * as z from 'zod/mini';
import { instantField } from '../../../kernel/fields.ts';
import { readingNotes } from '../document-readings.contract.ts';
import { fieldStates } from '../form-reading.ts';
import { printedPages } from './paper-facts.ts';

/** A note in words. */
export const readingNoteText = z.object({ code: z.enum(readingNotes), text: z.string() });

/** `unread`: no reading was requested yet. `failed`: the reader crashed twice on it, and does not retry by itself. */
export const readingStates = ['unread', 'waiting', 'reading', 'done', 'failed'] as const;

/** How often a document is read by itself: once more where the process that read it ended. */
export const MAX_ATTEMPTS = 2;

const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
/** As it was read, before a person confirmed it. */
const parseState = z.enum(fieldStates);

/** Amounts without sign and commas, percentages without their sign, days as calendar days; null where the paper leaves it empty. */
export const getReadingValue = z.union([
  z.string(),
  z.boolean(),
  z.null(),
  z.array(z.string()),
  z.record(z.string(), z.boolean()),
]);
export type ReadValue = z.infer<typeof getReadingValue>;

/** A field as the reader found it. */
const readFieldShape = z.object({ value: getReadingValue, page: z.int(), box, state: parseState });

/** A line of a section of costs, or of a list of the paper. */
const readLine = z.object({
  label: z.string(),
  amount: z.string(),
  detail: z.nullable(z.string()),
  /** The payee, and the amounts in the columns of who pays when, where the document has them. */
  payee: z.optional(z.string()),
  columns: z.optional(z.record(z.string(), z.string())),
  /** Further figures of a line that has several. */
  more: z.optional(z.array(z.string())),
  page: z.int(),
  box,
  state: parseState,
  areWordsUncertain: z.optional(z.boolean()),
});

/** How large a page is, in the units of its boxes, and whether its text is its own or was recognized in a picture. */
const readPage = z.object({
  number: z.int(),
  width: z.number(),
  height: z.number(),
  method: z.enum(['text', 'picture']),
});

/** What was read of one document. `form` names the paper: a federal form, or another that is known; null where it is none. */
export const parseContent = z.object({
  form: z.nullable(z.string()),
  fields: z.record(z.string(), readFieldShape),
  lines: z.record(z.string(), z.array(readLine)),
  /** Whether each sum of the paper adds up, by its name. */
  checks: z.record(z.string(), z.boolean()),
  notes: z.array(z.enum(readingNotes)),
  /** Other papers in the same file, which were not read, with the pages they were known by. */
  others: z.optional(z.array(z.object({ form: z.string(), pages: z.array(z.int()) }))),
  pages: z.array(readPage),
  /** Names on a paper that has no field for whose it is, and the pages that it says it has. */
  names: z.optional(z.array(z.string())),
  printed: z.optional(printedPages),
});
export type ReadContent = z.infer<typeof parseContent>;

/** What a person said of a field: `entered` where they corrected what was read. */
export const confirmedField = z.object({ value: getReadingValue, entered: z.boolean(), at: instantField });
export type ConfirmedField = z.infer<typeof confirmedField>;

/** A field as it is shown: `value` holds, and `readAs` is what the reader found where a person corrected it. */
const shownField = z.object({
  value: getReadingValue,
  page: z.int(),
  box,
  state: z.enum([...fieldStates, 'confirmed']),
  method: z.enum(['text', 'picture']),
  readAs: z.optional(getReadingValue),
  confirmedAt: z.optional(instantField),
});
export type ShownField = z.infer<typeof shownField>;

/** What was read of a document, as its owner sees it. `page` of `pages` while it is being read. */
export const shownReading = z.object({
  documentId: z.uuid(),
  state: z.enum(readingStates),
  page: z.nullable(z.int()),
  pageCount: z.nullable(z.int()),
  /** Of the pages that are done while the others are read: nothing is proved yet. */
  isPartial: z.optional(z.boolean()),
  readAt: z.nullable(instantField),
  form: z.nullable(z.string()),
  fields: z.record(z.string(), shownField),
  lines: z.record(z.string(), z.array(readLine)),
  checks: z.record(z.string(), z.boolean()),
  notes: z.array(readingNoteText),
  pages: z.array(readPage),
});
export type ShownReading = z.infer<typeof shownReading>;

/** A figure counts only where a sum of the paper proves it or a person confirmed it. */
export const isCertain = ({ state }: Pick<ShownField, 'state'>): boolean =>
  state === 'proved' || state === 'confirmed';

/** Each field with what was said of it. */
export function showFields(
  { fields, pages }: Pick<ReadContent, 'fields' | 'pages'>,
  confirmed: Readonly<Record<string, ConfirmedField>>,
): Record<string, ShownField> {
  const methods = new Map(pages.map(({ number, method }) => [number, method]));
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const said = Object.hasOwn(confirmed, name) ? confirmed[name] : undefined;
      const shown = { ...field, method: methods.get(field.page) ?? 'text' };
      if (said === undefined) return [name, shown];
      return [
        name,
        {
          ...shown,
          value: said.value,
          state: 'confirmed' as const,
          confirmedAt: said.at,
          ...(said.entered && { readAs: field.value }),
        },
      ];
    }),
  );
}

/** What the pages that are done say while the others are read. Nothing is proved, wrong or missing: sums wait for the whole paper. */
export function showSoFar({ form, fields, lines, pages }: ReadContent) {
  const found = Object.entries(showFields({ fields, pages }, {})).filter(
    ([, { state }]) => state !== 'unread',
  );
  const rows = Object.entries(lines).map(([section, all]) => [section, all.map(markRead)] as const);
  return {
    ...{ isPartial: true, form, pages },
    fields: Object.fromEntries(found.map(([name, field]) => [name, markRead(field)])),
    lines: Object.fromEntries(rows),
  };
}

const markRead = <Read extends object>(read: Read) => ({ ...read, state: 'read' as const });
