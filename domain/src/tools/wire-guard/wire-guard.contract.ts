import * as z from 'zod/mini';
import { domainVerdicts } from '../../wire-guard/sender-domain.ts';
import { toolEndpoint } from '../tool-endpoint.ts';
import { shownWorking } from '../tool-fields.ts';

const shortText = z.string().check(z.trim(), z.minLength(1), z.maxLength(300));

export const routingNumberInput = z.object({ number: z.string().check(z.maxLength(40)) });
export type RoutingNumberInput = z.output<typeof routingNumberInput>;
export const routingNumberResult = z.object({
  checksumHolds: z.boolean(),
  note: z.string(),
  ...shownWorking,
});
export type RoutingNumberResult = z.infer<typeof routingNumberResult>;

export const senderDomainInput = z.object({
  /** Domains or email addresses. */
  recorded: shortText,
  seen: shortText,
});
export type SenderDomainInput = z.output<typeof senderDomainInput>;
export const senderDomainResult = z.object({
  verdict: z.enum(domainVerdicts),
  note: z.string(),
  ...shownWorking,
});
export type SenderDomainResult = z.infer<typeof senderDomainResult>;

export const wireChangeInput = z.object({
  /** `payee`, `account`, `routing`, `bank`, `amount` or `phone_from_same_mail`; another word counts as a new account. */
  changed: z.array(shortText).check(z.maxLength(20)),
});
export type WireChangeInput = z.output<typeof wireChangeInput>;
export const wireChangeResult = z.object({ action: z.string(), note: z.string(), ...shownWorking });
export type WireChangeResult = z.infer<typeof wireChangeResult>;

export const routingNumberEndpoint = toolEndpoint({
  path: '/tools/routing-number',
  summary: 'Whether the check digit of a routing number holds',
  description: 'Finds slips of the hand. It does not say that the bank exists.',
  input: routingNumberInput,
  result: routingNumberResult,
  example: { input: { number: '021000021' }, answer: { checksumHolds: true } },
});

export const senderDomainEndpoint = toolEndpoint({
  path: '/tools/sender-domain',
  summary: 'Whether a message comes from the domain that was written down',
  description: 'Finds look-alikes by confusable letters, edits and names in front of another’s domain.',
  input: senderDomainInput,
  result: senderDomainResult,
  example: {
    input: { recorded: 'acmetitle.com', seen: 'acrnetitle.com' },
    answer: { verdict: 'look-alike' },
  },
});

export const wireChangeEndpoint = toolEndpoint({
  path: '/tools/wire-change',
  summary: 'What to do about changed wire instructions',
  description: 'By what differs from the instruction that was written down first.',
  input: wireChangeInput,
  result: wireChangeResult,
  example: { input: { changed: ['payee'] }, answer: { action: 'stop' } },
});
