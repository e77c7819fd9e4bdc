import * as texts from '@porchlight/content/en/owned-home-taxes.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import type { Coverage } from '@porchlight/domain/owned-home/kinds/coverage-fields.ts';

type Named = Coverage & { id: string; company: string };

const lines = Object.keys(texts.coverageFields) as (keyof typeof texts.coverageFields)[];

/** The policy and the quotes side by side, in the order of a declarations page; what differs from the policy is set apart. */
export function QuoteTable({ policy, quotes }: { policy: Omit<Named, 'id'>; quotes: readonly Named[] }) {
  return (
    <section
      aria-label={texts.quoteTable}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard.
      tabIndex={0}
      className="overflow-x-auto rounded-m border border-line"
    >
      <table className="figure-tabular w-full border-collapse text-[.9375rem] leading-normal">
        <thead>
          <tr className="border-line border-b text-right align-bottom">
            <th scope="col" className="sticky left-0 bg-surface p-3 text-left font-normal text-ink-soft">
              {texts.line}
            </th>
            <th scope="col" className="wrap-anywhere min-w-28 p-3">
              {texts.yourPolicy(policy.company)}
            </th>
            {quotes.map(({ id, company }) => (
              <th key={id} scope="col" className="wrap-anywhere min-w-28 p-3">
                {company}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {lines.map((line) => (
            <tr key={line} className="text-right align-top">
              <th
                scope="row"
                className="sticky left-0 min-w-32 bg-surface p-3 text-left font-normal text-ink-soft"
              >
                {texts.coverageFields[line]}
              </th>
              <td className="p-3">{writeCell(line, policy)}</td>
              {quotes.map((quote) => (
                <td key={quote.id} className={`p-3 ${quote[line] === policy[line] ? '' : 'font-semibold'}`}>
                  {writeCell(line, quote)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function writeCell(line: keyof typeof texts.coverageFields, coverage: Coverage): string {
  const value = coverage[line];
  if (line === 'windHailDeductible' && !coverage.coversWindHail) return texts.notCovered;
  if (value === null) return texts.notSaid;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  return typeof value === 'number' ? formatCents(value) : texts.settlements[value];
}
