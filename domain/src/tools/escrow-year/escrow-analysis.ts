import * as z from 'zod/mini';
import { formatMonth } from '../../kernel/calendar-dates.ts';
import { Decimal, toFixedDollars } from '../../kernel/decimals.ts';
import {
  analyzeEscrowYear,
  type EscrowYearAnalysis,
} from '../../owned-home/escrow-account/analyze-escrow-year.ts';
import { choiceWords } from '../../owned-home/escrow-account/en.ts';
import {
  agreesWithin,
  BALANCE_TOLERANCE,
  PAYMENT_TOLERANCE,
} from '../../owned-home/escrow-account/statement-tolerance.ts';
import { defineTool } from '../define-tool.ts';
import { balanceField } from '../escrow/escrow.contract.ts';
import { showWorking } from '../show-working.ts';
import { dollarsField, shownWorking } from '../tool-fields.ts';
import * as texts from './en.ts';
import { getBills, regulationX } from './escrow-bills.ts';

export const firstMonths = [
  ...(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] as const),
  ...(['Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const),
] as const;

/** Counted from the first month of the escrow year. */
export const monthOfYearField = z
  .int(texts.enterAMonth)
  .check(z.minimum(1, texts.enterAMonth), z.maximum(12, texts.enterAMonth));

/** Months of cushion that the loan documents allow. */
export const escrowCushionField = z._default(
  z.union([z.literal(0), z.literal(1), z.literal(2)], texts.cushionMonthsProblem),
  2,
);

export const escrowAnalysisInput = z.object({
  /** Of the year to come. */
  bills: z
    .array(z.object({ month: monthOfYearField, amount: dollarsField }))
    .check(z.maxLength(60, texts.billsLimit)),
  /** The month that is month 1. */
  startMonth: z._default(z.enum(firstMonths, texts.chooseAMonth), 'Jan'),
  /** When the year begins. */
  balance: balanceField,
  cushionMonths: escrowCushionField,
  /** Each payment came within 30 days of its due date. */
  current: z._default(z.boolean(), true),
  /** What a statement prints as required start and as monthly escrow payment, to be compared. */
  statedStart: z.optional(dollarsField),
  statedMonthly: z.optional(dollarsField),
});
export type EscrowAnalysisInput = z.output<typeof escrowAnalysisInput>;

export const escrowAnalysisResult = z.object({
  annual: z.string(),
  baseMonthly: z.string(),
  cushionCap: z.string(),
  requiredStart: z.string(),
  /** At the end of each month. */
  target: z.array(z.string()),
  lowMonth: z.string(),
  surplus: z.string(),
  shortage: z.string(),
  deficiency: z.string(),
  /** What the rule lets the servicer choose from. */
  servicerMay: z.array(z.string()),
  /** In the first two months, and after. */
  highestMonthlyFirst: z.string(),
  highestMonthlyAfter: z.string(),
  /** As near as rounding lets it be; a payment agrees that is no higher than the highest. */
  startAgrees: z.nullable(z.boolean()),
  monthlyAgrees: z.nullable(z.boolean()),
  notes: z.array(z.string()),
  ...shownWorking,
});
export type EscrowAnalysisResult = z.infer<typeof escrowAnalysisResult>;

type Figures = ReturnType<typeof writeFigures>;

/** The yearly analysis of an account, and how a statement compares with it. */
export function computeEscrowAnalysis(input: EscrowAnalysisInput, _on: string): EscrowAnalysisResult {
  const { bills, balance, cushionMonths, current: isCurrent } = input;
  const found = analyzeEscrowYear({
    bills: getBills(bills),
    balance: new Decimal(balance),
    cushionMonths,
    isCurrent,
  });
  const figures = writeFigures(found);
  const isCompared = input.statedStart !== undefined || input.statedMonthly !== undefined;
  const first = firstMonths.indexOf(input.startMonth);
  const isUnbalanced = !found.surplus.isZero() || !found.deficiency.isZero();
  return {
    ...figures,
    target: found.target.map(toFixedDollars),
    lowMonth: formatMonth(((first + found.lowPlace) % 12) + 1),
    servicerMay: found.choices.map((choice) => choiceWords[choice]),
    ...compareStatement(input, found),
    notes: [
      ...(isCompared
        ? [texts.agreesUpTo(toFixedDollars(BALANCE_TOLERANCE), toFixedDollars(PAYMENT_TOLERANCE))]
        : []),
      ...(found.shortage.isZero() || found.shortageBelowOneMonth ? [] : [texts.bigShortage]),
      ...(isCurrent || !isUnbalanced ? [] : [texts.notCurrent]),
    ],
    workings: explainFigures(input, figures),
    tables: [],
  };
}

function writeFigures(found: EscrowYearAnalysis) {
  return {
    annual: toFixedDollars(found.annual),
    baseMonthly: toFixedDollars(found.monthly),
    cushionCap: toFixedDollars(found.cushion),
    requiredStart: toFixedDollars(found.requiredStart),
    surplus: toFixedDollars(found.surplus),
    shortage: toFixedDollars(found.shortage),
    deficiency: toFixedDollars(found.deficiency),
    highestMonthlyFirst: toFixedDollars(found.highestFirst),
    highestMonthlyAfter: toFixedDollars(found.highestAfter),
  };
}

function compareStatement({ statedStart, statedMonthly }: EscrowAnalysisInput, found: EscrowYearAnalysis) {
  const { requiredStart, highestFirst } = found;
  const over = new Decimal(statedMonthly ?? 0).minus(highestFirst);
  return {
    startAgrees:
      statedStart === undefined
        ? null
        : agreesWithin(new Decimal(statedStart), requiredStart, BALANCE_TOLERANCE),
    monthlyAgrees: statedMonthly === undefined ? null : over.lte(PAYMENT_TOLERANCE),
  };
}

function explainFigures({ bills, balance, cushionMonths }: EscrowAnalysisInput, figures: Figures) {
  const { annual, baseMonthly, cushionCap, requiredStart, shortage, deficiency } = figures;
  const explain = (figure: keyof Figures, formula: string, inputs: Record<string, string>) =>
    showWorking(figure, formula, inputs, figures[figure], regulationX);
  return [
    explain('annual', texts.allBills, { bills: String(bills.length) }),
    explain('baseMonthly', texts.twelfth, { annual }),
    explain('cushionCap', texts.twelfthsOfCushion, { annual, cushionMonths: String(cushionMonths) }),
    explain('requiredStart', texts.liftTheLowest, { cushionCap, baseMonthly }),
    explain('surplus', texts.balanceAboveStart, { balance, requiredStart }),
    explain('shortage', texts.startAboveBalance, { requiredStart, balance }),
    explain('deficiency', texts.balanceBelowZero, { balance }),
    explain('highestMonthlyFirst', texts.paymentFirst, { annual, shortage, deficiency }),
    explain('highestMonthlyAfter', texts.paymentAfter, { annual, shortage }),
  ];
}

export const escrowAnalysisTool = defineTool({
  name: 'escrow-analysis',
  summary: 'Check a yearly escrow statement',
  description:
    'By 12 CFR 1024.17, from the bills and never from the payment that a statement shows: what the account should start with, what is over or short, and what the servicer may do. State law or the loan documents may allow less of a cushion.',
  input: escrowAnalysisInput,
  result: escrowAnalysisResult,
  compute: computeEscrowAnalysis,
  example: {
    input: {
      bills: [
        { month: 2, amount: '680' },
        { month: 3, amount: '600' },
        { month: 11, amount: '1000' },
      ],
      balance: '1320',
    },
    answer: {
      requiredStart: '1090.00',
      surplus: '230.00',
      servicerMay: ['refund within 30 days of the analysis'],
    },
  },
});
