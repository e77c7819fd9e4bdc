import { escalatePrice } from '../../home-offers/escalation.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import { readDollars, writePlainDollars } from './cents-of-dollars.ts';
import * as texts from './en/home-offers.ts';
import type { EscalationInput, EscalationResult } from './escalation.contract.ts';

/** The price by an escalation clause. Throws InputRefusal where the base or the increment is zero, or the cap below the base. */
export function computeEscalation(input: EscalationInput, _on: string): EscalationResult {
  const { base, increment, cap, bestOther } = input;
  const clause = {
    baseCents: readDollars(base),
    incrementCents: readDollars(increment),
    capCents: readDollars(cap),
  };
  if (clause.baseCents === 0) throw new InputRefusal({ base: texts.enterAPriceAboveZero });
  if (clause.incrementCents === 0) throw new InputRefusal({ increment: texts.enterAnIncrement });
  if (clause.capCents < clause.baseCents) throw new InputRefusal({ cap: texts.enterACapFromTheBase });
  const best = bestOther === null ? null : readDollars(bestOther);
  const { priceCents, beatsOther, atCap } = escalatePrice(clause, best);
  const price = writePlainDollars(priceCents);
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
