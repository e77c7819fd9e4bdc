import { milestoneTexts } from '@porchlight/content/en/milestones.ts';
import { contractTermOf } from '@porchlight/domain/dates/purchase-dates/milestone-dates.ts';
import { beginOwnedHome, beginOwnedLoan } from '@porchlight/domain/homes/begin-owned-home.ts';
import { deriveHomeDraft, deriveOfferTerms, deriveScoreDraft } from '@porchlight/domain/homes/plan-drafts.ts';
import { findContractPreset } from '@porchlight/domain/offers/contract-deadlines/contract-presets.ts';
import { demoPlan } from '@porchlight/domain/plan/demo-plan.ts';
import { toFinderAnswers } from '@porchlight/domain/plan/finder-answers.ts';
import { type Facts, factNames } from '@porchlight/domain/plan/plan-facts.ts';
import { writtenBack } from '@porchlight/domain/plan/written-back.ts';
import { questions } from '@porchlight/domain/programs/program-finder/answers.ts';
import { type ToolId, toolIds } from '@porchlight/domain/tools/tool-pages.ts';
import { shippedWeek } from '@porchlight/domain/weekly-rates/weekly-rate.ts';
import { describe, expect, it } from 'vitest';
import { createScoreDraft } from './features/credit/scores/score-dialog.tsx';
import { createHomeDraft } from './features/homes/home/home-draft.ts';
import { createOfferDraft } from './features/homes/offers/offer-draft.ts';
import { listLoanFields } from './features/owned-home/loan/loan-papers.ts';
import { homeRecordFields } from './features/owned-home/owned-home-dialog.tsx';
import { createRecordDraft } from './features/owned-home/records/record-layout.ts';
import { formatFirstDraft } from './features/plan/first-visit/first-draft.ts';
import { affordabilityPage } from './features/tools/affordability/affordability-tool.ts';
import { cashToClosePage } from './features/tools/cash-to-close/cash-to-close-tool.ts';
import { offerFields } from './features/tools/compare-offers/offer-fields.ts';
import { contractDatesTool } from './features/tools/contract-dates/contract-dates-tool.ts';
import { creditPriceTool } from './features/tools/credit-price/credit-price-tool.ts';
import { debtToIncomeTool } from './features/tools/debt-to-income/debt-to-income-tool.ts';
import { extraPaymentsTool } from './features/tools/extra-payments/extra-payments-tool.ts';
import { monthlyPaymentTool } from './features/tools/monthly-payment/monthly-payment-tool.ts';
import { offerTermsTool } from './features/tools/offer-terms/offer-terms-tool.ts';
import { listPlanFigures } from './features/tools/plan/plan-figures.ts';
import { listPlanOffers } from './features/tools/plan/plan-offers.ts';
import { pointsOrCreditTool } from './features/tools/points-or-credit/points-or-credit-tool.ts';
import { refinancePage } from './features/tools/refinance/refinance-tool.ts';
import { rentOrBuyTool } from './features/tools/rent-or-buy/rent-or-buy-tool.ts';
import type { ToolField } from './features/tools/tool-definition.ts';

const TODAY = '2026-11-25';
const FUTURE = '2026-12-29';
const OFFER_DAY = { day: TODAY, hour: '12:00' };

/** Every fact of a plan that a form could ask for, so that a field that stays empty has none. */
const plan: Facts = {
  ...demoPlan,
  incomeSelfEmployment: { cents: 1_200_000, per: 'year' },
  incomeOther: { cents: 600_000, per: 'year' },
  creditScore: { score: 742, model: 'fico', bureau: 'experian', on: '2026-11-01' },
  priceRange: { from: 38_000_000, to: 42_000_000 },
  timeline: '1-2months',
  duesMonthly: 2_500,
  sellerCredit: 600_000,
  lockUntil: '2026-12-20',
  lockTerms: { stepDays: 15, stepPercent: '0.125', stepFee: null, freeDays: 0, mostDays: 60 },
  balance: 33_000_000,
  remainingMonths: 350,
  closingDay: FUTURE,
};

const tools: Record<ToolId, readonly ToolField[]> = {
  affordability: affordabilityPage.fields,
  'debt-to-income': debtToIncomeTool.fields,
  'monthly-payment': monthlyPaymentTool.fields,
  'cash-to-close': cashToClosePage.fields,
  'points-or-credit': pointsOrCreditTool.fields,
  'rent-or-buy': rentOrBuyTool.fields,
  refinance: refinancePage.fields,
  'extra-payments': extraPaymentsTool.fields,
  'credit-price': creditPriceTool.fields,
  'offer-terms': offerTermsTool.fields,
  'contract-dates': contractDatesTool.fields,
};

type Form = { fields: readonly string[]; filled: Readonly<Record<string, unknown>> };

const ofDraft = (draft: Readonly<Record<string, unknown>>): Form => ({
  fields: Object.keys(draft),
  filled: draft,
});
const ofRecord = (fields: Parameters<typeof createRecordDraft>[0], begin: Record<string, unknown>) =>
  ofDraft(createRecordDraft(fields, begin));
const BOUGHT = { home: { address: '7 Oak Lane', state: 'OH', agreedPrice: null }, closingDay: null } as const;
const closed: Facts = { ...plan, closingDay: '2026-11-20' };

/** Each form that a signed-in buyer opens, with what it holds when they do. A new field is there by its definition. */
const forms: Record<string, Form> = {
  ...Object.fromEntries(
    toolIds.map((tool): [string, Form] => [
      tool,
      {
        fields: tools[tool].map(({ name }) => name),
        filled: listPlanFigures({ tool, fields: tools[tool] }, plan, TODAY, shippedWeek),
      },
    ]),
  ),
  'compare-offers': {
    fields: offerFields.map(({ name }) => name),
    filled: listPlanOffers({ ...plan, offers: [] }, TODAY)?.columns[0] ?? {},
  },
  'program-finder': { fields: Object.values(questions).flat(), filled: toFinderAnswers(plan) },
  'first-visit': ofDraft(formatFirstDraft({ ...plan, downPayment: 6_000_001 }, 'exploring')),
  home: ofDraft(createHomeDraft(deriveHomeDraft(plan))),
  offer: ofDraft(createOfferDraft(deriveOfferTerms(plan, { price: null }, TODAY), OFFER_DAY)),
  score: ofDraft(createScoreDraft(deriveScoreDraft(plan))),
  'owned-home': ofRecord(homeRecordFields, beginOwnedHome(closed, BOUGHT, TODAY)),
  'owned-loan': ofRecord(listLoanFields('closing'), { termMonths: 360, ...beginOwnedLoan(closed) }),
};

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
const listEmpty = ({ fields, filled }: Form) => fields.filter((name) => isEmpty(filled[name]));

/** What no plan knows, by form. A field that asks for a fact does not belong here. */
const ownFields: Record<string, readonly string[]> = {
  affordability: [
    'pmiPercentOfLoanIfLtvOver80',
    'fhaLimit',
    'hasBudget',
    'takeHomeMonthly',
    'takeHomePeriod',
    'food',
    'transport',
    'utilities',
    'health',
    'childCare',
    'upkeep',
    'everythingElse',
    'savingsMonthly',
    'isVeteran',
    'vaUse',
    'taxesMonthly',
    'maintenanceUtilities',
    'vaExempt',
  ],
  'debt-to-income': [
    'isVeteran',
    'federalStateTax',
    'socialSecurityMedicare',
    'maintenanceUtilities',
    'childCare',
  ],
  'monthly-payment': ['premiumPercent'],
  'cash-to-close': [
    'upfrontFee',
    'upfrontFeeFinanced',
    'taxDue',
    'closingCostsLowPercent',
    'closingCostsHighPercent',
    'lenderCredits',
    'otherCredits',
  ],
  'points-or-credit': ['creditPercent', 'monthsKept', 'returnPercent'],
  'rent-or-buy': [
    'yearsStaying',
    'appreciationPercent',
    'rentGrowthPercent',
    'returnPercent',
    'costGrowthPercent',
    'maintenancePercentOfPrice',
    'rentersInsurancePerYear',
    'pmiPercentOfLoanIfLtvOver80',
    'closingCostsPercent',
    'sellingCostPercent',
    'taxSavingPercent',
  ],
  refinance: [
    'currentPayment',
    'newRate',
    'newMonths',
    'costsPaidInCash',
    'costsFinanced',
    'cashOut',
    'monthsKept',
  ],
  'extra-payments': ['payment', 'paid', 'extraMonthly', 'extraYearly', 'extraOnce', 'oncePayment'],
  'credit-price': ['adjustable', 'secondLoan'],
  'offer-terms': [
    'closingCostsPercent',
    'escalates',
    'increment',
    'cap',
    'bestOther',
    'appraisal',
    'gapPromise',
    'earnestDue',
    'contingenciesEnd',
    'activeRemoval',
  ],
  'contract-dates': [
    'acceptance',
    'application',
    'depositDays',
    'depositInBusinessDays',
    'attorneyReviewDays',
    'inspectionDays',
    'appraisalDays',
    'financingDays',
    'titleDays',
    'rollsForward',
    'movedClosing',
  ],
  'compare-offers': [
    'rateLockDays',
    'principalAndInterest',
    'prepaymentPenalty',
    'balloonPayment',
    'mortgageInsurance',
    'insuranceYears',
    'escrow',
    'A',
    'B',
    'C',
    'D',
    'E',
    'F',
    'prepaidInterest',
    'G',
    'H',
    'I',
    'lenderCredits',
    'J',
    'in5YearsTotal',
    'in5YearsPrincipal',
    'apr',
  ],
  'program-finder': [
    'firstTime',
    'ami',
    'mrbLimit',
    'firstGeneration',
    'military',
    'rural',
    'residency',
    'native',
  ],
  'first-visit': ['peopleCount'],
  home: ['address', 'bathrooms', 'link', 'bedrooms', 'squareFeet', 'yearBuilt'],
  offer: ['increment', 'cap', 'otherTerms', 'sellerCreditCents', 'gapPromiseCents'],
  score: ['model', 'low', 'high'],
  'owned-home': [],
  'owned-loan': ['mortgageInsuranceMonthly', 'escrowMonthly', 'servicer', 'firstPaymentOn', 'balanceOn'],
};

/** Named as a fact, and about something else: the listing of another home, and what is owed on the day of a statement. */
const namesakes: Record<string, readonly string[]> = {
  home: ['price', 'propertyTaxYearly', 'homeInsuranceYearly', 'duesMonthly'],
  'owned-loan': ['balance'],
};

describe('a date that a milestone asks for', () => {
  it('is the contract’s where a contract has a term of that name, so that no second field stays empty', () => {
    const terms = ['CA', 'IL', null].flatMap((state) => findContractPreset(state).terms);
    const keys = new Map(terms.map(({ key, title }) => [title, key]));
    const asked = milestoneTexts.flatMap(({ dates }) => dates);
    const same = asked.flatMap(({ key, title }) => {
      const term = keys.get(title);
      return term === undefined ? [] : [[key, term]];
    });
    expect(same.length).toBeGreaterThan(3);
    expect(same.filter(([key, term]) => contractTermOf[key ?? ''] !== term)).toEqual([]);
    const known = new Set(asked.map(({ key }) => key));
    expect(Object.keys(contractTermOf).filter((key) => !known.has(key))).toEqual([]);
    const counted = new Set<string>(terms.map(({ key }) => key));
    expect(Object.values(contractTermOf).filter((term) => !counted.has(term))).toEqual([]);
  });
});

describe('a form that opens with a plan that knows everything', () => {
  it.each(Object.keys(forms))('%s leaves empty only what no plan knows', (name) => {
    const form = forms[name];
    const left = form && listEmpty(form).filter((field) => !namesakes[name]?.includes(field));
    expect(left).toEqual(ownFields[name]);
  });

  it('has no field among its own that bears the name of a fact', () => {
    const facts = new Set<string>([...factNames, ...Object.values(writtenBack).flatMap(Object.keys)]);
    const wrong = Object.entries(ownFields).flatMap(([name, own]) =>
      own.filter((field) => facts.has(field)).map((field) => `${name}: ${field}`),
    );
    expect(wrong).toEqual([]);
  });
});
