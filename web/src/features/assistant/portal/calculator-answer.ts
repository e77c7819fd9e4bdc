import * as texts from '@porchlight/content/en/assistant/calculator-answers.ts';
import { type CalculatorAsk, HOURS_OF_A_YEAR } from '@porchlight/domain/assistant/asked/calculator-asks.ts';
import type { ToldAnswer } from '@porchlight/domain/assistant/intents.ts';
import { parseDollars } from '@porchlight/domain/kernel/money.ts';
import type { Facts } from '@porchlight/domain/plan/plan-facts.ts';
import { getToolPath } from '@porchlight/domain/tools/tool-pages.ts';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/api.ts';
import { loadNewestWeek } from '../../../platform/api/newest-week.ts';
import { type ComparedLine, loadComparedTool } from '../../tools/compare-scenarios/compared-tools.ts';
import { formatFigure } from '../../tools/figures.ts';
import { listPlanFigures } from '../../tools/plan/plan-figures.ts';
import type { ToolField, Typed } from '../../tools/tool-definition.ts';
import { listInitial, tidyDollars } from '../../tools/typed-values.ts';

/**
 * A calculator with the figures of a question, and what it comes to on a calendar day. What was not said comes from the plan of who is
 * signed in, else from the calculator's example; each is named. Comes with the first such question.
 */
export async function answerCalculator(
  ask: CalculatorAsk,
  on: string,
  queryClient?: QueryClient,
): Promise<ToldAnswer> {
  const { name, fields, labels, compare, write } = await loadComparedTool(ask.tool);
  const given = tidyGiven(fields, ask.given);
  const planned = queryClient === undefined ? {} : await readPlanned(ask, fields, on, queryClient);
  const typed = completeTyped(ask, fields, { ...planned, ...given });
  const { lines, problem } = compare(typed, on);
  const notSaid = fields.filter(
    ({ name: field, isAsked: asks }) => given[field] === undefined && asks?.(typed) !== false,
  );
  const listLabels = (of: readonly ToolField[]) => of.map((field) => labels[field.name] ?? field.name);
  const fromPlan = listLabels(notSaid.filter((field) => planned[field.name] !== undefined));
  const fromExample = listLabels(
    notSaid.filter((field) => planned[field.name] === undefined && field.initial !== '' && !field.isOptional),
  );
  const lead = leadOf(ask, typed);
  const told = problem === undefined ? tellResult(ask, typed, lines) : texts.openItBelow;
  return {
    first: lead === undefined ? texts.toolSays(name, told) : `${lead}: ${told}`,
    more: [
      ...(fromPlan.length > 0 ? [texts.takenFromPlan(fromPlan.join(', '))] : []),
      ...(fromExample.length > 0 ? [texts.takenFromExample(fromExample.slice(0, MAX_NAMED).join(', '))] : []),
      texts.exampleNotice,
    ],
    links: [
      {
        label: texts.openTool[ask.tool] ?? texts.openNamed(name),
        href: `${getToolPath(ask.tool)}${write(typed)}`,
      },
    ],
    ...(fromPlan.length > 0 ? { isOwn: true as const } : {}),
  };
}

/** Fields of the example that are named; the rest are shown on the page. */
const MAX_NAMED = 6;

function tidyGiven(fields: readonly ToolField[], given: Typed): Typed {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      fields.find((field) => field.name === name)?.kind === 'dollars' ? tidyDollars(value) : value,
    ]),
  );
}

async function readPlanned(
  { tool, isLoan }: CalculatorAsk,
  fields: readonly ToolField[],
  on: string,
  queryClient: QueryClient,
): Promise<Typed> {
  const { facts } = await queryClient.fetchQuery(api.plan.read.queryOptions());
  const known: Facts = Object.fromEntries(
    facts.flatMap(({ fact, value }) => (value === null ? [] : [[fact, value]])),
  );
  const figures =
    Object.keys(known).length === 0
      ? {}
      : listPlanFigures({ tool, fields }, known, on, await loadNewestWeek());
  return isLoan ? { ...figures, downPayment: '0' } : figures;
}

/** Of a price alone, a tenth is paid down, as in the calculator's own example. */
function completeTyped({ given }: CalculatorAsk, fields: readonly ToolField[], known: Typed): Typed {
  const typed = { ...listInitial(fields), ...known };
  const price = Number(given.price);
  return given.price !== undefined && known.downPayment === undefined && 'downPayment' in typed
    ? { ...typed, downPayment: tidyDollars(String(Math.round(price / 10))) }
    : typed;
}

/** What the question was about, in its figures. */
function leadOf({ tool, hourly, isLoan }: CalculatorAsk, typed: Typed): string | undefined {
  switch (tool) {
    case 'affordability':
      return hourly === undefined
        ? texts.onIncome(show(typed.grossMonthlyIncome), typed.grossPeriod === 'year' ? 'year' : 'month')
        : texts.onHourlyPay(hourly, tidyDollars(String(HOURS_OF_A_YEAR)), show(typed.grossMonthlyIncome));
    case 'monthly-payment':
      return isLoan ? texts.onLoan(show(typed.price)) : texts.onHome(show(typed.price));
    case 'refinance':
      return texts.betweenRates(`${typed.currentRate}%`, `${typed.newRate}%`);
    default:
      return undefined;
  }
}

function tellResult({ tool, isLoan }: CalculatorAsk, typed: Typed, lines: readonly ComparedLine[]): string {
  const find = (key: string) => lines.find((line) => line.key === key)?.value;
  const [rate, term] = [`${typed.ratePercent}%`, texts.years(typed.termMonths ?? '')];
  const [headline, ...others] = lines;
  switch (tool) {
    case 'affordability':
      return texts.pricesUpTo(
        headline?.value ?? '',
        show(typed.monthlyDebts),
        show(typed.downPayment),
        rate,
        term,
      );
    case 'monthly-payment':
      return isLoan
        ? texts.paysOnLoan(find('payment') ?? headline?.value ?? '', rate, term)
        : texts.paysEachMonth(
            find('total') ?? headline?.value ?? '',
            {
              ...{ down: show(typed.downPayment), rate, term },
              ...{ tax: show(typed.propertyTaxYearly), insurance: show(typed.homeInsuranceYearly) },
            },
            /[1-9]/.test(find('mortgageInsurance') ?? ''),
          );
    case 'refinance': {
      const given = [
        show(typed.balance),
        texts.years(typed.remainingMonths ?? ''),
        show(typed.costsPaidInCash),
      ] as const;
      const months = find('breakEvenMonths');
      return months === undefined || !/\d/.test(months)
        ? texts.neverRecoversCosts(...given)
        : texts.makesUpCosts(months, ...given);
    }
    default:
      return [headline, ...others.slice(0, 1)]
        .flatMap((line) => (line ? [`${line.label} ${line.value}`] : []))
        .join('; ');
  }
}

function show(typed = ''): string {
  return formatFigure(parseDollars(typed) ?? '0', 'dollars');
}
