import { formatMonth } from '../../kernel/calendar-dates.ts';
import { Decimal, toFixedDollars } from '../../kernel/decimals.ts';
import { computePrepaidInterest } from '../../loans/prepaid-interest.ts';
import { analyzeEscrow } from '../../owned-home/escrow-account/analyze-escrow.ts';
import { computeInitialEscrow } from '../../owned-home/escrow-account/initial-escrow.ts';
import type { Source } from '../../programs/data-table.ts';
import { defineTool } from '../define-tool.ts';
import { showWorking } from '../show-working.ts';
import * as texts from './en.ts';
import { type EscrowInput, type EscrowResult, escrowInput, escrowResult } from './escrow.contract.ts';

type InputOf<Kind extends EscrowInput['kind']> = Extract<EscrowInput, { kind: Kind }>;
type ResultOf<Kind extends EscrowInput['kind']> = Extract<EscrowResult, { kind: Kind }>;

const REGULATION_X: Source = {
  title: texts.escrowSource,
  url: 'https://www.consumerfinance.gov/rules-policy/regulations/1024/17/',
};
const CFPB_ESTIMATE: Source = {
  title: texts.estimatesOfCfpb,
};

/** The escrow account at closing and in later years, by kind of question. */
export function computeEscrow(input: EscrowInput): EscrowResult {
  switch (input.kind) {
    case 'escrowAggregate':
      return answerDeposit(input);
    case 'escrowAnalysis':
      return answerAnalysis(input);
    case 'prepaidEstimate':
      return estimatePrepaids(input);
    case 'escrowEstimate':
      return estimateEscrow(input);
  }
}

function answerDeposit(input: InputOf<'escrowAggregate'>): ResultOf<'escrowAggregate'> {
  const { firstPaymentMonth, cushionMonths } = input;
  const disbursements = input.disbursements.map(({ month, amount }) => ({
    month,
    amount: new Decimal(amount),
  }));
  const start = computeInitialEscrow({ disbursements, firstPaymentMonth, cushionMonths });
  const annual = toFixedDollars(start.annual);
  const monthly = toFixedDollars(start.monthly);
  const cushion = toFixedDollars(start.cushion);
  const lowPoint = toFixedDollars(start.lowPoint);
  const initialDepositMax = toFixedDollars(start.initialDeposit);
  return {
    kind: 'escrowAggregate',
    annual,
    monthly,
    cushion,
    lowPoint,
    lowMonth: formatMonth(start.lowMonth),
    initialDepositMax,
    balances: start.balances.map(({ month, balance }) => ({ month, balance: toFixedDollars(balance) })),
    workings: [
      showWorking('annual', texts.annualFormula, { bills: String(disbursements.length) }, annual),
      showWorking('monthly', texts.monthlyFormula, { annual }, monthly, REGULATION_X),
      showWorking(
        'cushion',
        texts.cushionFormula,
        { annual, cushionMonths: String(cushionMonths) },
        cushion,
        REGULATION_X,
      ),
      showWorking(
        'lowPoint',
        texts.lowPointFormula,
        { annual, firstPaymentMonth: formatMonth(firstPaymentMonth) },
        lowPoint,
        REGULATION_X,
      ),
      showWorking(
        'initialDepositMax',
        texts.cushionLowestBalance,
        { cushion, lowPoint },
        initialDepositMax,
        REGULATION_X,
      ),
    ],
    tables: [],
  };
}

function answerAnalysis(input: InputOf<'escrowAnalysis'>): ResultOf<'escrowAnalysis'> {
  const { requiredBalance, actualBalance, monthlyEscrow } = input;
  const found = analyzeEscrow({
    requiredBalance: new Decimal(requiredBalance),
    actualBalance: new Decimal(actualBalance),
    monthly: new Decimal(monthlyEscrow),
  });
  const surplus = toFixedDollars(found.surplus);
  const shortage = toFixedDollars(found.shortage);
  const deficiency = toFixedDollars(found.deficiency);
  const given = { requiredBalance, actualBalance };
  return {
    kind: 'escrowAnalysis',
    surplus,
    mustRefundWithinDays: found.mustRefundWithinDays,
    shortage,
    lessThanOneMonth: found.shortageBelowOneMonth,
    mustSpreadMonthsAtLeast: found.shortageSpreadMonths,
    deficiency,
    deficiencySpreadMonthsAtLeast: found.deficiencySpreadMonths,
    workings: [
      showWorking('surplus', texts.surplusFormula, given, surplus, REGULATION_X),
      showWorking('shortage', texts.shortageFormula, { ...given, monthlyEscrow }, shortage, REGULATION_X),
      showWorking('deficiency', texts.deficiencyFormula, { actualBalance }, deficiency, REGULATION_X),
    ],
    tables: [],
  };
}

function estimatePrepaids(input: InputOf<'prepaidEstimate'>): ResultOf<'prepaidEstimate'> {
  const { price, loanAmount, ratePercent, days, basis, insurancePercentPerYear, insuranceMonths } = input;
  const { total: interest } = computePrepaidInterest({
    principal: new Decimal(loanAmount),
    ratePercent: new Decimal(ratePercent),
    days,
    basis,
  });
  const insurance = takeMonths(price, new Decimal(insurancePercentPerYear), insuranceMonths);
  const sum = interest.plus(insurance);
  const parts = { interest: toFixedDollars(interest), insurance: toFixedDollars(insurance) };
  return {
    kind: 'prepaidEstimate',
    prepaids: toFixedDollars(sum),
    prepaidsRounded: sum.toFixed(0),
    ...parts,
    workings: [
      showWorking(
        'interest',
        texts.prepaidInterestFormula,
        { loanAmount, ratePercent: `${ratePercent} %`, basis: String(basis), days: String(days) },
        parts.interest,
        CFPB_ESTIMATE,
      ),
      showWorking(
        'insurance',
        texts.prepaidInsuranceFormula,
        { price, insurancePercentPerYear: `${insurancePercentPerYear} %`, months: String(insuranceMonths) },
        parts.insurance,
        CFPB_ESTIMATE,
      ),
      showWorking('prepaids', texts.interestInsurance, parts, toFixedDollars(sum)),
      showWorking('prepaidsRounded', texts.wholeDollarsFormula, parts, sum.toFixed(0)),
    ],
    tables: [],
  };
}

function estimateEscrow(input: InputOf<'escrowEstimate'>): ResultOf<'escrowEstimate'> {
  const { price, months, taxPercentPerYear, insurancePercentPerYear } = input;
  const percent = new Decimal(taxPercentPerYear).plus(insurancePercentPerYear);
  const monthlyTaxesInsurance = toFixedDollars(takeMonths(price, percent, 1));
  const initialEscrow = toFixedDollars(takeMonths(price, percent, months));
  const shares = {
    taxPercentPerYear: `${taxPercentPerYear} %`,
    insurancePercentPerYear: `${insurancePercentPerYear} %`,
  };
  return {
    kind: 'escrowEstimate',
    initialEscrow,
    monthlyTaxesInsurance,
    workings: [
      showWorking(
        'monthlyTaxesInsurance',
        texts.monthlyEscrowFormula,
        { price, ...shares },
        monthlyTaxesInsurance,
        CFPB_ESTIMATE,
      ),
      showWorking(
        'initialEscrow',
        texts.initialEscrowFormula,
        { price, ...shares, months: String(months) },
        initialEscrow,
        CFPB_ESTIMATE,
      ),
    ],
    tables: [],
  };
}

/** So many months of a yearly share of the price, in dollars. */
function takeMonths(price: string, percentPerYear: Decimal, months: number): Decimal {
  return new Decimal(price).times(percentPerYear).times(months).div(1200);
}

export const escrowTool = defineTool({
  name: 'escrow',
  summary: 'Escrow: the deposit at closing and the yearly analysis',
  description:
    'By `kind`: the most that may be asked for at closing by aggregate accounting (12 CFR 1024.17), what a yearly analysis finds and how it is settled, and two estimates for where the bills are not known yet.',
  input: escrowInput,
  result: escrowResult,
  compute: computeEscrow,
  example: {
    input: {
      kind: 'escrowAggregate',
      disbursements: [
        { month: 7, amount: '500' },
        { month: 9, amount: '360' },
        { month: 12, amount: '700' },
      ],
      firstPaymentMonth: 7,
      cushionMonths: 2,
    },
    answer: { annual: '1560.00', monthly: '130.00', lowPoint: '-780.00', initialDepositMax: '1040.00' },
  },
});
