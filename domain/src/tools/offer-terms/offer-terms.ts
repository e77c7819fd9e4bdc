import { Decimal } from '../../kernel/decimals.ts';
import { toCents, toWireDollars } from '../../kernel/money.ts';
import { countCents, fromCents } from '../../loans/cents.ts';
import { computeAppraisalGap } from '../../offers/home-offers/appraisal-gap.ts';
import { compareCreditAndCut, type GiftEffect } from '../../offers/home-offers/credit-or-price-cut.ts';
import { type EarnestProtection, listEarnestSteps } from '../../offers/home-offers/earnest-money.ts';
import { type EscalatedPrice, escalatePrice } from '../../offers/home-offers/escalation.ts';
import { findUsableCredit } from '../../offers/home-offers/seller-credit.ts';
import { computeLtv } from '../../programs/shown-ratios.ts';
import { InputRefusal } from '../input-refusal.ts';
import * as texts from './en/offer-terms.ts';
import type { OfferTermsInput, OfferTermsResult } from './offer-terms.contract.ts';
import { explainOfferTerms } from './offer-terms-workings.ts';

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
  if (base.downCents > base.priceCents) throw new InputRefusal({ downPayment: texts.downPaymentIsMore });
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
