import * as z from 'zod/mini';
import { callsConsent } from '../consents/calls-consent.ts';
import { calendarDateField, instantField } from '../shared/fields.ts';
import { leadSources } from './leads.ts';

/** How far the operator has come with a lead. */
export const leadStatuses = ['new', 'contacted', 'closed'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** Most leads that one change of many takes. */
export const MOST_AT_ONCE = 200;

/** What a count stops at: beyond it a list says "10,000+" (counting on would cost more than it tells). */
export const MOST_COUNTED = 10_000;

export const LONGEST_NOTE = 5000;

const yesOrNo = z.enum(['yes', 'no']);

/** A staff member's account, as the list of owners names it. */
export const memberIdField = z.string().check(z.minLength(1), z.maxLength(100));

/** What narrows the inbox. Days are whole days in UTC, both included. */
export const leadFilterFields = {
  search: z.optional(z.string().check(z.trim(), z.maxLength(200, 'Search for at most 200 characters.'))),
  status: z.optional(z.enum(leadStatuses)),
  source: z.optional(z.enum(leadSources)),
  /** The caller's own leads, those of nobody, of anybody, or of the member with this id. */
  owner: z.optional(z.union([z.enum(['me', 'nobody', 'somebody']), memberIdField])),
  phone: z.optional(yesOrNo),
  from: z.optional(calendarDateField),
  until: z.optional(calendarDateField),
};
export const leadFilter = z.object(leadFilterFields);
export type LeadFilter = z.infer<typeof leadFilter>;

export const leadOrders = ['newest', 'oldest'] as const;

export const memberView = z.object({ id: z.string(), name: z.string() });
export type MemberView = z.infer<typeof memberView>;

/** A line of the inbox. `version` goes up with every change; whoever changes a lead says which one they saw. */
export const leadRow = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  source: z.enum(leadSources),
  status: z.enum(leadStatuses),
  owner: z.nullable(memberView),
  /** The beginning of the message, on one line. */
  excerpt: z.nullable(z.string()),
  version: z.int(),
  createdAt: instantField,
});
export type LeadRow = z.infer<typeof leadRow>;

/** A note of a staff member; nobody but its author changes it. */
export const leadNoteView = z.object({
  id: z.uuid(),
  text: z.string(),
  /** Null once the account is gone. */
  author: z.nullable(memberView),
  createdAt: instantField,
  editedAt: z.nullable(instantField),
});
export type LeadNoteView = z.infer<typeof leadNoteView>;

export const leadChangeKinds = ['status', 'owner'] as const;

/** Who changed what and when; `to` is the status, or the owner's name, or null for nobody. */
export const leadChangeView = z.object({
  id: z.string(),
  kind: z.enum(leadChangeKinds),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** Null once the account is gone; an interface token has a name like a member. */
  by: z.nullable(z.string()),
  at: instantField,
});

/** What else is held under the lead's address; each leads to its page of the console. */
export const relatedKinds = ['lead', 'application', 'home-buyer', 'waitlist'] as const;
export const relatedRow = z.object({
  kind: z.enum(relatedKinds),
  id: z.string(),
  /** A source, a timeline, a stage or a waitlist's feature, by kind. */
  what: z.string(),
  at: instantField,
});

export const leadDetail = z.extend(leadRow, {
  message: z.nullable(z.string()),
  /** What was agreed to beside the phone number, and when. */
  consent: z.nullable(z.object({ version: z.string(), at: instantField })),
  calls: callsConsent,
  notes: z.array(leadNoteView),
  changes: z.array(leadChangeView),
  related: z.array(relatedRow),
});
export type LeadDetail = z.infer<typeof leadDetail>;

/** A status, an owner (null: nobody), or both. */
export const leadChangeFields = {
  status: z.optional(z.enum(leadStatuses)),
  ownerId: z.optional(z.nullable(memberIdField)),
};
export const changesSomething = z.refine<{ status?: unknown; ownerId?: unknown }>(
  (change) => change.status !== undefined || change.ownerId !== undefined,
  { path: ['status'], error: 'Say which status or which owner it gets.' },
);

export const leadNoteField = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.replaceAll('\r\n', '\n').replaceAll('\0', '').trim()),
  ),
  z
    .string()
    .check(z.minLength(1, 'Write a note.'), z.maxLength(LONGEST_NOTE, 'Use at most 5,000 characters.')),
);

/** A filter with a name: a member's own, or one of an admin for everybody. One of a member's own may be what opens first. */
export const savedFilterFields = {
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'Name the filter.'), z.maxLength(60, 'Use at most 60 characters.')),
  filter: z.extend(leadFilter, { order: z.optional(z.enum(leadOrders)) }),
  isShared: z.boolean(),
  isDefault: z.boolean(),
};
export const savedFilterView = z.extend(z.object(savedFilterFields), { id: z.uuid(), isOwn: z.boolean() });
export type SavedFilterView = z.infer<typeof savedFilterView>;
export const MOST_SAVED_FILTERS = 50;
