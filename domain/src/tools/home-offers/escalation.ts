import * as z from 'zod/mini';
import { toCents, toDollars } from '../../kernel/money.ts';
import { escalatePrice } from '../../offers/home-offers/escalation.ts';
import { defineTool } from '../define-tool.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import { dollarsField, shownWorking } from '../tool-fields.ts';
import * as texts from './en.ts';

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

/** The price by an escalation clause. Throws InputRefusal where the base or the increment is zero, or the cap below the base. */
export function computeEscalation(input: EscalationInput, _on: string): EscalationResult {
  const { base, increment, cap, bestOther } = input;
  const clause = {
    baseCents: toCents(base),
    incrementCents: toCents(increment),
    capCents: toCents(cap),
  };
  if (clause.baseCents === 0) throw new InputRefusal({ base: texts.priceRequired });
  if (clause.incrementCents === 0) throw new InputRefusal({ increment: texts.enterAnIncrement });
  if (clause.capCents < clause.baseCents) throw new InputRefusal({ cap: texts.capBelowBase });
  const best = bestOther === null ? null : toCents(bestOther);
  const { priceCents, beatsOther, atCap } = escalatePrice(clause, best);
  const price = toDollars(priceCents);
  const isRaised = best !== null && best >= clause.baseCents;
  const formula = isRaised ? texts.otherAndIncrement : texts.baseStands;
  const inputs = { base, increment, cap, bestOther: bestOther ?? texts.none };
  return {
    price,
    beatsOther,
    atCap,
    workings: [showWorking('price', formula, inputs, price, { title: texts.clauseAsWritten })],
    tables: [],
  };
}

export const escalationTool = defineTool({
  name: 'escalation',
  summary: 'What an escalation clause makes the price',
  description:
    'The base, unless another offer is at or above it; then that offer and the increment, never above the cap. The words of your own clause decide: some count what the seller is left with, and most ask for the other offer as proof.',
  input: escalationInput,
  result: escalationResult,
  compute: computeEscalation,
  example: {
    input: { base: '400000', increment: '3000', cap: '425000', bestOther: '424000' },
    answer: { price: '425000', beatsOther: true, atCap: true },
  },
});
