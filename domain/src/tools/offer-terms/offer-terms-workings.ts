import type { Source } from '../../programs/data-table.ts';
import { showWorking } from '../show-working.ts';
import type { Working } from '../tool-fields.ts';
import * as texts from './en/offer-terms.ts';
import type { OfferTermsInput, OfferTermsResult } from './offer-terms.contract.ts';

type Figures = Omit<OfferTermsResult, 'workings' | 'tables'>;

/** How each figure of an offer was worked out. `limits` is where the limits of credits come from. */
export function explainOfferTerms(input: OfferTermsInput, figures: Figures, limits: Source): Working[] {
  const { price, loan, cashDown, closingCosts, usable, creditLimit } = figures;
  const appraisal = input.appraisal ?? texts.noAppraisal;
  const lower = { title: texts.lowerOfPriceAndValue };
  const rate = { ratePercent: input.ratePercent, termMonths: String(input.termMonths) };
  const costsPercent = `${input.closingCostsPercent}%`;
  const { sellerCredit } = input;
  const { cut, credit } = figures;
  return [
    explainPrice(input, price),
    showWorking('gap', texts.priceLessAppraisal, { price, appraisal }, figures.gap, lower),
    showWorking(
      'gapBeyondPromise',
      texts.gapLessPromise,
      { gap: figures.gap, gapPromise: input.gapPromise ?? '0' },
      figures.gapBeyondPromise,
    ),
    showWorking(
      'loan',
      texts.shareOfLower,
      { price, appraisal, 'price as first offered': input.price, downPayment: input.downPayment },
      loan,
      lower,
    ),
    showWorking(
      'ltvPercent',
      texts.loanOverValue,
      { loan, price, appraisal },
      `${figures.ltvPercent}%`,
      lower,
    ),
    showWorking('cashDown', texts.priceLessLoan, { price, loan }, cashDown),
    showWorking(
      'closingCosts',
      texts.percentOfLoan,
      { loan, closingCostsPercent: costsPercent },
      closingCosts,
    ),
    showWorking(
      'limitPercent',
      texts.limitOfProgram,
      { program: input.program, occupancy: input.occupancy, ltvPercent: `${figures.ltvPercent}%` },
      `${figures.limitPercent}%`,
      limits,
    ),
    showWorking(
      'creditLimit',
      texts.percentOfLower,
      { price, appraisal, limitPercent: `${figures.limitPercent}%` },
      creditLimit,
      limits,
    ),
    showWorking('usable', texts.lowestOfThree, { sellerCredit, creditLimit, closingCosts }, usable, limits),
    showWorking('lost', texts.askedLessUsable, { sellerCredit, usable }, figures.lost, limits),
    showWorking(
      'loanFallsBy',
      texts.shareOfLostCredit,
      { program: input.program, lost: figures.lost, ltvPercent: `${figures.ltvPercent}%` },
      figures.loanFallsBy,
    ),
    showWorking('cash', texts.cashFormula, { cashDown, closingCosts, usable }, figures.cash),
    showWorking('payment', texts.levelPayment, { loan, ...rate }, figures.payment),
    showWorking('cut', texts.cutPrice, { price: cut.price, loan: cut.loan, ...rate }, cut.payment),
    showWorking(
      'cashSavedByCredit',
      texts.difference,
      { 'cash with the price cut': cut.cash, 'cash with the credit': credit.cash },
      figures.cashSavedByCredit,
    ),
    showWorking(
      'paymentSavedByCut',
      texts.paymentDifference,
      { 'payment with the credit': credit.payment, 'payment with the price cut': cut.payment },
      figures.paymentSavedByCut,
    ),
    ...explainBreakEven(figures),
    ...explainEarnest(input, figures),
  ];
}

function explainPrice(input: OfferTermsInput, price: string): Working {
  if (!input.escalates) {
    return showWorking('price', texts.baseStands, { price: input.price }, price, { title: texts.ownMoney });
  }
  const { increment = '0', cap = '0', bestOther } = input;
  const isRaised = bestOther !== undefined && Number(bestOther) >= Number(input.price);
  const inputs = { price: input.price, increment, cap, ...(bestOther !== undefined && { bestOther }) };
  const formula = isRaised ? texts.otherAndIncrement : texts.baseStands;
  return showWorking('price', formula, inputs, price, { title: texts.clauseAsWritten });
}

function explainBreakEven({ breakEvenMonths, cashSavedByCredit, paymentSavedByCut }: Figures): Working[] {
  if (breakEvenMonths === null) return [];
  const inputs = { cashSavedByCredit, paymentSavedByCut };
  return [showWorking('breakEvenMonths', texts.monthsToCatchUp, inputs, String(breakEvenMonths))];
}

function explainEarnest({ earnestMoney }: OfferTermsInput, { earnest }: Figures): Working[] {
  const last = earnest.at(-1);
  if (last === undefined) return [];
  const inputs = { earnestMoney, from: last.from };
  return [showWorking('earnest', texts.paidWithoutProtection, inputs, last.atRisk)];
}
