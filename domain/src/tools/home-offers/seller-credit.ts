import { findUsableCredit } from '../../home-offers/seller-credit.ts';
import { Decimal } from '../../kernel/decimals.ts';
import { writeCents } from '../../loans/cents.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import { readDollars } from './cents-of-dollars.ts';
import * as texts from './en/home-offers.ts';
import type { SellerCreditInput, SellerCreditResult } from './seller-credit.contract.ts';

/** How much of a credit can be used. Throws InputRefusal where price or value is zero, or ordinary costs are beyond the costs. */
export function computeSellerCredit(input: SellerCreditInput, today: string): SellerCreditResult {
  const asked = {
    loan: input.loan,
    use: input.occupancy,
    ltv: new Decimal(input.ltv),
    priceCents: readDollars(input.price),
    valueCents: input.value === null ? null : readDollars(input.value),
    askedCents: readDollars(input.asked),
    closingCostsCents: readDollars(input.closingCosts),
    notCountedCents: readDollars(input.ordinaryCosts),
  };
  if (asked.priceCents === 0) throw new InputRefusal({ price: texts.enterAPriceAboveZero });
  if (asked.valueCents === 0) throw new InputRefusal({ value: texts.enterAnAppraisalAboveZero });
  if (asked.notCountedCents > asked.closingCostsCents) {
    throw new InputRefusal({ ordinaryCosts: texts.costsBeyondClosingCosts });
  }
  const { limitPercent, limitCents, usableCents, lostCents, table } = findUsableCredit(
    asked,
    input.on ?? today,
  );
  const figures = {
    limit: writeCents(limitCents),
    usable: writeCents(usableCents),
    lost: writeCents(lostCents),
  };
  return {
    limitPercent,
    ...figures,
    note: input.loan === 'va' && asked.notCountedCents === 0 ? texts.vaCounts : null,
    workings: explain(input, figures, limitPercent, table.source),
    tables: [table],
  };
}

function explain(
  input: SellerCreditInput,
  { limit, usable, lost }: { limit: string; usable: string; lost: string },
  limitPercent: number,
  source: { title: string },
) {
  const { loan, occupancy, price, value, asked, closingCosts, ordinaryCosts } = input;
  const percent = `${limitPercent}%`;
  const home = { price, ...(value !== null && { value }) };
  const isVa = loan === 'va' && Number(ordinaryCosts) > 0;
  const costs = { asked, limit, closingCosts, ...(isVa && { ordinaryCosts }) };
  const lowest = isVa ? texts.lowestOfThreeVa : texts.lowestOfThree;
  const ltv = `${input.ltv}%`;
  return [
    showWorking('limitPercent', texts.limitOfProgram, { loan, occupancy, ltv }, percent, source),
    showWorking('limit', texts.percentOfLower, { ...home, limitPercent: percent }, limit, source),
    showWorking('usable', lowest, costs, usable, source),
    showWorking('lost', texts.askedLessUsable, { asked, usable }, lost, source),
  ];
}
