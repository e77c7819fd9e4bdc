import * as z from 'zod/mini';
import { Decimal, toFixedDollars } from '../kernel/decimals.ts';
import { calendarDateField } from '../kernel/fields.ts';
import {
  findQualifiedFeeCap,
  judgeHighCost,
  judgeHigherPriced,
  judgeQualifiedPrice,
  type PricedProgramLoan,
} from '../programs/loan-price/loan-price.ts';
import { computeRateSpread, findApor, parseAporTable } from '../programs/loan-price/rate-spread.ts';
import { defineTool } from './define-tool.ts';
import * as texts from './en/loan-price.ts';
import { InputRefusal } from './input-refusal.ts';
import { showWorking } from './show-working.ts';
import { dollarsField, percentField, shownWorking, type Working } from './tool-fields.ts';

export const loanPriceInput = z.object({
  lien: z._default(z.enum(['first', 'subordinate']), 'first'),
  loanAmount: z.optional(dollarsField),
  /** The loan less what finances its points and fees (12 CFR 1026.32(b)(4)); the loan amount where it is left out. */
  totalLoanAmount: z.optional(dollarsField),
  /** Over the conforming limit. */
  jumbo: z._default(z.boolean(), false),
  manufacturedHome: z._default(z.boolean(), false),
  /** The home is personal property, not real estate. */
  personalProperty: z._default(z.boolean(), false),
  pointsAndFees: z.optional(dollarsField),
  apr: z.optional(percentField),
  /** The average prime offer rate for the week the rate was set in. Or the CFPB's table of them, as it comes: */
  apor: z.optional(percentField),
  aporTable: z.optional(z.string().check(z.maxLength(60_000, texts.pasteLimit))),
  /** The day the rate was set, and the years it is for: they find the rate in the table. */
  lockDate: z.optional(calendarDateField),
  termYears: z.optional(z.int().check(z.minimum(1), z.maximum(50))),
  /** The action of Regulation C; 1, originated, where it is left out. A spread is reported for 1, 2 and 8. */
  actionTaken: z._default(z.int().check(z.minimum(1), z.maximum(8)), 1),
  reverseMortgage: z._default(z.boolean(), false),
  /** The year, or the day, whose lines count; today's where both are left out. */
  year: z.optional(z.int().check(z.minimum(2000), z.maximum(2099))),
  on: z.optional(calendarDateField),
});
export type LoanPriceInput = z.infer<typeof loanPriceInput>;

export const loanPriceResult = z.object({
  /** A general qualified mortgage's APR stays below APOR and these points. */
  maxAprMinusApor: z.nullable(z.string()),
  /** The most in points and fees that a qualified mortgage may charge. */
  cap: z.nullable(z.string()),
  /** Points and fees over this, or an APR over APOR by more than these points, make a loan high-cost. */
  highCostIfFeesExceed: z.nullable(z.string()),
  highCostIfAprMinusAporExceeds: z.nullable(z.string()),
  /** An APR over APOR by these points or more makes a loan higher-priced. */
  hpmlThreshold: z.string(),
  apor: z.nullable(z.string()),
  /** APR less APOR, three decimals; null where it is not reported. */
  rateSpread: z.nullable(z.string()),
  aprMinusAporMinusThreshold: z.nullable(z.string()),
  isHpml: z.nullable(z.boolean()),
  /** By price alone: income, debts and the loan's features decide too. */
  qmPrice: z.nullable(z.enum(['safeHarbor', 'rebuttable', 'notQualified'])),
  isWithinCap: z.nullable(z.boolean()),
  isHighCost: z.nullable(z.boolean()),
  ...shownWorking,
});
export type LoanPriceResult = z.infer<typeof loanPriceResult>;

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
function readLines(input: LoanPriceInput, loan: PricedProgramLoan, spread: Decimal | null, on: string) {
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
    cap: toFixedDollars(cap),
    highCostIfFeesExceed: toFixedDollars(highCost.feeLine),
    highCostIfAprMinusAporExceeds: highCost.points.toFixed(),
    qmPrice: spread && quality.status,
    isWithinCap: fees === null ? null : fees.lessThanOrEqualTo(cap),
    isHighCost: isJudged || highCost.isHighCost ? highCost.isHighCost : null,
    tables: [table],
    workings: [
      showWorking(
        'cap',
        texts.feeCapFormula,
        { totalLoanAmount: toFixedDollars(total) },
        toFixedDollars(cap),
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
      ...(lockDate === undefined && { lockDate: texts.rateDayRequired }),
      ...(termYears === undefined && { termYears: texts.termRequired }),
    });
  }
  const found = findApor(getTable(aporTable), lockDate, termYears);
  if (found === null) throw new InputRefusal({ lockDate: texts.rateNotFound });
  return found;
}

function getTable(text: string) {
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
    showWorking('rateSpread', texts.rateSpreadFormula, inputs, rateSpread, {
      title: texts.rateSpreadSource,
      url: 'https://www.consumerfinance.gov/rules-policy/regulations/1003/4/',
    }),
  ];
}

export const loanPriceTool = defineTool({
  name: 'loan-price',
  summary: 'How a loan is priced by the lines of the law',
  description:
    'The lines for qualified, higher-priced and high-cost mortgages (12 CFR 1026.43, 1026.35, 1026.32), and where a loan lies: its APR against the average prime offer rate of its week, its points and fees against the caps. The rates of the weeks are not held here: give the one that counts, or the table the CFPB publishes.',
  input: loanPriceInput,
  result: loanPriceResult,
  compute: computeLoanPrice,
  example: {
    input: { loanAmount: '269910', apr: '7.894', apor: '6.55', pointsAndFees: '5718.43', year: 2026 },
    answer: {
      maxAprMinusApor: '2.25',
      cap: '8097.30',
      rateSpread: '1.344',
      isHpml: false,
      qmPrice: 'safeHarbor',
    },
  },
});
