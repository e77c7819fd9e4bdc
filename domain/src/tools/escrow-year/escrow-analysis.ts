import { analyzeEscrowYear, type EscrowYearAnalysis } from '../../escrow-account/analyze-escrow-year.ts';
import { choiceWords } from '../../escrow-account/en/escrow-choices.ts';
import {
  agreesWithin,
  BALANCE_TOLERANCE,
  PAYMENT_TOLERANCE,
} from '../../escrow-account/statement-tolerance.ts';
import { formatMonth } from '../../kernel/calendar-dates.ts';
import { Decimal, writeDollars } from '../../kernel/decimals.ts';
import { showWorking } from '../show-working.ts';
import * as texts from './en/escrow-year.ts';
import {
  type EscrowAnalysisInput,
  type EscrowAnalysisResult,
  firstMonths,
} from './escrow-analysis.contract.ts';
import { readBills, regulationX } from './escrow-bills.ts';

type Figures = ReturnType<typeof writeFigures>;

/** The yearly analysis of an account, and how a statement compares with it. */
export function computeEscrowAnalysis(input: EscrowAnalysisInput, _on: string): EscrowAnalysisResult {
  const { bills, balance, cushionMonths, current: isCurrent } = input;
  const found = analyzeEscrowYear({
    bills: readBills(bills),
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
    target: found.target.map(writeDollars),
    lowMonth: formatMonth(((first + found.lowPlace) % 12) + 1),
    servicerMay: found.choices.map((choice) => choiceWords[choice]),
    ...compareStatement(input, found),
    notes: [
      ...(isCompared
        ? [texts.agreesUpTo(writeDollars(BALANCE_TOLERANCE), writeDollars(PAYMENT_TOLERANCE))]
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
    annual: writeDollars(found.annual),
    baseMonthly: writeDollars(found.monthly),
    cushionCap: writeDollars(found.cushion),
    requiredStart: writeDollars(found.requiredStart),
    surplus: writeDollars(found.surplus),
    shortage: writeDollars(found.shortage),
    deficiency: writeDollars(found.deficiency),
    highestMonthlyFirst: writeDollars(found.highestFirst),
    highestMonthlyAfter: writeDollars(found.highestAfter),
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
