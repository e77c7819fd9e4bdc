import * as z from 'zod/mini';
import { buyerEndpoint } from '../kernel/endpoint.ts';
import { calendarDateField, instantField } from '../kernel/fields.ts';
import { milestoneSlugs } from '../kernel/milestone-slugs.ts';
import { purchaseRoles } from '../kernel/purchases/purchases.ts';
import { taskStatuses } from '../milestones/workspace.ts';
import { getReadingValue } from '../readings/document-readings/kept/kept-reading.ts';

const slugField = z.enum(milestoneSlugs);

/** A home of the purchase. `nickname` is the purchase's, with the home that it is about; null with any other, or without one. */
const foundHome = z.object({ id: z.uuid(), address: z.string(), nickname: z.nullable(z.string()) });

/** Another person of the purchase, invited or active, found by name or role. */
const foundPerson = z.object({ id: z.uuid(), name: z.string(), role: z.enum(purchaseRoles) });

/** A date of the purchase, by its title. */
const foundDate = z.object({ key: z.string(), title: z.string(), day: calendarDateField });

/** A document found by its name or its text. `page`, from 1, and `excerpt` are of the text; null and empty when only the name has the words. */
const foundDocument = z.object({
  id: z.uuid(),
  name: z.string(),
  page: z.nullable(z.int().check(z.minimum(1))),
  excerpt: z.string(),
});

/** A figure that was read in a document, by the name of its field. */
const foundFigure = z.object({
  documentId: z.uuid(),
  name: z.string(),
  field: z.string(),
  value: getReadingValue,
  page: z.int(),
  state: z.enum(['read', 'proved', 'check', 'confirmed']),
});

/** A milestone with the buyer's state in it; `progress` is a whole percent. */
const foundMilestone = z.object({
  slug: slugField,
  title: z.string(),
  excerpt: z.string(),
  progress: z.int().check(z.minimum(0), z.maximum(100)),
  isAvailable: z.boolean(),
});

const foundTask = z.object({
  slug: slugField,
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  status: z.enum(taskStatuses),
});

const foundNote = z.object({ slug: slugField, id: z.uuid(), excerpt: z.string(), createdAt: instantField });

/**
 * What is the buyer's own and has the words, each list best first. `matched` are the folded words of the texts that match the query's, for
 * marking. `beingRead` counts documents whose text is not there yet, `unreadable` PDFs whose text cannot be had.
 */
export const ownFindings = z.object({
  homes: z.array(foundHome),
  people: z.array(foundPerson),
  dates: z.array(foundDate),
  figures: z.array(foundFigure),
  documents: z.array(foundDocument),
  milestones: z.array(foundMilestone),
  tasks: z.array(foundTask),
  notes: z.array(foundNote),
  matched: z.array(z.string()),
  beingRead: z.int().check(z.minimum(0)),
  unreadable: z.int().check(z.minimum(0)),
});
export type OwnFindings = z.infer<typeof ownFindings>;

/** The most entries each list of an answer has. */
export const MAX_FOUND = 50;

export const searchContract = {
  find: buyerEndpoint()
    .route({
      method: 'GET',
      path: '/search',
      tags: ['Search'],
      summary: 'Search own homes, people, dates, documents, milestones, tasks and notes',
      description: 'A query ends after 200 characters or 12 words.',
    })
    .input(
      z.object({
        /** The words to find, in any order. */
        q: z.string(),
      }),
    )
    .output(ownFindings),
};
