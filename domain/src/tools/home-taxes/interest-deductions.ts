import { computeInsuranceDeduction, limitInterest } from '../../home-taxes/interest-deductions.ts';
import { writeCents } from '../../loans/cents.ts';
import { readDollars } from '../home-offers/cents-of-dollars.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import * as texts from './en/home-taxes.ts';
import type {
  InsuranceDeductionInput,
  InsuranceDeductionResult,
  InterestLimitInput,
  InterestLimitResult,
} from './interest-deductions.contract.ts';
import { readTaxYear } from './tax-year-field.ts';

/** What of mortgage insurance premiums counts as interest. */
export function computePremiumDeduction(
  input: InsuranceDeductionInput,
  on: string,
): InsuranceDeductionResult {
  const { premiums, agi, marriedSeparately, taxYear } = input;
  const paid = {
    premiumCents: readDollars(premiums),
    agiCents: readDollars(agi),
    isMarriedSeparately: marriedSeparately,
  };
  const found = computeInsuranceDeduction(paid, readTaxYear(taxYear, on));
  const { percent, table } = found;
  const deductible = writeCents(found.deductibleCents);
  const { source } = table;
  const formula = texts.shareOfPremiums(
    found.step.toLocaleString('en-US'),
    found.fullUpTo.toLocaleString('en-US'),
  );
  return {
    percent,
    deductible,
    note: texts.premiumNote,
    workings: [
      showWorking('percent', formula, { agi }, `${percent}%`, source),
      showWorking(
        'deductible',
        texts.premiumsTimesPercent,
        { premiums, percent: `${percent}%` },
        deductible,
        source,
      ),
    ],
    tables: [table],
  };
}

/** What of a year's mortgage interest counts. Throws InputRefusal where there is no balance. */
export function computeInterestLimit(input: InterestLimitInput, on: string): InterestLimitResult {
  const { averageBalance, interest, marriedSeparately, taxYear } = input;
  const paid = {
    balanceCents: readDollars(averageBalance),
    interestCents: readDollars(interest),
    isMarriedSeparately: marriedSeparately,
  };
  if (paid.balanceCents === 0) throw new InputRefusal({ averageBalance: texts.enterABalanceAboveZero });
  const { limitCents, deductibleCents, table } = limitInterest(paid, readTaxYear(taxYear, on));
  const [limit, deductible] = [writeCents(limitCents), writeCents(deductibleCents)];
  const filing = { marriedSeparately: String(marriedSeparately) };
  return {
    limit,
    deductible,
    note: texts.interestNote,
    workings: [
      showWorking('limit', texts.debtThatCounts, filing, limit, table.source),
      showWorking(
        'deductible',
        texts.shareOfInterest,
        { interest, averageBalance, limit },
        deductible,
        table.source,
      ),
    ],
    tables: [table],
  };
}
