import { type ReactNode, useId } from 'react';

/** Things side by side: one a row, a figure a column. Wider than a telephone it scrolls by itself, by key too. */
export function ComparisonTable({
  title,
  says,
  columns,
  rows,
}: {
  title: string;
  /** What the table is read for. */
  says?: ReactNode;
  /** The first names what stands in the rows. */
  columns: readonly string[];
  rows: readonly { key: string; name: ReactNode; cells: readonly ReactNode[]; isSetApart?: boolean }[];
}) {
  const id = useId();
  const [first, ...others] = columns;
  return (
    <div className="grid gap-4 print:break-inside-avoid">
      <div className="grid gap-1.5">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {says !== undefined && <p className="max-w-[68ch] text-ink-soft">{says}</p>}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: Wider than a telephone; keys have to reach what is out of sight. */}
      <section aria-labelledby={id} tabIndex={0} className="relative overflow-x-auto">
        <table className="figure-tabular w-full text-[.9375rem] leading-normal print:text-[8.5pt]">
          <thead>
            <tr className="border-ink border-b-2 text-right align-bottom">
              <th scope="col" className="py-2.5 pr-4 text-left">
                {first}
              </th>
              {others.map((column) => (
                <th key={column} scope="col" className="py-2.5 pl-4">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, cells, isSetApart }) => (
              <tr
                key={key}
                className={`border-line border-b text-right align-top ${isSetApart ? 'bg-sunken' : ''}`}
              >
                <th scope="row" className="min-w-36 py-3 pr-4 text-left font-semibold">
                  {name}
                </th>
                {cells.map((cell, place) => (
                  <td key={columns[place + 1]} className="py-3 pl-4">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
