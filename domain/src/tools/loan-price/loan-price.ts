import { Decimal, writeDollars } from '../../kernel/decimals.ts';
import {
  findQualifiedFeeCap,
  judgeHighCost,
  judgeHigherPriced,
  judgeQualifiedPrice,
  type PricedLoan,
} from '../../programs/loan-price/loan-price.ts';
import { computeRateSpread, findApor, parseAporTable } from '../../programs/loan-price/rate-spread.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import type { Working } from '../tool-fields.ts';
import * as texts from './en/loan-price.ts';
import type { LoanPriceInput, LoanPriceResult } from './loan-price.contract.ts';

/** Where a loan lies to the price lines of the law. Throws InputRefusal where the table of prime rates cannot be read. */
export function computeLoanPrice(input: LoanPriceInput, today: string): LoanPriceResult {
  const on = input.on ?? (input.year === undefined ? today : `${input.year}-07-01`);
  const apor = readApor(input);
  const spread = input.apr === undefined || apor === null ? null : new Decimal(input.apr).minus(apor);
  const priced = {
    lien: input.lien,
    loanAmount: new Decimal(input.loanAmount ?? input.totalLoanAmount ?? 0),
    isJumbo: input.jumbo,
    isManufacturedHome: input.manufacturedHome,
    isPersonalProperty: input.personalProperty,
  };
  const judged = judgeHigherPriced(priced, spread ?? new Decimal(0));
  const figures = {
    hpmlThreshold: judged.threshold.toFixed(),
    apor: apor?.toFixed() ?? null,
    rateSpread: readSpread(input, apor),
    aprMinusAporMinusThreshold: spread && judged.overThreshold.toFixed(),
    isHpml: spread && judged.isHigherPriced,
  };
  const isSized = input.loanAmount !== undefined || input.totalLoanAmount !== undefined;
  const lines = isSized ? readLines(input, priced, spread, on) : NO_LINES;
  return { ...figures, ...lines, workings: [...lines.workings, ...explainSpread(input, figures)] };
}

const NO_LINES = {
  maxAprMinusApor: null,
  cap: null,
  highCostIfFeesExceed: null,
  highCostIfAprMinusAporExceeds: null,
  qmPrice: null,
  isWithinCap: null,
  isHighCost: null,
  tables: [],
  workings: [],
};

/** What depends on the size of the loan. */
function readLines(input: LoanPriceInput, loan: PricedLoan, spread: Decimal | null, on: string) {
  const total = new Decimal(input.totalLoanAmount ?? loan.loanAmount);
  const fees = input.pointsAndFees === undefined ? null : new Decimal(input.pointsAndFees);
  const quality = judgeQualifiedPrice(loan, spread ?? new Decimal(0), on);
  const { cap, table } = findQualifiedFeeCap(loan.loanAmount, on, total);
  const highCost = judgeHighCost(
    { ...loan, totalLoanAmount: total, pointsAndFees: fees ?? new Decimal(0) },
    spread ?? new Decimal(0),
    on,
  );
  const isJudged = spread !== null && fees !== null;
  return {
    maxAprMinusApor: quality.cap.toFixed(),
    cap: writeDollars(cap),
    highCostIfFeesExceed: writeDollars(highCost.feeLine),
    highCostIfAprMinusAporExceeds: highCost.points.toFixed(),
    qmPrice: spread && quality.status,
    isWithinCap: fees === null ? null : fees.lessThanOrEqualTo(cap),
    isHighCost: isJudged || highCost.isHighCost ? highCost.isHighCost : null,
    tables: [table],
    workings: [
      showWorking(
        'cap',
        texts.yearsCapForALoan,
        { totalLoanAmount: writeDollars(total) },
        writeDollars(cap),
        table.source,
      ),
    ],
  };
}

function readApor({ apor, aporTable, lockDate, termYears }: LoanPriceInput): Decimal | null {
  if (apor !== undefined) return new Decimal(apor);
  if (aporTable === undefined) return null;
  if (lockDate === undefined || termYears === undefined) {
    throw new InputRefusal({
      ...(lockDate === undefined && { lockDate: texts.enterDayRateWasSet }),
      ...(termYears === undefined && { termYears: texts.enterTermInYears }),
    });
  }
  const found = findApor(readTable(aporTable), lockDate, termYears);
  if (found === null) throw new InputRefusal({ lockDate: texts.tableHasNoRate });
  return found;
}

function readTable(text: string) {
  try {
    return parseAporTable(text);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new InputRefusal({ aporTable: error.message });
  }
}

function readSpread(
  { apr, actionTaken, reverseMortgage }: LoanPriceInput,
  apor: Decimal | null,
): string | null {
  if (apr === undefined || apor === null) return null;
  const loan = { apr: new Decimal(apr), apor, actionTaken, isReverse: reverseMortgage };
  return computeRateSpread(loan)?.toFixed(3) ?? null;
}

function explainSpread(
  { apr }: LoanPriceInput,
  { apor, rateSpread, hpmlThreshold }: Pick<LoanPriceResult, 'apor' | 'rateSpread' | 'hpmlThreshold'>,
): Working[] {
  if (apr === undefined || apor === null || rateSpread === null) return [];
  const inputs = { apr: `${apr} %`, apor: `${apor} %`, hpmlThreshold };
  return [
    showWorking('rateSpread', texts.aprAveragePrimeOfferRate, inputs, rateSpread, {
      title: texts.regulationC12Cfr1003,
      url: 'https://www.consumerfinance.gov/rules-policy/regulations/1003/4/',
    }),
  ];
}
