import { computePrepaidInterest } from '../loans/prepaid-interest.ts';
import type { Source } from '../programs/data-table.ts';
import { computeInitialEscrow } from '../programs/escrow.ts';
import { analyzeEscrow } from '../programs/escrow-analysis.ts';
import { formatMonth } from '../shared/calendar-dates.ts';
import { Decimal, writeDollars } from '../shared/decimals.ts';
import type { EscrowInput, EscrowResult } from './escrow.contract.ts';
import { showWorking } from './show-working.ts';

type InputOf<Kind extends EscrowInput['kind']> = Extract<EscrowInput, { kind: Kind }>;
type ResultOf<Kind extends EscrowInput['kind']> = Extract<EscrowResult, { kind: Kind }>;

const REGULATION_X: Source = {
  title: 'Regulation X, 12 CFR 1024.17',
  url: 'https://www.consumerfinance.gov/rules-policy/regulations/1024/17/',
};
const CFPB_ESTIMATE: Source = {
  title: 'The estimates of CFPB\'s "owning a home" tools; an assumption, change it',
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
  const annual = writeDollars(start.annual);
  const monthly = writeDollars(start.monthly);
  const cushion = writeDollars(start.cushion);
  const lowPoint = writeDollars(start.lowPoint);
  const initialDepositMax = writeDollars(start.initialDeposit);
  return {
    kind: 'escrowAggregate',
    annual,
    monthly,
    cushion,
    lowPoint,
    lowMonth: formatMonth(start.lowMonth),
    initialDepositMax,
    balances: start.balances.map(({ month, balance }) => ({ month, balance: writeDollars(balance) })),
    workings: [
      showWorking('annual', 'All bills of the year', { bills: String(disbursements.length) }, annual),
      showWorking('monthly', 'A twelfth of the year, rounded to the cent', { annual }, monthly, REGULATION_X),
      showWorking(
        'cushion',
        'A twelfth of the year x months of cushion',
        { annual, cushionMonths: String(cushionMonths) },
        cushion,
        REGULATION_X,
      ),
      showWorking(
        'lowPoint',
        'The lowest balance of a year that starts from nothing: a twelfth is paid in each month, and each bill paid out in its own',
        { annual, firstPaymentMonth: formatMonth(firstPaymentMonth) },
        lowPoint,
        REGULATION_X,
      ),
      showWorking(
        'initialDepositMax',
        'Cushion - lowest balance',
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
  const surplus = writeDollars(found.surplus);
  const shortage = writeDollars(found.shortage);
  const deficiency = writeDollars(found.deficiency);
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
      showWorking(
        'surplus',
        'Balance - what it should be, if above 0; from 50 dollars on it is paid back within 30 days',
        given,
        surplus,
        REGULATION_X,
      ),
      showWorking(
        'shortage',
        "What it should be - balance (one below 0 counts as 0, and as a deficiency), if above 0; from a month's payment on it is spread over 12 months or more",
        { ...given, monthlyEscrow },
        shortage,
        REGULATION_X,
      ),
      showWorking('deficiency', 'What the balance is below 0', { actualBalance }, deficiency, REGULATION_X),
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
  const parts = { interest: writeDollars(interest), insurance: writeDollars(insurance) };
  return {
    kind: 'prepaidEstimate',
    prepaids: writeDollars(sum),
    prepaidsRounded: sum.toFixed(0),
    ...parts,
    workings: [
      showWorking(
        'interest',
        'Loan x rate / 100 / days of the year, rounded to the cent, x days',
        { loanAmount, ratePercent: `${ratePercent} %`, basis: String(basis), days: String(days) },
        parts.interest,
        CFPB_ESTIMATE,
      ),
      showWorking(
        'insurance',
        'Price x percent / 100 / 12 x months',
        { price, insurancePercentPerYear: `${insurancePercentPerYear} %`, months: String(insuranceMonths) },
        parts.insurance,
        CFPB_ESTIMATE,
      ),
      showWorking('prepaids', 'Interest + insurance', parts, writeDollars(sum)),
      showWorking('prepaidsRounded', 'The same in whole dollars', parts, sum.toFixed(0)),
    ],
    tables: [],
  };
}

function estimateEscrow(input: InputOf<'escrowEstimate'>): ResultOf<'escrowEstimate'> {
  const { price, months, taxPercentPerYear, insurancePercentPerYear } = input;
  const percent = new Decimal(taxPercentPerYear).plus(insurancePercentPerYear);
  const monthlyTaxesInsurance = writeDollars(takeMonths(price, percent, 1));
  const initialEscrow = writeDollars(takeMonths(price, percent, months));
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
        'Price x (tax + insurance percent) / 100 / 12',
        { price, ...shares },
        monthlyTaxesInsurance,
        CFPB_ESTIMATE,
      ),
      showWorking(
        'initialEscrow',
        'The same x months, rounded once',
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
