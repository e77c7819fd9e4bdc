import * as texts from '@porchlight/content/en/tools/debt-to-income.ts';
import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import { ChevronDown } from 'lucide-react';
import { memo, useDeferredValue, useId } from 'react';
import { Folded } from '../folded.tsx';

type WaysRow = { name: string; figures: readonly string[] };

type WaysTableParts = { title: string; columns: readonly string[]; rows: readonly WaysRow[] };

/** What a comparison over time was drawn from, a line a year, behind one press. Follows the form a moment after the answer. */
export function WaysTable({ title, ...table }: WaysTableParts) {
  const id = useId();
  return (
    <Folded
      className="group/ways rounded-l border border-line bg-surface print:border-0"
      summaryLook="flex min-h-16 items-center justify-between gap-4 rounded-l px-5 py-3 sm:px-7 print:px-0"
      summary={
        <>
          <h2 id={id} className="text-2xl">
            {title}
          </h2>
          <ChevronDown
            aria-hidden="true"
            className="size-6 shrink-0 text-ink-soft transition-transform duration-150 ease-out group-open/ways:rotate-180 print:hidden"
          />
        </>
      }
    >
      {() => <LateTable id={id} {...table} />}
    </Folded>
  );
}

type TableParts = Omit<WaysTableParts, 'title'> & { id: string };

function LateTable(parts: TableParts) {
  return <Table {...useDeferredValue(parts)} />;
}

const Table = memo(function Table({ id, columns, rows }: TableParts) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: Several columns are wider than a phone; keys have to reach them.
    <section aria-labelledby={id} tabIndex={0} className="mx-5 mb-4 overflow-x-auto sm:mx-7 print:mx-0">
      <table className="figure-tabular w-full text-[.8125rem] sm:text-[.9375rem] print:text-[8.5pt]">
        <thead>
          <tr className="border-ink border-b-2 text-right align-bottom">
            <th scope="col" className="py-2.5 pr-2 text-left">
              {texts.until}
            </th>
            {columns.map((column, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: Columns keep their places, and two may have one name.
              <th key={place} scope="col" className="py-2.5 pl-3">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, figures }) => (
            <tr key={name} className="border-line border-b text-right">
              <th scope="row" className="whitespace-nowrap py-2 pr-2 text-left font-semibold print:py-0.5">
                {name}
              </th>
              {figures.map((figure, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: Columns keep their places.
                <td key={place} className="whitespace-nowrap py-2 pl-3 print:py-0.5">
                  {formatDollars(figure)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
});
