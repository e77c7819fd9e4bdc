import { Decimal, roundToDollars } from '../kernel/decimals.ts';
import { formatAmount } from '../kernel/money.ts';
import { formatPercent } from '../kernel/percents.ts';
import { computeMortgageApr } from '../loans/apr.ts';
import { computeCostOfYears, computeTotalInterestPercent } from '../loans/loan-costs.ts';
import type { TableUse } from '../programs/data-table.ts';
import { defineTool } from '../tools/define-tool.ts';
import {
  type EstimateResult,
  estimateResult,
  type ScenarioSummary,
} from '../tools/estimate/estimate.contract.ts';
import { type EstimateInput, estimateInput, estimateScenarios } from '../tools/estimate/estimate-input.ts';
import { InputRefusal } from '../tools/input-refusal.ts';
import { originationCharges, servicesNotShoppedFor, servicesShoppedFor } from '../tools/official-form.ts';
import { shippedWeek } from '../weekly-rates/weekly-rate.ts';
import type { WeeklyRate } from '../weekly-rates/weekly-rates.contract.ts';
import * as texts from './en/estimates.ts';
import { type Basis, getBasis } from './estimate-basis.ts';
import { type CostSectionName, type Costs, computeCosts } from './estimate-costs.ts';
import { listFees } from './estimate-fees.ts';
import { computeLoan, type LoanFigures } from './estimate-loan.ts';
import { listNotices } from './estimate-notices.ts';
import { renderFirstPage } from './estimate-page-1.ts';
import { renderSecondPage } from './estimate-page-2.ts';
import { renderThirdPage } from './estimate-page-3.ts';
import type { Comparisons, EstimateParts } from './estimate-parts.ts';
import { projectPayments } from './estimate-payments.ts';
import { createWorkings } from './estimate-workings.ts';

/** The warning required on a written estimate that does not come from the lender (12 CFR 1026.19(e)(2)(ii)). */
export const estimateWarning = texts.higherCostWarning;

/**
 * The three pages of a Loan Estimate worked out from what is known and what is assumed (12 CFR 1026.37). `today` dates the
 * assumptions where the input names no day. Throws InputRefusal where the inputs contradict one another.
 */
export function computeEstimate(input: EstimateInput, today: string, survey = shippedWeek): EstimateResult {
  const parts = computeParts(input, today, survey);
  const pages = [renderFirstPage(parts), renderSecondPage(parts), renderThirdPage(parts)];
  const { basis } = parts;
  return {
    warning: estimateWarning,
    scenario: basis.scenario,
    on: basis.on,
    ...writeSummary(parts),
    pages,
    assumptions: basis.assumptions,
    notices: listNotices(parts),
    scenarios: estimateScenarios.map((scenario) =>
      summarize(scenario === basis.scenario ? parts : computeParts({ ...input, scenario }, today, survey)),
    ),
    workings: parts.workings.list(),
    tables: listOnce(basis.tables),
  };
}

/** The few figures an estimate begins with, of one scenario: what is shown while a price is typed. Throws InputRefusal likewise. */
export function summarizeEstimate(
  input: EstimateInput,
  today: string,
  survey = shippedWeek,
): ScenarioSummary {
  return summarize(computeParts(input, today, survey));
}

/** A line of page 2 as it is printed: whole dollars, in cents. `section` is its letter. */
export type PrintedCost = {
  section: CostSectionName;
  id: string;
  label: string;
  cents: number;
  isAssumed: boolean;
};

/** The lines of page 2 in their order. Throws InputRefusal likewise. */
export function listPrintedCosts(input: EstimateInput, today: string, survey = shippedWeek): PrintedCost[] {
  const { sections } = computeParts(input, today, survey).costs;
  return (Object.keys(sections) as CostSectionName[]).flatMap((section) =>
    sections[section].map(({ id, label, amount, isAssumed }) => ({
      ...{ section, id, label, isAssumed },
      cents: roundToDollars(amount).times(100).toNumber(),
    })),
  );
}

function computeParts(input: EstimateInput, today: string, survey: WeeklyRate): EstimateParts {
  const basis = getBasis(input, today, survey);
  const loan = computeLoan(input, basis);
  const fees = listFees(input, basis, loan.amount, loan.upfront);
  const costs = computeCosts(input, basis, { fees, loan: loan.amount, perDiem: loan.perDiem });
  const projected = projectPayments({
    termMonths: basis.termMonths,
    payment: loan.payment,
    insurance: loan.insurance,
    escrow: basis.taxMonthly.plus(basis.insuranceMonthly),
  });
  const comparisons = compare(basis, loan, costs);
  return { input, basis, loan, costs, projected, comparisons, workings: createWorkings() };
}

/** Or the term where it is shorter (12 CFR 1026.37(l)(1)). */
const COMPARED_YEARS = 5;

function compare(basis: Basis, { terms, insurance }: LoanFigures, costs: Costs): Comparisons {
  const { steps } = insurance;
  const apr = computeMortgageApr({ terms, prepaidFinanceCharge: costs.financeCharges, insurance: steps });
  if (apr === null) throw new InputRefusal({ A: texts.feesTooLarge });
  const { loanCostsUnrounded: loanCosts, prepaidInterest } = costs;
  const paid = computeCostOfYears({
    terms,
    years: COMPARED_YEARS,
    loanCosts,
    prepaidInterest,
    insurance: steps,
  });
  return {
    months: Math.min(COMPARED_YEARS * 12, basis.termMonths),
    paid: paid.total,
    principal: paid.principal,
    apr,
    totalInterest: computeTotalInterestPercent(terms, prepaidInterest),
  };
}

function writeSummary({ basis, loan, costs, projected, comparisons }: EstimateParts) {
  const { totals, cash, lenderCredits } = costs;
  const monthly = basis.taxMonthly.plus(basis.insuranceMonthly).plus(basis.duesMonthly);
  return {
    page1: {
      loanAmount: formatAmount(loan.amount, 'plain'),
      interestRate: formatPercent(basis.ratePercent),
      pi: formatAmount(loan.payment, 'cents'),
      projected: [...projected],
      taxesInsuranceAssessments: formatAmount(monthly, 'whole'),
      closingCosts: formatAmount(totals.J, 'whole'),
      loanCosts: formatAmount(totals.D, 'whole'),
      otherCosts: formatAmount(totals.I, 'whole'),
      lenderCredits: formatAmount(lenderCredits, 'whole'),
      cashToClose: formatAmount(cash.total, 'whole'),
    },
    page2: {
      A: formatAmount(totals.A, 'whole'),
      B: formatAmount(totals.B, 'whole'),
      C: formatAmount(totals.C, 'whole'),
      D: formatAmount(totals.D, 'whole'),
      E: formatAmount(totals.E, 'whole'),
      F: formatAmount(totals.F, 'whole'),
      G: formatAmount(totals.G, 'whole'),
      H: formatAmount(totals.H, 'whole'),
      I: formatAmount(totals.I, 'whole'),
      J: formatAmount(totals.J, 'whole'),
    },
    page3: {
      in5YearsTotal: formatAmount(comparisons.paid, 'whole'),
      in5YearsPrincipal: formatAmount(comparisons.principal, 'whole'),
      apr: formatPercent(comparisons.apr),
      tip: `${comparisons.totalInterest.toFixed(2)}%`,
    },
  };
}

function summarize(parts: EstimateParts): ScenarioSummary {
  const { page1, page3 } = writeSummary(parts);
  return {
    scenario: parts.basis.scenario,
    ratePercent: new Decimal(parts.basis.ratePercent.toFixed(6)).toString(),
    monthlyTotal: page1.projected[0]?.total ?? page1.pi,
    cashToClose: page1.cashToClose,
    in5YearsTotal: page3.in5YearsTotal,
    apr: page3.apr,
  };
}

function listOnce(tables: readonly TableUse[]): TableUse[] {
  return tables.filter((table, place) => tables.findIndex(({ id }) => id === table.id) === place);
}

export const estimateTool = defineTool({
  name: 'estimate',
  summary: 'An estimate in the order of the official form, worked out',
  description:
    'Loan terms, projected payments, costs in their sections A to J, cash to close and comparisons, in the order of 12 CFR 1026.37 and with its rounding: totals add rounded lines, page 3 uses unrounded parts. Only `salePrice` is needed; every figure that is assumed is listed in `assumptions`. It is not an official Loan Estimate and nobody offers a loan with it. The example is the official sample H-24(B).',
  input: estimateInput,
  result: estimateResult,
  compute: computeEstimate,
  example: {
    input: {
      salePrice: '180000',
      loanAmount: '162000',
      ratePercent: '3.875',
      termYears: 30,
      miMonthlyUnrounded: '82.35',
      escrowHoiMonthly: '100.83',
      escrowTaxMonthly: '105.30',
      A: originationCharges,
      B: servicesNotShoppedFor,
      C: servicesShoppedFor,
      E: { recording: '85', transfer: '0' },
      F: { hoiMonths: 6, prepaidInterestDays: 15 },
      G: { months: 2 },
      H: { ownersTitle: '1017' },
      deposit: '10000',
    },
    answer: {
      page1: {
        loanAmount: '162,000',
        pi: '761.78',
        closingCosts: '8,054',
        cashToClose: '16,054',
      },
      page2: { D: '5,672', G: '413', I: '2,382', J: '8,054' },
      page3: { in5YearsTotal: '56,582', in5YearsPrincipal: '15,773', apr: '4.274%', tip: '69.45%' },
    },
  },
});
