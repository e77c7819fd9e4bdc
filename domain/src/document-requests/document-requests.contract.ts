import * as z from 'zod/mini';
import { staffEndpoint } from '../kernel/endpoint.ts';
import { calendarDateField, instantField } from '../kernel/fields.ts';
import {
  MAX_ASKED_AT_ONCE,
  MAX_ENDING_REASON_LENGTH,
  MAX_REQUEST_TITLE_LENGTH,
  MAX_REQUEST_WHY_LENGTH,
  requestStages,
  requestStates,
} from './document-requests.ts';
import * as texts from './en.ts';
import { MAX_REMINDED_AT_ONCE, reminderHindrances } from './request-reminders.ts';

const trimmedField = z.pipe(
  z.string(),
  z.transform((text) => text.replaceAll('\r\n', '\n').replaceAll('\0', '').trim()),
);

const whyField = z.pipe(
  trimmedField,
  z
    .string()
    .check(
      z.minLength(1, texts.whyMissing),
      z.maxLength(MAX_REQUEST_WHY_LENGTH, texts.whyTooLong(MAX_REQUEST_WHY_LENGTH)),
    ),
);

/** Kept in the log, where the buyers read it. */
const loggedReason = z
  .string()
  .check(z.maxLength(MAX_ENDING_REASON_LENGTH, texts.reasonTooLong(MAX_ENDING_REASON_LENGTH)));

/** One line, whatever was pasted. */
const titleField = z.pipe(
  z.pipe(
    trimmedField,
    z.transform((text) => text.replace(/\s+/g, ' ')),
  ),
  z.string().check(z.maxLength(MAX_REQUEST_TITLE_LENGTH, texts.titleTooLong(MAX_REQUEST_TITLE_LENGTH))),
);

/** A document to ask for: `kind` is the key of a document request of a milestone; without one, `title` names it. */
const askedItem = z
  .object({
    kind: z._default(z.nullable(z.string().check(z.minLength(1), z.maxLength(120))), null),
    title: z._default(titleField, ''),
    /** The buyers read it. */
    why: whyField,
    dueDay: z._default(z.nullable(calendarDateField), null),
    stage: z._default(z.enum(requestStages), 'none'),
  })
  .check(
    z.refine(({ kind, title }) => (kind === null) === (title !== ''), {
      error: texts.oneOfBoth,
      path: ['title'],
    }),
  );
export type AskedItem = z.infer<typeof askedItem>;

/** A request as staff see it. `key` is what a document that answers it names. `document` is the answer that the state speaks of. */
export const staffRequest = z.object({
  id: z.uuid(),
  key: z.string(),
  kind: z.nullable(z.string()),
  title: z.string(),
  why: z.string(),
  dueDay: z.nullable(calendarDateField),
  stage: z.enum(requestStages),
  state: z.enum(requestStates),
  /** The day before which an open one is no debt. */
  notBefore: z.nullable(calendarDateField),
  /** When staff last reminded the buyers of it. */
  remindedAt: z.nullable(instantField),
  askedBy: z.string(),
  askedAt: instantField,
  document: z.nullable(z.object({ id: z.uuid(), buyer: z.string(), at: instantField })),
  /** Who accepted the document, or waived or withdrew the request, and why. */
  ended: z.nullable(
    z.object({ by: z.nullable(z.string()), at: z.nullable(instantField), reason: z.nullable(z.string()) }),
  ),
});
export type StaffRequest = z.infer<typeof staffRequest>;

/** The requests of a purchase: those that are open first, each group the newest first. */
const requestList = z.object({ requests: z.array(staffRequest) });

const tags = ['Staff: documents'];

const severalPurchases = z.object({
  purchaseIds: z.array(z.uuid()).check(z.minLength(1), z.maxLength(MAX_REMINDED_AT_ONCE)),
});

/** What a reminder does to each purchase: how many buyers get it, or why none does. */
const reminderOutcomes = z.object({
  purchases: z.array(
    z.object({ id: z.uuid(), buyers: z.int(), omitted: z.nullable(z.enum(reminderHindrances)) }),
  ),
});
export type ReminderOutcome = z.infer<typeof reminderOutcomes>['purchases'][number];

const ofPurchase = { purchaseId: z.uuid() };

const ofRequest = {
  ...ofPurchase,
  id: z.uuid(),
  /** The state that was seen: where it is another by now, the answer is CHANGED_MEANWHILE. */
  seen: z.enum(requestStates),
};

const endingInput = z.object({
  ...ofRequest,
  reason: z.pipe(trimmedField, loggedReason.check(z.minLength(1, texts.reasonMissing))),
});

export const documentRequestsContract = {
  list: staffEndpoint('figures', 'NOT_FOUND')
    .meta({ scope: 'home-buyers:read' })
    .route({
      method: 'GET',
      path: '/staff/purchases/{purchaseId}/document-requests',
      tags,
      summary: 'List what staff asked the buyers of a purchase for',
      successDescription: 'Open ones first, the newest first.',
    })
    .input(z.object(ofPurchase))
    .output(requestList),
  ask: staffEndpoint('decide', 'NOT_FOUND', 'CHANGED_MEANWHILE')
    .route({
      method: 'POST',
      path: '/staff/purchases/{purchaseId}/document-requests',
      tags,
      summary: 'Ask the buyers of a purchase for documents',
      description:
        'All or none. CHANGED_MEANWHILE, with its name, where one is asked for already or is there. Each buyer is notified.',
      successDescription: 'All requests of the purchase.',
    })
    .meta({ stores: 'records' })
    .input(
      z.object({
        ...ofPurchase,
        requests: z.array(askedItem).check(z.minLength(1), z.maxLength(MAX_ASKED_AT_ONCE)),
      }),
    )
    .output(requestList),
  remind: staffEndpoint('decide', 'NOT_FOUND', 'CHANGED_MEANWHILE')
    .route({
      method: 'POST',
      path: '/staff/purchases/{purchaseId}/document-requests/reminder',
      tags,
      summary: 'Remind the buyers of open requests',
      description: 'Once in 24 hours.',
    })
    .meta({ stores: 'records' })
    .input(z.object(ofPurchase))
    .output(requestList),
  previewReminders: staffEndpoint('decide')
    .route({
      method: 'POST',
      path: '/staff/document-request-reminders/preview',
      tags,
      summary: 'Show whom a reminder would reach',
    })
    .meta({ stores: 'nothing' })
    .input(severalPurchases)
    .output(reminderOutcomes),
  remindMany: staffEndpoint('decide')
    .route({
      method: 'POST',
      path: '/staff/document-request-reminders',
      tags,
      summary: 'Remind the buyers of several purchases',
    })
    .meta({ stores: 'records' })
    .input(severalPurchases)
    .output(reminderOutcomes),
  waive: staffEndpoint('decide', 'NOT_FOUND', 'CHANGED_MEANWHILE')
    .route({
      method: 'POST',
      path: '/staff/purchases/{purchaseId}/document-requests/{id}/waiver',
      tags,
      summary: 'Waive a request: the buyers need not send it',
    })
    .meta({ stores: 'records' })
    .input(endingInput)
    .output(requestList),
  withdraw: staffEndpoint('decide', 'NOT_FOUND', 'CHANGED_MEANWHILE')
    .route({
      method: 'POST',
      path: '/staff/purchases/{purchaseId}/document-requests/{id}/withdrawal',
      tags,
      summary: 'Withdraw a request that was made by mistake',
    })
    .meta({ stores: 'records' })
    .input(endingInput)
    .output(requestList),
  setAside: staffEndpoint('decide', 'NOT_FOUND', 'CHANGED_MEANWHILE')
    .route({
      method: 'POST',
      path: '/staff/purchases/{purchaseId}/document-requests/{id}/set-aside',
      tags,
      summary: 'Set a request aside',
    })
    .meta({ stores: 'records' })
    .input(
      z.object({
        ...ofRequest,
        /** The `notBefore` that was seen. */
        seenNotBefore: z.nullable(calendarDateField),
        until: z.nullable(calendarDateField),
        reason: z.optional(z.pipe(trimmedField, loggedReason)),
      }),
    )
    .output(requestList),
};
