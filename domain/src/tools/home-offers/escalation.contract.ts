import * as z from 'zod/mini';
import { toolEndpoint } from '../tool-endpoint.ts';
import { dollarsField, shownWorking } from '../tool-fields.ts';

export const escalationInput = z.object({
  /** The price that is offered without another offer; above zero. */
  base: dollarsField,
  /** By how much the price goes beyond another offer; above zero. */
  increment: dollarsField,
  /** The most that the price may come to; at least the base. */
  cap: dollarsField,
  /** The best other offer; null where there is none. */
  bestOther: z._default(z.nullable(dollarsField), null),
});
export type EscalationInput = z.output<typeof escalationInput>;

export const escalationResult = z.object({
  /** Whole dollars without cents, as they were typed; with two places otherwise. */
  price: z.string(),
  /** False where the other offer is at this price or above it. */
  beatsOther: z.boolean(),
  atCap: z.boolean(),
  ...shownWorking,
});
export type EscalationResult = z.infer<typeof escalationResult>;

export const escalationEndpoint = toolEndpoint({
  path: '/tools/escalation',
  summary: 'What an escalation clause makes the price',
  description:
    'The base, unless another offer is at or above it; then that offer and the increment, never above the cap. The words of your own clause decide: some count what the seller is left with, and most ask for the other offer as proof.',
  input: escalationInput,
  result: escalationResult,
  example: {
    input: { base: '400000', increment: '3000', cap: '425000', bestOther: '424000' },
    answer: { price: '425000', beatsOther: true, atCap: true },
  },
});
