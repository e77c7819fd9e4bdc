import { toolSummaries } from '@porchlight/content/en/tools.ts';
import type { ToolId, ToolText } from '@porchlight/domain/tools/tool-pages.ts';
import { answerTool } from '../answer-tool.ts';
import { formatFigure } from '../figures.ts';
import { listGiven } from '../scenarios/given-figures.tsx';
import { completeFigures } from '../scenarios/saved-figures.ts';
import { formatFragment } from '../scenarios/shared-link.ts';
import type { ShownWorking, ToolDefinition, ToolField, Typed } from '../tool-definition.ts';

/**
 * A line of a comparison; lines of two scenarios with one `key` are the same line. `value` is as displayed. `topic` replaces the label
 * where scenarios have different ones; `note` is shown with the figure on the calculator's own page.
 */
export type ComparedLine = {
  key: string;
  label: string;
  value: string;
  topic?: string | undefined;
  note?: string | undefined;
};

/** What a scenario puts in and what comes out; `problem` where its figures have no answer. */
export type ComparedScenario = { given: ComparedLine[]; lines: ComparedLine[]; problem?: string };

export type ComparedTool = {
  name: string;
  fields: readonly ToolField[];
  /** The questions of the form by their fields. */
  labels: Readonly<Record<string, string>>;
  compare: (saved: Typed, on: string) => ComparedScenario;
  /** A link's fragment that fills these figures in. */
  write: (saved: Typed) => string;
};

/** Each calculator comes when scenarios of it are compared, and not before. */
const loaders: Record<ToolId, () => Promise<ComparedTool>> = {
  affordability: async () =>
    prepare(
      (await import('../affordability/affordability-tool.ts')).affordabilityPage,
      (await import('@porchlight/content/en/tools/affordability.ts')).affordabilityText,
    ),
  'debt-to-income': async () =>
    prepare(
      (await import('../debt-to-income/debt-to-income-tool.ts')).debtToIncomeTool,
      (await import('@porchlight/content/en/tools/debt-to-income.ts')).debtToIncomeText,
    ),
  'monthly-payment': async () =>
    prepare(
      (await import('../monthly-payment/monthly-payment-tool.ts')).monthlyPaymentTool,
      (await import('@porchlight/content/en/tools/monthly-payment.ts')).monthlyPaymentText,
    ),
  'cash-to-close': async () =>
    prepare(
      (await import('../cash-to-close/cash-to-close-tool.ts')).cashToClosePage,
      (await import('@porchlight/content/en/tools/cash-to-close.ts')).cashToCloseText,
    ),
  'points-or-credit': async () =>
    prepare(
      (await import('../points-or-credit/points-or-credit-tool.ts')).pointsOrCreditTool,
      (await import('@porchlight/content/en/tools/points-or-credit.ts')).pointsOrCreditText,
    ),
  'rent-or-buy': async () =>
    prepare(
      (await import('../rent-or-buy/rent-or-buy-tool.ts')).rentOrBuyTool,
      (await import('@porchlight/content/en/tools/rent-or-buy.ts')).rentOrBuyText,
    ),
  refinance: async () =>
    prepare(
      (await import('../refinance/refinance-tool.ts')).refinancePage,
      (await import('@porchlight/content/en/tools/refinance.ts')).refinanceText,
    ),
  'extra-payments': async () =>
    prepare(
      (await import('../extra-payments/extra-payments-tool.ts')).extraPaymentsTool,
      (await import('@porchlight/content/en/tools/extra-payments.ts')).extraPaymentsText,
    ),
  'credit-price': async () =>
    prepare(
      (await import('../credit-price/credit-price-tool.ts')).creditPriceTool,
      (await import('@porchlight/content/en/tools/credit-price.ts')).creditPriceText,
    ),
  'contract-dates': async () =>
    prepare(
      (await import('../contract-dates/contract-dates-tool.ts')).contractDatesTool,
      (await import('@porchlight/content/en/tools/contract-dates.ts')).contractDatesText,
    ),
  'offer-terms': async () =>
    prepare(
      (await import('../offer-terms/offer-terms-tool.ts')).offerTermsTool,
      (await import('@porchlight/content/en/tools/offer-terms.ts')).offerTermsText,
    ),
};

export function loadComparedTool(id: ToolId): Promise<ComparedTool> {
  return loaders[id]();
}

function prepare<Input, Result extends ShownWorking>(
  tool: ToolDefinition<Input, Result>,
  text: ToolText<string, string>,
): ComparedTool {
  return {
    name: toolSummaries[tool.id].name,
    fields: tool.fields,
    labels: Object.fromEntries(tool.fields.map(({ name }) => [name, text.fields[name]?.label ?? name])),
    write: (saved) => formatFragment(tool.fields, completeFigures(tool.fields, saved)),
    compare(saved, on) {
      const typed = completeFigures(tool.fields, saved);
      const given = listGiven(tool.fields, text, typed).map(([label, value]) => ({
        key: label,
        label,
        value,
      }));
      const { answer, problems } = answerTool(tool, typed, on);
      if (!answer) return { given, lines: [], problem: Object.values(problems).join(' ') };
      const { result, input } = answer;
      const lines = [tool.headline(result, input), ...tool.lines(result, input)];
      const first = new Set(lines.map(({ figure }) => lines.findIndex((line) => line.figure === figure)));
      return {
        given,
        lines: lines
          .filter((_, place) => first.has(place))
          .map(({ figure, label, value, unit, topic, note }) => ({
            key: figure,
            label,
            value: formatFigure(value, unit),
            topic,
            note,
          })),
      };
    },
  };
}
