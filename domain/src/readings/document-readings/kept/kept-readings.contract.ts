import * as z from 'zod/mini';
import { buyerEndpoint, signedUpEndpoint, staffEndpoint } from '../../../kernel/endpoint.ts';
import { instantField } from '../../../kernel/fields.ts';
import { getReadingValue, readingNoteText, readingStates, shownReading } from './kept-reading.ts';
import { paperFacts } from './paper-facts.ts';

const documentId = z.object({ id: z.uuid() });
const tags = ['Documents'];

/** Of how many documents the list says why they were not read, and whose and of which day they are: the newest. */
export const MAX_DESCRIBED = 200;

/** What came of reading a document, without its figures. `page` of `pageCount` is read now, where that is known. */
const readDocumentRow = z.object({
  documentId: z.uuid(),
  name: z.string(),
  /** A newer file was uploaded in its place. */
  isReplaced: z.boolean(),
  state: z.enum(readingStates),
  form: z.nullable(z.string()),
  readAt: z.nullable(instantField),
  page: z.nullable(z.int()),
  pageCount: z.nullable(z.int()),
  notes: z.array(readingNoteText),
  facts: z.nullable(paperFacts),
});
export type ReadDocumentRow = z.infer<typeof readDocumentRow>;

export const keptReadingsContract = {
  list: buyerEndpoint()
    .route({
      method: 'GET',
      path: '/document-readings',
      tags,
      summary: 'List own documents that were read',
      successDescription:
        'What came of each, without figures; of the newest 200 also why they were not read, whose and of which day they are.',
    })
    .output(z.object({ readings: z.array(readDocumentRow) })),
  read: buyerEndpoint('NOT_FOUND')
    .route({
      method: 'GET',
      path: '/documents/{id}/readings',
      tags,
      summary: 'See what was read of a document',
    })
    .input(documentId)
    .output(shownReading),
  ask: signedUpEndpoint('NOT_FOUND')
    .route({
      method: 'POST',
      path: '/documents/{id}/readings',
      successStatus: 202,
      tags,
      summary: 'Have a document read',
      description:
        'Read on this machine, one after the other. Asked again while it waits, nothing more happens.',
    })
    .meta({ stores: 'records' })
    .input(documentId)
    .output(shownReading),
  confirm: buyerEndpoint('NOT_FOUND')
    .route({
      method: 'PUT',
      path: '/documents/{id}/readings/fields/{field}',
      tags,
      summary: 'Confirm or correct a field',
      description: 'Without `value`, as it was read. What was read is kept.',
    })
    .input(
      z.object({
        id: z.uuid(),
        field: z.string().check(z.minLength(1), z.maxLength(80)),
        /** What the paper says, where it was misread; of the shape of what was read. */
        value: z.optional(getReadingValue),
      }),
    )
    .output(shownReading),
};

/** What staff see of it beside the document that they review. */
export const reviewedReadingsContract = {
  read: staffEndpoint(['figures', 'documents'], 'NOT_FOUND')
    .route({
      method: 'GET',
      path: '/staff/documents/{id}/readings',
      tags: ['Staff: documents'],
      summary: 'See what was read of a document',
      description: 'With the grant that a reason gave.',
    })
    .input(
      z.object({
        id: z.uuid(),
        /** What the reason for seeing the document was answered with. */
        grant: z.uuid(),
      }),
    )
    .output(shownReading),
};
