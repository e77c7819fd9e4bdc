import * as z from 'zod/mini';
import { buyerEndpoint } from '../kernel/endpoint.ts';
import { instantField } from '../kernel/fields.ts';
import { domainVerdicts } from './sender-domain.ts';
import { wireParts } from './wire-change.ts';
import {
  confirmingCall,
  laterInstructionContent,
  MAX_WIRE_ENTRIES,
  shownWireRecord,
  wireRecordContent,
} from './wire-record.ts';

/** `compared` is a later instruction; the others are what was written down, each as it was from then on. */
export const wireEntryKinds = ['written', 'changed', 'replaced', 'compared'] as const;
export type WireEntryKind = (typeof wireEntryKinds)[number];

const instructionComparison = z.object({
  differs: z.array(z.enum(wireParts)),
  /** What the message does not name. */
  missing: z.array(z.enum(['payee', 'bank', 'routing', 'account'])),
  /** Null where the message names none; `not comparable` where the record does not decide it, as without a domain. */
  sender: z.nullable(z.enum(domainVerdicts)),
  routingHolds: z.nullable(z.boolean()),
  action: z.enum(['call', 'callRecorded', 'stop']),
  /** Whether anything of the message was held against the record; comparisons kept before this was noted do not say. */
  isCompared: z.optional(z.boolean()),
});

const wireEntry = z.object({
  id: z.uuid(),
  at: instantField,
  kind: z.enum(wireEntryKinds),
  /** Whether the reader did it, and not the other buyer. */
  isOwn: z.boolean(),
  record: z.nullable(shownWireRecord),
  comparison: z.nullable(instructionComparison),
  /** The call in which a replacement was confirmed. */
  call: z.nullable(z.object({ calledOn: z.string(), spokeWith: z.string() })),
});
export type WireEntry = z.infer<typeof wireEntry>;

const wireGuardView = z.object({
  /** What holds now; null until something is written down. */
  record: z.nullable(shownWireRecord),
  /** Until when it may be corrected without a call; null once it is frozen. */
  freeUntil: z.nullable(instantField),
  /** Newest first. */
  log: z.array(wireEntry),
});
export type WireGuardView = z.infer<typeof wireGuardView>;

const tags = ['Homes'];
const byId = { id: z.uuid() };

export const wireGuardContract = {
  read: buyerEndpoint()
    .route({
      method: 'GET',
      path: '/wire-guard',
      tags,
      summary: 'Read who is to be paid at closing',
      successDescription: 'Of both buyers. Account numbers by their last four digits.',
    })
    .output(wireGuardView),
  save: buyerEndpoint('NOT_ALLOWED')
    .route({
      method: 'PUT',
      path: '/wire-guard/records/{id}',
      tags,
      summary: 'Write down who is to be paid',
      description: 'Corrections are free for 24 hours. The caller chooses the id of each writing.',
      successDescription: 'What holds now.',
    })
    .input(z.object({ ...byId, ...wireRecordContent }))
    .output(wireGuardView),
  replace: buyerEndpoint('NOT_ALLOWED', 'NOT_FOUND')
    .route({
      method: 'PUT',
      path: '/wire-guard/replacements/{id}',
      tags,
      summary: 'Replace it after a call to the number written down',
      description: `The old one stays in the log, of at most ${MAX_WIRE_ENTRIES} rows.`,
      successDescription: 'What holds now.',
    })
    .input(z.object({ ...byId, ...wireRecordContent, ...confirmingCall }))
    .output(wireGuardView),
  compare: buyerEndpoint('NOT_FOUND')
    .route({
      method: 'PUT',
      path: '/wire-guard/comparisons/{id}',
      tags,
      summary: 'Hold a later instruction against it',
      description: 'The log keeps what differed and not what was typed.',
      successDescription: 'What differs, and what to do.',
    })
    .input(z.object({ ...byId, ...laterInstructionContent }))
    .output(instructionComparison),
};
