import { toCents, toDollars, toWireDollars } from '../../kernel/money.ts';
import { pickTable, type TableUse } from '../../programs/data-table.ts';
import type { FinderAnswers, ProgramPlace } from '../../programs/program-finder/answers.ts';
import { findAssistance } from '../../programs/program-finder/assistance.ts';
import { describeChanges, describeRule } from '../../programs/program-finder/describe-rules.ts';
import { endedOn, rulesNotVerified } from '../../programs/program-finder/en.ts';
import { findAgency } from '../../programs/program-finder/find-agency.ts';
import { findOther, type Judgment, judgeProgram } from '../../programs/program-finder/judgments.ts';
import type { Program } from '../../programs/program-finder/program.ts';
import { listKnownPrograms, programTables } from '../../programs/program-finder/program-list.ts';
import { defineTool } from '../define-tool.ts';
import { InputRefusal } from '../input-refusal.ts';
import { showWorking } from '../show-working.ts';
import type { Working } from '../tool-fields.ts';
import * as texts from './en.ts';
import {
  type ProgramMatchInput,
  type ProgramMatchResult,
  programMatchInput,
  programMatchResult,
} from './program-match.contract.ts';

/**
 * One program held against what a buyer says. `on` is the calendar day whose tables count. Throws InputRefusal for a median or bond limit of 0,
 * of which every share is nothing, for a loan above its price, and for a program that no table of that day has.
 */
export function computeProgramMatch(input: ProgramMatchInput, on: string): ProgramMatchResult {
  refuse(input);
  const day = input.on ?? on;
  const known = listKnownPrograms(day);
  const program = known.find(({ id }) => id === input.program);
  if (program === undefined) throw new InputRefusal({ program: texts.chooseAProgram });
  const answers = toAnswers(input.buyer);
  const judgment = judgeProgram(program, answers);
  const other = findOther(judgment, known, answers);
  const assistance = program.ended === undefined ? findAssistance(program, answers) : null;
  const amount = assistance && toWireDollars(assistance.amount);
  const figures = {
    shortBy: findShortBy(judgment),
    change: judgment.verdict === 'no' ? describeChanges(judgment, answers) : null,
    assistance: assistance?.is === 'exact' ? amount : null,
    assistanceUpTo: assistance?.is === 'upTo' ? amount : null,
  };
  return {
    verdict: judgment.verdict,
    because: listReasons(judgment),
    ...figures,
    try: other?.id ?? null,
    ask: judgment.needs.map(toSnakeCase),
    program: {
      id: program.id,
      name: program.name,
      ...findAgency(program),
      confidence: program.confidence,
      repayment: program.repayment,
      buyerSteps: [...(program.buyerSteps ?? [])],
      notRead: [...(program.notRead ?? [])],
      window: program.window ?? null,
      document: { ...program.document },
    },
    rules: judgment.rules.map(({ rule, outcome }) => ({
      says: describeRule(rule.condition, program, answers),
      outcome: outcome.is,
      document: { ...rule.document },
    })),
    workings: listWorkings(figures, judgment, input),
    tables: listTables(program, day),
  };
}

function listTables(program: Program, day: string): TableUse[] {
  return Object.values(programTables)
    .map((tables) => pickTable(tables, day))
    .flatMap(({ content, use }) => (content.includes(program) ? [use] : []));
}

function refuse({ buyer: { ami, mrbLimit, price, loanAmount } }: ProgramMatchInput): void {
  const isNothing = (text: string | undefined) => text !== undefined && Number(text) === 0;
  const problems = {
    ...(isNothing(ami) && { 'buyer.ami': texts.enterAMedian }),
    ...(isNothing(mrbLimit) && { 'buyer.mrbLimit': texts.enterALimit }),
    ...(price !== undefined &&
      loanAmount !== undefined &&
      toCents(loanAmount) > toCents(price) && { 'buyer.loanAmount': texts.loanAbovePrice }),
  };
  if (Object.keys(problems).length > 0) throw new InputRefusal(problems);
}

/** What was said with amounts in whole cents. */
function toAnswers(buyer: ProgramMatchInput['buyer']): FinderAnswers {
  const cents = (text: string | undefined) => (text === undefined ? undefined : toCents(text));
  return {
    ...buyer,
    state: buyer.state?.toUpperCase() as ProgramPlace | undefined,
    income: cents(buyer.income),
    ami: cents(buyer.ami),
    mrbLimit: cents(buyer.mrbLimit),
    ownFunds: cents(buyer.ownFunds),
    price: cents(buyer.price),
    loanAmount: cents(buyer.loanAmount),
  };
}

const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function listReasons({ program, verdict, because }: Judgment): string[] {
  if (program.ended !== undefined) return [endedOn(program.ended)];
  if (verdict === 'ask') return [rulesNotVerified];
  return verdict === 'no' ? [...because] : [];
}

/** Of the first rule that says by how much. Dollars, or points of a score, or homes. */
function findShortBy({ verdict, rules }: Judgment): string | null {
  if (verdict !== 'no') return null;
  for (const { outcome } of rules) {
    if (outcome.is !== 'no' || outcome.shortBy === null) continue;
    const isCounted = outcome.because === 'score' || outcome.because === 'units';
    return isCounted ? String(outcome.shortBy) : toDollars(outcome.shortBy);
  }
  return null;
}

const formulas = {
  shortBy: texts.shortByFormula,
  change: texts.changeFormula,
  assistance: texts.assistanceFormula,
  assistanceUpTo: texts.assistanceLimitFormula,
};

function listWorkings(
  figures: Record<keyof typeof formulas, string | null>,
  { program }: Judgment,
  { buyer }: ProgramMatchInput,
): Working[] {
  const inputs = Object.fromEntries(
    Object.entries(buyer).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  const { title, url } = program.document;
  return (Object.keys(formulas) as (keyof typeof formulas)[]).flatMap((figure) => {
    const value = figures[figure];
    return value === null ? [] : [showWorking(figure, formulas[figure], inputs, value, { title, url })];
  });
}

export const programMatchTool = defineTool({
  name: 'program-match',
  summary: 'Homebuyer program for a buyer',
  description:
    'Holds one homebuyer program against what a buyer says, rule by rule, each with the document it was read in. Three-valued: a rule is met, not met or not known. A program known by its name alone decides nothing and is answered with `ask`; one that has ended is answered with `no`. Incomes are held against the area median in whole cents. Nothing here is an approval.',
  input: programMatchInput,
  result: programMatchResult,
  compute: computeProgramMatch,
  example: {
    input: {
      program: 'fhlb-boston-ebp',
      buyer: {
        state: 'MA',
        firstTime: true,
        income: '80001',
        ami: '100000',
        ownFunds: '500',
        occupancy: 'primary',
      },
      on: '2026-11-25',
    },
    answer: {
      verdict: 'no',
      because: ['income'],
      shortBy: '1',
      change: 'a household income of $80,000 or less',
      try: 'fhlb-boston-how',
      assistanceUpTo: '32099.00',
    },
  },
});
