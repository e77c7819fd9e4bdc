import * as z from 'zod/mini';
import { publicEndpoint } from '../../kernel/endpoint.ts';
import { fieldStates } from './form-reading.ts';
import { paperKinds } from './papers/paper-kinds.ts';

/** The most that is read of one file, in bytes. */
export const MAX_READ_FILE_BYTES = 25 * 1024 * 1024;
/** The same for a person who is not signed in, in bytes. */
export const MAX_STRANGERS_FILE = 10 * 1024 * 1024;

/** Why nothing, or not all, was read. */
export const readingNotes = [
  'not-a-form',
  'spanish-form',
  'no-text',
  'locked',
  'broken',
  'several-forms',
  'other-papers',
  'parts-missing',
  'hidden-amount',
  'too-many-pages',
  'pictures-unread',
  'pictures-off',
  'picture-too-large',
  'too-many-pictures',
  'blank-page',
  'unclear',
  'unfinished',
  'heic',
  'too-large',
] as const;
export type ReadingNote = (typeof readingNotes)[number];

/** In points from the upper left corner of the page. */
const place = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });

const fieldReading = z.object({
  /** Amounts without sign and commas, percentages without their sign, days as calendar days; null where the form leaves it empty, or it is `unread`. */
  value: z.union([z.string(), z.boolean(), z.null(), z.array(z.string()), z.record(z.string(), z.boolean())]),
  page: z.int(),
  box: place,
  /** `proved` by a sum of the form; `check` where a sum does not add up; `unread` where the form has it and it was not made out. */
  state: z.enum(fieldStates),
});

const documentReading = z.object({
  form: z.nullable(z.enum(['loan_estimate', 'closing_disclosure', ...paperKinds])),
  fields: z.record(z.string(), fieldReading),
  /**
   * By section: the words of each line, its amount (of a charge what the borrower pays), the text beside it, further figures, and “to” whom
   * it is paid.
   */
  lines: z.record(z.string(), z.array(z.array(z.string()))),
  /** By section: the places, from 0, of lines whose words may be misread; none where it is left out. */
  uncertainWords: z.optional(z.record(z.string(), z.array(z.int()))),
  /** Whether each sum of the form adds up. */
  checks: z.record(z.string(), z.boolean()),
  notes: z.array(z.object({ code: z.enum(readingNotes), text: z.string() })),
});
export type DocumentReading = z.infer<typeof documentReading>;

export const documentReadingsContract = {
  readDocument: publicEndpoint('FILE_TOO_LARGE', 'FILE_TYPE_NOT_ACCEPTED', 'FILE_EMPTY')
    .route({
      method: 'POST',
      path: '/tools/read-document',
      inputStructure: 'detailed',
      tags: ['Tools'],
      summary: 'Read a paper of a purchase',
      successDescription: 'What was read, with its place on the page.',
      description:
        'multipart/form-data with one `file`, or the file itself: a PDF of at most 10 MB, or signed in a PDF, JPEG, PNG or WebP of at most 25 MB. Nothing is stored.',
    })
    .meta({ stores: 'nothing' })
    .meta({ access: 'public', stream: true })
    .input(z.object({ body: z.file() }))
    .output(documentReading),
};
