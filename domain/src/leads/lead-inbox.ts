import * as z from 'zod/mini';
import { callsConsent } from '../accounts/calls-consent.ts';
import { instantField } from '../kernel/fields.ts';
import { dayRangeFields } from '../staff/day-ranges.ts';
import * as texts from './en.ts';
import { leadSources } from './leads.ts';

/** How far the operator has come with a lead. */
export const leadStatuses = ['new', 'contacted', 'closed'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

/** Most leads that one change of many takes. */
export const MAX_AT_ONCE = 200;

/** The largest count of a list: beyond it the list says "10,000+", because counting on would cost more than the exact number is worth. */
export const MAX_COUNTED = 10_000;
/** For how many minutes the member who changed several leads at once can take that back. */
export const TAKE_BACK_MINUTES = 10;

export const MAX_LEAD_NOTE_LENGTH = 5000;

const yesOrNo = z.enum(['yes', 'no']);

/** A staff member's account, as the list of owners names it. */
export const memberIdField = z.string().check(z.minLength(1), z.maxLength(100));

/** What narrows the inbox; its days are those on which a lead was made. */
export const leadFilterFields = {
  /** Only leads with words that begin like these, in name, email address, phone number, message or notes. */
  search: z.optional(z.string().check(z.trim(), z.maxLength(200, texts.searchLimit))),
  /** Only leads with this status. */
  status: z.optional(z.enum(leadStatuses)),
  /** Only leads that came this way. */
  source: z.optional(z.enum(leadSources)),
  /** The caller's own leads with those that they cover for a member who is away, those without an owner, those with any owner, or those of the member with this id. */
  owner: z.optional(z.union([z.enum(['me', 'nobody', 'somebody']), memberIdField])),
  /** Only leads with a phone number, or only those without. */
  phone: z.optional(yesOrNo),
  /** Of one file, as `leads.imported` and the report of the import name it. */
  importId: z.optional(z.uuid()),
  ...dayRangeFields,
};
export const leadFilter = z.object(leadFilterFields);
export type LeadFilter = z.infer<typeof leadFilter>;

export const leadOrders = ['newest', 'oldest'] as const;

/** A member of staff. */
export const memberView = z.object({ id: z.string(), name: z.string() });
export type MemberView = z.infer<typeof memberView>;

/**
 * A line of the inbox. `version` goes up with every change of status or owner; a change of a lead names the version that it is based on.
 * `updatedAt` is when a status, an owner or a note last changed, and `createdAt` where none has.
 */
export const leadRow = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  source: z.enum(leadSources),
  /** Of the newsletter, until its address is confirmed. */
  isUnconfirmed: z.boolean(),
  status: z.enum(leadStatuses),
  owner: z.nullable(memberView),
  /** The beginning of the message, on one line. */
  excerpt: z.nullable(z.string()),
  version: z.int(),
  createdAt: instantField,
  updatedAt: instantField,
});
export type LeadRow = z.infer<typeof leadRow>;

/** A note of a staff member or an API token, which is its `author` then; only its author can change it. */
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
export type LeadChangeKind = (typeof leadChangeKinds)[number];

/**
 * A change of a lead: the member, the kind, and the instant. `to` is the new status, or the new owner's name, or null where the owner was
 * removed.
 */
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

/** A status, an owner (null removes the owner), or both. */
export const leadChangeFields = {
  status: z.optional(z.enum(leadStatuses)),
  ownerId: z.optional(z.nullable(memberIdField)),
};
export const changesSomething = z.refine<{ status?: unknown; ownerId?: unknown }>(
  (change) => change.status !== undefined || change.ownerId !== undefined,
  { path: ['status'], error: texts.sayWhichStatus },
);

export const leadNoteField = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.replaceAll('\r\n', '\n').replaceAll('\0', '').trim()),
  ),
  z.string().check(z.minLength(1, texts.writeANote), z.maxLength(MAX_LEAD_NOTE_LENGTH, texts.longTextLimit)),
);

/**
 * A filter with a name: a member's own, or one of an admin for all members. One of a member's own may be what opens first. Its days are those
 * of the member who opens it.
 */
export const savedFilterFields = {
  name: z.string().check(z.trim(), z.minLength(1, texts.nameFilter), z.maxLength(60, texts.filterNameLimit)),
  filter: z.extend(leadFilter, { order: z.optional(z.enum(leadOrders)) }),
  isShared: z.boolean(),
  isDefault: z.boolean(),
};
export const savedFilterView = z.extend(z.object(savedFilterFields), { id: z.uuid(), isOwn: z.boolean() });
export type SavedFilterView = z.infer<typeof savedFilterView>;
export const MAX_SAVED_FILTERS = 50;
