import { cashToCloseText, cashToCloseWords } from '@porchlight/content/en/tools/cash-to-close.ts';
import * as texts from '@porchlight/content/en/tools/charts.ts';
import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import { type CashStep, listCashSteps } from '@porchlight/domain/tools/cash-to-close/cash-steps.ts';
import type { CashToCloseResult } from '@porchlight/domain/tools/cash-to-close/cash-to-close.contract.ts';
import { useId } from 'react';
import { ComparisonTable } from '../comparison-table.tsx';
import { dropCents } from '../figures.ts';
import { ToolPage } from '../tool-page.tsx';
import { cashToClosePage } from './cash-to-close-tool.ts';

const fills: Record<CashStep['kind'], string> = {
  price: 'fill-dusk',
  loan: 'fill-dusk/30 stroke-dusk',
  line: 'fill-line-strong',
  cash: 'fill-dusk',
};

const letters = ['A', 'B', 'C', 'E', 'F', 'G', 'H'] as const;

/** What is brought on closing day, by the sections of the official form. */
export default function CashToClosePage() {
  return (
    <ToolPage tool={cashToClosePage} text={cashToCloseText}>
      {({ input, result }) => (
        <>
          <CashChart {...result} price={input.price} />
          <Sections result={result} />
        </>
      )}
    </ToolPage>
  );
}

function Sections({ result }: { result: CashToCloseResult }) {
  const rows = letters.flatMap((letter) => {
    const section = result.sections[letter];
    if (section === null) return [];
    return [
      {
        key: letter,
        name: cashToCloseWords.sections[letter],
        cells: [formatDollars(dropCents(section.total))],
        isSetApart: true,
      },
      ...section.lines
        .filter(({ name }) => name !== 'total')
        .map(({ name, amount }) => ({
          key: `${letter} ${name}`,
          name: <span className="block pl-4 font-normal">{name}</span>,
          cells: [formatDollars(dropCents(amount))],
        })),
    ];
  });
  return (
    <div className="max-w-[44rem]">
      <ComparisonTable
        title={cashToCloseWords.table}
        says={result.isEstimate ? cashToCloseWords.estimateLead : cashToCloseWords.tableLead}
        columns={cashToCloseWords.columns}
        rows={rows}
      />
    </div>
  );
}

/** From the price to the cash on closing day: a table whose lines each have their bar, and the sentence that says what it shows. */
function CashChart(given: Parameters<typeof listCashSteps>[0]) {
  const id = useId();
  const steps = listCashSteps(given);
  const nameStep = ({ kind, name }: CashStep) => (kind === 'line' ? name : texts.cashSteps[kind]);
  return (
    <figure
      aria-labelledby={id}
      className="grid gap-5 rounded-l border border-line bg-surface p-5 sm:p-7 print:break-inside-avoid print:rounded-none print:border-0 print:p-0"
    >
      <figcaption className="grid gap-1.5">
        <h2 id={id} className="text-2xl">
          {texts.cashTitle}
        </h2>
        <p className="max-w-[68ch] text-ink-soft">
          {texts.cashLead(
            formatDollars(given.totalLoan, 'whole'),
            formatDollars(given.price, 'whole'),
            formatDollars(given.cashToClose.replace(/^-/, ''), 'whole'),
            given.cashToClose.startsWith('-'),
          )}
        </p>
      </figcaption>
      <table className="figure-tabular w-full">
        <caption className="sr-only">{texts.cashTitle}</caption>
        <tbody>
          {steps.map((step) => (
            <tr
              key={`${step.kind}${step.name}`}
              className={`grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-1.5 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)_7rem] ${step.kind === 'cash' ? 'border-ink border-t-2 font-semibold' : ''}`}
            >
              <th scope="row" className={`text-left ${step.kind === 'cash' ? '' : 'font-normal'}`}>
                {nameStep(step)}
              </th>
              <td className="max-sm:order-last max-sm:col-span-2">
                <svg width="100%" height="18" aria-hidden="true" className="block">
                  <rect
                    x={`${step.from * 100}%`}
                    width={`${Math.max(step.to - step.from, 0.004) * 100}%`}
                    height="18"
                    rx="3"
                    className={`${fills[step.kind]} forced-colors:stroke-[CanvasText]`}
                  />
                </svg>
              </td>
              <td className="text-right">{formatDollars(step.amount, 'whole')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
