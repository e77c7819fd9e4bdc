import type { MilestoneSlug } from '../kernel/milestone-slugs.ts';
import type { Facts } from '../plan/plan-facts.ts';

/** Tasks that a stored fact proves exactly, and of each the facts that do, the first before the others. */
export const provedTasks = [
  { slug: 'interest', taskId: 'choose-target-month', facts: ['move-in-day', 'timeline'] },
  { slug: 'interest', taskId: 'agree-with-co-buyer', facts: ['co-buyer', 'buys-alone'] },
  { slug: 'interest', taskId: 'write-down-income-and-debts', facts: ['income-and-debts'] },
  { slug: 'interest', taskId: 'count-savings', facts: ['savings'] },
  { slug: 'pre-app', taskId: 'collect-pay-stubs', facts: ['pay-stubs'] },
  { slug: 'pre-app', taskId: 'collect-w2s-and-tax-returns', facts: ['tax-documents'] },
  { slug: 'pre-app', taskId: 'download-bank-statements', facts: ['bank-statements'] },
  { slug: 'home-search', taskId: 'interview-agents', facts: ['agent'] },
  { slug: 'home-search', taskId: 'set-search-limits', facts: ['price-and-place'] },
  { slug: 'home-search', taskId: 'visit-homes', facts: ['homes-scored'] },
  { slug: 'offer', taskId: 'set-price-and-limit', facts: ['walk-away-price'] },
  { slug: 'offer', taskId: 'choose-contingencies', facts: ['contingencies'] },
  { slug: 'offer', taskId: 'submit-offer', facts: ['offer-made'] },
  { slug: 'offer', taskId: 'answer-counteroffers', facts: ['offer-accepted'] },
  { slug: 'offer', taskId: 'pay-earnest-money', facts: ['earnest-money-receipt'] },
  { slug: 'offer', taskId: 'calendar-contract-dates', facts: ['contract-dates'] },
  {
    slug: 'loan-application',
    taskId: 'book-home-inspection',
    facts: ['inspection-report', 'inspection-ordered', 'inspection-day'],
  },
  { slug: 'loan-application', taskId: 'complete-loan-application', facts: ['signed-application'] },
  { slug: 'loan-application', taskId: 'receive-loan-estimates', facts: ['loan-estimates'] },
  { slug: 'loan-application', taskId: 'compare-loan-estimates', facts: ['compared-offers'] },
  { slug: 'loan-application', taskId: 'state-intent-to-proceed', facts: ['intent-given'] },
  { slug: 'loan-application', taskId: 'lock-rate', facts: ['rate-lock'] },
  { slug: 'loan-application', taskId: 'choose-title-company', facts: ['title-ordered'] },
  { slug: 'processing', taskId: 'answer-conditions', facts: ['conditions-answered'] },
  { slug: 'processing', taskId: 'buy-homeowners-insurance', facts: ['insurance-document'] },
  { slug: 'ctc', taskId: 'receive-closing-disclosure', facts: ['disclosure-day'] },
  { slug: 'ctc', taskId: 'verify-wire-instructions', facts: ['wire-call'] },
  { slug: 'ctc', taskId: 'schedule-final-walk-through', facts: ['walk-through-day'] },
  { slug: 'funding', taskId: 'sign-closing-papers', facts: ['signed-disclosure'] },
  { slug: 'funding', taskId: 'note-first-payment', facts: ['first-payment-day'] },
] as const satisfies readonly { slug: MilestoneSlug; taskId: string; facts: readonly string[] }[];

export type ProvingFact = (typeof provedTasks)[number]['facts'][number];

const provingFacts: readonly ProvingFact[] = provedTasks.flatMap(({ facts }) => [...facts]);

/** A stored name of a fact, as far as this release knows it. */
export function parseProvingFact(stored: string | null): ProvingFact | null {
  return provingFacts.find((fact) => fact === stored) ?? null;
}

/** What is stored of a purchase, as far as it proves a task. */
export type StoredProofs = {
  plan: Facts;
  /** Keys of the dates that are set: those of milestones, and those typed in the list of dates. */
  dates: ReadonlySet<string>;
  /** Keys of the document requests that are answered and not owed again. */
  documents: ReadonlySet<string>;
  hasCoBuyer: boolean;
  hasAgent: boolean;
  /** Homes that a buyer has scored. */
  scoredHomes: number;
  hasWalkAwayPrice: boolean;
  hasOffer: boolean;
  hasContingencies: boolean;
  hasContract: boolean;
  /** Whether the contract's own terms that run by days are in the list of dates. */
  hasContractDates: boolean;
  hasClosingDay: boolean;
  isInspectionOrdered: boolean;
  isInspectionReceived: boolean;
  isTitleOrdered: boolean;
  conditions: number;
  openConditions: number;
  /** Documents that were read as Loan Estimates. */
  loanEstimates: number;
  /** Whether a call in which wire instructions were confirmed is recorded. */
  hasWireCall: boolean;
};

/** The fewest scored homes, Loan Estimates, and compared offers that prove what speaks of several. */
const SEVERAL = 2;

const proofs: Record<ProvingFact, (stored: StoredProofs) => boolean> = {
  'move-in-day': ({ dates }) => dates.has('move-in-goal'),
  timeline: ({ plan }) => plan.timeline !== undefined,
  'co-buyer': ({ hasCoBuyer }) => hasCoBuyer,
  'buys-alone': ({ plan, hasCoBuyer }) => plan.people === 1 && !hasCoBuyer,
  'income-and-debts': ({ plan }) =>
    (plan.incomeWages ?? plan.incomeSelfEmployment ?? plan.incomeOther) !== undefined &&
    plan.monthlyDebts !== undefined,
  savings: ({ plan }) => plan.savings !== undefined && plan.downPayment !== undefined,
  'pay-stubs': ({ documents }) => documents.has('pre-app.pay-stubs'),
  'tax-documents': ({ documents }) =>
    documents.has('pre-approval.w2s') && documents.has('pre-approval.tax-returns'),
  'bank-statements': ({ documents }) => documents.has('pre-approval.bank-statements'),
  agent: ({ hasAgent }) => hasAgent,
  'price-and-place': ({ plan }) =>
    (plan.priceRange !== undefined || plan.price !== undefined) && plan.place !== undefined,
  'homes-scored': ({ scoredHomes }) => scoredHomes >= SEVERAL,
  'walk-away-price': ({ hasWalkAwayPrice }) => hasWalkAwayPrice,
  contingencies: ({ hasContingencies }) => hasContingencies,
  'offer-made': ({ hasOffer }) => hasOffer,
  'offer-accepted': ({ hasContract }) => hasContract,
  'earnest-money-receipt': ({ documents }) => documents.has('loan-application.earnest-money-receipt'),
  'contract-dates': ({ hasContractDates, hasClosingDay }) => hasContractDates && hasClosingDay,
  'inspection-report': ({ isInspectionReceived }) => isInspectionReceived,
  'inspection-ordered': ({ isInspectionOrdered }) => isInspectionOrdered,
  'inspection-day': ({ dates }) => dates.has('inspection-day'),
  'signed-application': ({ documents }) => documents.has('loan-application.application-form'),
  'loan-estimates': ({ loanEstimates }) => loanEstimates >= SEVERAL,
  'compared-offers': ({ plan }) => countComparedOffers(plan) >= SEVERAL,
  'intent-given': ({ dates }) => dates.has('intent-to-proceed-given'),
  'rate-lock': ({ plan, dates }) => plan.lockUntil !== undefined || dates.has('rate-lock-ends'),
  'title-ordered': ({ isTitleOrdered }) => isTitleOrdered,
  'conditions-answered': ({ conditions, openConditions }) => conditions > 0 && openConditions === 0,
  'insurance-document': ({ documents }) => documents.has('processing.homeowners-insurance'),
  'disclosure-day': ({ dates }) => dates.has('closing-disclosure-received'),
  'wire-call': ({ hasWireCall }) => hasWireCall,
  'walk-through-day': ({ dates }) => dates.has('final-walk-through'),
  'signed-disclosure': ({ documents }) => documents.has('funding.closing-disclosure'),
  'first-payment-day': ({ dates }) => dates.has('first-payment-due'),
};

/** Columns of the comparison in which something was entered. */
function countComparedOffers({ offers = [] }: Facts): number {
  return offers.filter((column) => Object.values(column).some((entry) => entry.trim() !== '')).length;
}

export type ProvedTask = { slug: MilestoneSlug; taskId: string; fact: ProvingFact };

/** The tasks that what is stored proves, each with the fact that does. */
export function listProvedTasks(stored: StoredProofs): ProvedTask[] {
  return provedTasks.flatMap(({ slug, taskId, facts }) => {
    const fact = facts.find((each) => proofs[each](stored));
    return fact === undefined ? [] : [{ slug, taskId, fact }];
  });
}
