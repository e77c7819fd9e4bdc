import { Decimal } from '../../kernel/decimals.ts';
import { toCents, toWireDollars } from '../../kernel/money.ts';
import { countCents, fromCents } from '../../loans/cents.ts';
import { computeAppraisalGap } from '../../offers/home-offers/appraisal-gap.ts';
import { compareCreditAndCut, type GiftEffect } from '../../offers/home-offers/credit-or-price-cut.ts';
import { type EarnestProtection, listEarnestSteps } from '../../offers/home-offers/earnest-money.ts';
import { type EscalatedPrice, escalatePrice } from '../../offers/home-offers/escalation.ts';
import { findUsableCredit } from '../../offers/home-offers/seller-credit.ts';
import type { Source } from '../../programs/data-table.ts';
import { computeLtv } from '../../programs/shown-ratios.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import type { Working } from '../tool-fields.ts';
import * as texts from './en.ts';
import type { OfferTermsInput, OfferTermsResult } from './offer-terms.contract.ts';

const ALL = 100;

/** What the terms of an offer come to. Throws InputRefusal where they contradict one another. */
export function computeOfferTerms(input: OfferTermsInput, today: string): OfferTermsResult {
  const base = readBase(input);
  const escalated = escalate(input, base.priceCents);
  const priceCents = escalated?.priceCents ?? base.priceCents;
  const downPercent = new Decimal(base.downCents).times(ALL).div(base.priceCents);
  const appraisalCents = base.appraisalCents ?? priceCents;
  const gap = computeAppraisalGap({
    priceCents,
    appraisalCents,
    downPercent,
    gapPromiseCents: toCents(input.gapPromise ?? '0'),
  });
  const closingCostsCents = countCents(fromCents(gap.loanCents).times(input.closingCostsPercent).div(ALL));
  const ltv = computeLtv(fromCents(gap.loanCents), fromCents(Math.min(priceCents, appraisalCents)));
  const { limitPercent, limitCents, usableCents, lostCents, loanFallsByCents, table } = findUsableCredit(
    {
      ...{ loan: input.program, use: input.occupancy, ltv, priceCents, closingCostsCents },
      valueCents: base.appraisalCents,
      askedCents: base.creditCents,
      notCountedCents: 0,
    },
    today,
  );
  const compared = compareCreditAndCut({
    ...{ priceCents, valueCents: base.appraisalCents, downPercent, closingCostsCents },
    ratePercent: new Decimal(input.ratePercent),
    termMonths: input.termMonths,
    giftCents: base.creditCents,
    usableCreditCents: usableCents,
  });
  const figures = {
    price: toWireDollars(priceCents),
    beatsOther: escalated?.beatsOther ?? null,
    atCap: escalated?.atCap ?? false,
    loan: toWireDollars(gap.loanCents),
    ltvPercent: ltv.toFixed(2),
    cashDown: toWireDollars(gap.cashDownCents),
    gap: toWireDollars(gap.gapCents),
    gapBeyondPromise: toWireDollars(gap.beyondPromiseCents),
    closingCosts: toWireDollars(closingCostsCents),
    limitPercent: String(limitPercent),
    creditLimit: toWireDollars(limitCents),
    usable: toWireDollars(usableCents),
    lost: toWireDollars(lostCents),
    loanFallsBy: toWireDollars(loanFallsByCents),
    cash: toWireDollars(compared.credit.cashToCloseCents),
    payment: toWireDollars(compared.credit.paymentCents),
    credit: writeEffect(compared.credit),
    cut: writeEffect(compared.cut),
    cashSavedByCredit: toWireDollars(compared.cashSavedByCreditCents),
    paymentSavedByCut: toWireDollars(compared.paymentSavedByCutCents),
    breakEvenMonths: compared.breakEvenMonths,
    earnest: listEarnest(input),
  };
  return { ...figures, workings: explainOfferTerms(input, figures, table.source), tables: [table] };
}

function readBase(input: OfferTermsInput) {
  const base = {
    priceCents: toCents(input.price),
    downCents: toCents(input.downPayment),
    creditCents: toCents(input.sellerCredit),
    appraisalCents: input.appraisal === undefined ? null : toCents(input.appraisal),
  };
  if (base.priceCents === 0) throw new InputRefusal({ price: texts.enterThePrice });
  if (base.downCents > base.priceCents) throw new InputRefusal({ downPayment: texts.downPaymentProblem });
  if (base.creditCents > base.priceCents) throw new InputRefusal({ sellerCredit: texts.creditIsMore });
  if (base.appraisalCents === 0) throw new InputRefusal({ appraisal: texts.enterAnAppraisal });
  if (toCents(input.earnestMoney) > base.priceCents) {
    throw new InputRefusal({ earnestMoney: texts.depositIsMore });
  }
  return base;
}

/** The price by the clause; null without one. */
function escalate(
  { escalates, increment, cap, bestOther }: OfferTermsInput,
  baseCents: number,
): EscalatedPrice | null {
  if (!escalates) return null;
  const incrementCents = toCents(increment ?? '0');
  const capCents = toCents(cap ?? '0');
  if (incrementCents === 0) throw new InputRefusal({ increment: texts.enterAnIncrement });
  if (capCents < baseCents) throw new InputRefusal({ cap: texts.capBelowPrice });
  const best = bestOther === undefined ? null : toCents(bestOther);
  return escalatePrice({ baseCents, incrementCents, capCents }, best);
}

function listEarnest(input: OfferTermsInput): OfferTermsResult['earnest'] {
  const { earnestMoney, earnestDue, contingenciesEnd, activeRemoval } = input;
  if (earnestDue === undefined || Number(earnestMoney) === 0) return [];
  const name = texts.lastContingency;
  const protections: EarnestProtection[] = activeRemoval
    ? [{ name, endsBy: 'removal', removedOn: null }]
    : contingenciesEnd === undefined
      ? []
      : [{ name, endsBy: 'lapse', until: contingenciesEnd }];
  const deposit = { cents: toCents(earnestMoney), dueOn: earnestDue, hardOn: null };
  return listEarnestSteps([deposit], protections).map(({ from, paidCents, protectedBy, atRiskCents }) => ({
    from,
    paid: toWireDollars(paidCents),
    isProtected: protectedBy.length > 0,
    atRisk: toWireDollars(atRiskCents),
  }));
}

const writeEffect = (effect: GiftEffect) => ({
  price: toWireDollars(effect.priceCents),
  loan: toWireDollars(effect.loanCents),
  cash: toWireDollars(effect.cashToCloseCents),
  payment: toWireDollars(effect.paymentCents),
});

type Figures = Omit<OfferTermsResult, 'workings' | 'tables'>;

/** How each figure of an offer was worked out. `limits` is where the limits of credits come from. */
function explainOfferTerms(input: OfferTermsInput, figures: Figures, limits: Source): Working[] {
  const { price, loan, cashDown, closingCosts, usable, creditLimit } = figures;
  const appraisal = input.appraisal ?? texts.noAppraisal;
  const lower = { title: texts.loanBasisRule };
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
      texts.lostCreditFormula,
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
  return [showWorking('breakEvenMonths', texts.breakEvenFormula, inputs, String(breakEvenMonths))];
}

function explainEarnest({ earnestMoney }: OfferTermsInput, { earnest }: Figures): Working[] {
  const last = earnest.at(-1);
  if (last === undefined) return [];
  const inputs = { earnestMoney, from: last.from };
  return [showWorking('earnest', texts.paidWithoutProtection, inputs, last.atRisk)];
}
