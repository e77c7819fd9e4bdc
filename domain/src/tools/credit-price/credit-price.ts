import { Decimal, toFixedDollars } from '../../kernel/decimals.ts';
import type { PricedAttribute } from '../../programs/loan-level-price/llpa-table.ts';
import { listScoreSteps, measureGridLtv } from '../../programs/loan-level-price/loan-level-price.ts';
import { needsPmi } from '../../programs/mortgage-insurance/private-mortgage-insurance.ts';
import { InputRefusal } from '../input-refusal.ts';
import { answerByGrid } from '../loan-level-price/priced-answers.ts';
import { formatPrice, priceInDollars } from '../loan-level-price/written-price.ts';
import type { CreditPriceInput, CreditPriceResult } from './credit-price.contract.ts';
import { explainCreditPrice } from './credit-price-workings.ts';
import * as texts from './en/credit-price.ts';

/** What the agencies charge for a score on a purchase, and what each higher band saves. Throws InputRefusal where nothing is lent. */
export function computeCreditPrice(input: CreditPriceInput, today: string): CreditPriceResult {
  const amount = readLoan(input);
  const { loan, on, price, reason, waiver } = answerByGrid(toPricedLoan(input, amount), today);
  const { truncated, wholePercent, band } = measureGridLtv(loan.loan, loan.value);
  const percent = waiver === null ? (price?.percent ?? null) : new Decimal(0);
  const steps = (price === null ? [] : listScoreSteps(loan, on)).map((step) => ({
    score: step.score,
    pointsNeeded: step.pointsNeeded,
    percent: formatPrice(step.percent),
    savesDollars: priceInDollars(amount, step.savesPercent),
  }));
  const figures = {
    loan: toFixedDollars(amount),
    ltvPercentUsed: String(wholePercent),
    band,
    isInsured: isConventional(input) && needsPmi(loan.loan, loan.value),
    percent: percent && formatPrice(percent),
    dollars: percent && priceInDollars(amount, percent),
    reason,
    waiver,
    parts: price?.parts.map((one) => ({ part: one.part, percent: formatPrice(one.percent) })) ?? [],
    steps,
    nextStep: steps.find(({ savesDollars }) => Number(savesDollars) > 0) ?? null,
  };
  const tables = price === null ? [] : [price.table];
  return {
    ...figures,
    workings: explainCreditPrice(input, truncated.toFixed(2), figures, tables[0]),
    tables,
  };
}

function readLoan({ price, downPayment }: CreditPriceInput): Decimal {
  const [value, down] = [new Decimal(price), new Decimal(downPayment)];
  if (value.isZero()) throw new InputRefusal({ price: texts.enterThePrice });
  if (down.gt(value)) throw new InputRefusal({ downPayment: texts.downPaymentIsMore });
  if (down.eq(value)) throw new InputRefusal({ downPayment: texts.nothingIsLent });
  return value.minus(down);
}

function toPricedLoan(input: CreditPriceInput, loan: Decimal) {
  const attributes: PricedAttribute[] = [];
  if (input.homeKind !== 'house') attributes.push(input.homeKind);
  if (input.occupancy !== 'main') attributes.push(input.occupancy);
  if (input.adjustable) attributes.push('arm');
  if (input.secondLoan) attributes.push('subordinate_financing');
  return {
    purpose: 'purchase',
    score: input.creditScore,
    scoreModel: 'classic_fico',
    loan: loan.toString(),
    value: input.price,
    attributes,
    program: input.program,
    termMonths: input.termMonths,
  } as const;
}

function isConventional({ program }: CreditPriceInput): boolean {
  return program !== 'fha' && program !== 'va' && program !== 'usda';
}
