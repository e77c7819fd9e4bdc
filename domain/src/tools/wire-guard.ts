import * as z from 'zod/mini';
import { hasRoutingChecksum } from '../wire-guard/routing-number.ts';
import { compareSenderDomains, domainVerdicts } from '../wire-guard/sender-domain.ts';
import { decideWireAction } from '../wire-guard/wire-change.ts';
import { defineTool } from './define-tool.ts';
import * as texts from './en/wire-guard.ts';
import { showWorking } from './show-working.ts';
import { shownWorking } from './tool-fields.ts';

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

/** Whether a routing number passes its check digit. */
export function computeRoutingNumber({ number }: RoutingNumberInput, _on: string): RoutingNumberResult {
  const checksumHolds = hasRoutingChecksum(number);
  const working = showWorking('checksumHolds', texts.checksumFormula, {}, String(checksumHolds), {
    title: texts.checksumSource,
  });
  return { checksumHolds, note: texts.checksumNote, workings: [working], tables: [] };
}

/** How the domain of a message compares with the recorded one. */
export function computeSenderDomain({ recorded, seen }: SenderDomainInput, _on: string): SenderDomainResult {
  const verdict = compareSenderDomains(recorded, seen);
  const working = showWorking('verdict', texts.domainFormula, {}, verdict);
  return { verdict, note: texts.domainNote, workings: [working], tables: [] };
}

/** What to do about an instruction that differs from the recorded one. */
export function computeWireChange({ changed }: WireChangeInput, _on: string): WireChangeResult {
  const action = decideWireAction(changed);
  const working = showWorking('action', texts.actionFormula, { changed: String(changed.length) }, action, {
    title: texts.actionSource,
  });
  return { action, note: texts.actionNote, workings: [working], tables: [] };
}

export const routingNumberTool = defineTool({
  name: 'routing-number',
  summary: 'Whether the check digit of a routing number holds',
  description: 'Finds slips of the hand. It does not say that the bank exists.',
  input: routingNumberInput,
  result: routingNumberResult,
  compute: computeRoutingNumber,
  example: { input: { number: '021000021' }, answer: { checksumHolds: true } },
});

export const senderDomainTool = defineTool({
  name: 'sender-domain',
  summary: 'Whether a message comes from the domain that was written down',
  description: 'Finds look-alikes by confusable letters, edits and names in front of another’s domain.',
  input: senderDomainInput,
  result: senderDomainResult,
  compute: computeSenderDomain,
  example: {
    input: { recorded: 'acmetitle.com', seen: 'acrnetitle.com' },
    answer: { verdict: 'look-alike' },
  },
});

export const wireChangeTool = defineTool({
  name: 'wire-change',
  summary: 'What to do about changed wire instructions',
  description: 'By what differs from the instruction that was written down first.',
  input: wireChangeInput,
  result: wireChangeResult,
  compute: computeWireChange,
  example: { input: { changed: ['payee'] }, answer: { action: 'stop' } },
});
