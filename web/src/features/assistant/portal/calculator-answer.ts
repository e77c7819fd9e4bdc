import * as texts from '@porchlight/content/en/assistant/calculator-answers.ts';
import { type CalculatorAsk, HOURS_OF_A_YEAR } from '@porchlight/domain/assistant/asked/calculator-asks.ts';
import type { ToldAnswer } from '@porchlight/domain/assistant/fixed-answers.ts';
import { parseDollars } from '@porchlight/domain/kernel/money.ts';
import type { MonthlyPaymentResult } from '@porchlight/domain/tools/monthly-payment/monthly-payment.contract.ts';
import { getToolPath } from '@porchlight/domain/tools/tool-pages.ts';
import { affordabilityPage } from '../../tools/affordability/affordability-tool.ts';
import { answerTool } from '../../tools/answer-tool.ts';
import { formatFigure } from '../../tools/figures.ts';
import { monthlyPaymentTool } from '../../tools/monthly-payment/monthly-payment-tool.ts';
import { refinancePage } from '../../tools/refinance/refinance-tool.ts';
import { formatFragment } from '../../tools/scenarios/shared-link.ts';
import type { ShownWorking, ToolDefinition, Typed } from '../../tools/tool-definition.ts';
import { listInitial, tidyDollars } from '../../tools/typed-values.ts';

/** The calculator with the figures of a question, and what it comes to on a calendar day. Comes with the first such question. */
export function answerCalculator(ask: CalculatorAsk, on: string): ToldAnswer {
  switch (ask.tool) {
    case 'affordability':
      return answerAffordability(ask, on);
    case 'monthly-payment':
      return answerPayment(ask, on);
    case 'refinance':
      return answerRefinance(ask, on);
  }
}

type AskFor<Tool extends CalculatorAsk['tool']> = Extract<CalculatorAsk, { tool: Tool }>;

function answerAffordability(ask: AskFor<'affordability'>, on: string): ToldAnswer {
  const typed = fillIn(affordabilityPage, {
    grossMonthlyIncome: formatTyped(ask.income),
    grossPeriod: ask.period,
    monthlyDebts: formatTyped(ask.debts),
    downPayment: formatTyped(ask.down),
    ratePercent: ask.rate,
    termMonths: writeYears(ask.years),
  });
  const { answer } = answerTool(affordabilityPage, typed, on);
  const price = answer && affordabilityPage.headline(answer.result, answer.input).value;
  return tell(affordabilityPage, typed, {
    lead:
      ask.hourly === undefined
        ? texts.onIncome(show(typed.grossMonthlyIncome), ask.period)
        : texts.onHourlyPay(ask.hourly, tidyDollars(String(HOURS_OF_A_YEAR)), show(typed.grossMonthlyIncome)),
    figure:
      price &&
      texts.pricesUpTo(
        formatFigure(price, 'dollars'),
        show(typed.monthlyDebts),
        show(typed.downPayment),
        ...readTerms(typed),
      ),
    label: texts.openAffordability,
  });
}

/** Where nothing is said of it, a tenth is paid down, as in the calculator's own example; on a loan nothing is, so that it is that loan. */
function answerPayment(
  { price, isLoan, down, rate, years }: AskFor<'monthly-payment'>,
  on: string,
): ToldAnswer {
  const typed = fillIn(monthlyPaymentTool, {
    price: formatTyped(price),
    downPayment: formatTyped(down ?? (isLoan ? 0 : Math.round(price / 10))),
    ratePercent: rate,
    termMonths: writeYears(years),
  });
  const result = answerTool(monthlyPaymentTool, typed, on).answer?.result;
  const [ratePercent, term] = readTerms(typed);
  const showTotal = ({ total, mortgageInsurance }: MonthlyPaymentResult) =>
    texts.paysEachMonth(
      formatFigure(total, 'dollars'),
      {
        ...{ down: show(typed.downPayment), rate: ratePercent, term },
        ...{ tax: show(typed.propertyTaxYearly), insurance: show(typed.homeInsuranceYearly) },
      },
      Number(mortgageInsurance) > 0,
    );
  return tell(monthlyPaymentTool, typed, {
    lead: isLoan ? texts.onLoan(show(typed.price)) : texts.onHome(show(typed.price)),
    figure:
      result &&
      (isLoan
        ? texts.paysOnLoan(formatFigure(result.payment, 'dollars'), ratePercent, term)
        : showTotal(result)),
    label: texts.openMonthlyPayment,
  });
}

function answerRefinance({ from, to, balance }: AskFor<'refinance'>, on: string): ToldAnswer {
  const typed = fillIn(refinancePage, { currentRate: from, newRate: to, balance: formatTyped(balance) });
  const result = answerTool(refinancePage, typed, on).answer?.result;
  const given = [
    show(typed.balance),
    texts.years(typed.remainingMonths ?? ''),
    show(typed.costsPaidInCash),
  ] as const;
  return tell(refinancePage, typed, {
    lead: texts.betweenRates(`${from}%`, `${to}%`),
    figure:
      result &&
      (result.breakEvenMonths === null
        ? texts.neverRecoversCosts(...given)
        : texts.makesUpCosts(formatFigure(String(result.breakEvenMonths), 'months'), ...given)),
    label: texts.openRefinance,
  });
}

/** The form's own values with those that were given in the question. */
function fillIn<Input, Result extends ShownWorking>(
  { fields }: ToolDefinition<Input, Result>,
  given: Readonly<Record<string, string | undefined>>,
): Typed {
  const known = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { ...listInitial(fields), ...Object.fromEntries(known) };
}

function tell<Input, Result extends ShownWorking>(
  { id, fields }: ToolDefinition<Input, Result>,
  typed: Typed,
  { lead, figure, label }: { lead: string; figure: string | undefined; label: string },
): ToldAnswer {
  return {
    first: figure ? `${lead}: ${figure}` : `${lead}: ${texts.openItBelow}`,
    more: [texts.exampleNotice],
    links: [{ label, href: `${getToolPath(id)}${formatFragment(fields, typed)}` }],
  };
}

function formatTyped(dollars: number | undefined): string | undefined {
  return dollars === undefined ? undefined : tidyDollars(String(dollars));
}

function writeYears(years: number | undefined): string | undefined {
  return years === undefined ? undefined : String(years);
}

function show(typed = ''): string {
  return formatFigure(parseDollars(typed) ?? '0', 'dollars');
}

function readTerms({ ratePercent, termMonths }: Typed): [rate: string, term: string] {
  return [`${ratePercent}%`, texts.years(termMonths ?? '')];
}
