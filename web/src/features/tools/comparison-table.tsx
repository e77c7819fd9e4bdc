import { type ReactNode, useId } from 'react';

type Row = { key: string; name: ReactNode; cells: readonly ReactNode[]; isSetApart?: boolean };

/** Things side by side: one a row, a figure a column. Where columns have no room, on a phone or with large text, each is a list of its figures. */
export function ComparisonTable({
  title,
  says,
  columns,
  rows,
}: {
  title: string;
  /** What the table is read for. */
  says?: ReactNode;
  /** The first names what is in the rows. */
  columns: readonly [string, ...string[]];
  rows: readonly Row[];
}) {
  const id = useId();
  const [first, ...others] = columns;
  return (
    <section aria-labelledby={id} className="@container grid gap-4 print:break-inside-avoid">
      <div className="grid gap-1.5">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {says !== undefined && <p className="max-w-[68ch] text-ink-soft">{says}</p>}
      </div>
      <Lists columns={others} rows={rows} />
      <table className="figure-tabular w-full text-[.9375rem] leading-normal @max-[35rem]:hidden print:table print:text-[8.5pt]">
        <thead>
          <tr className="border-ink border-b-2 text-right align-bottom">
            <th scope="col" className="px-2 py-2.5 text-left">
              {first}
            </th>
            {others.map((column) => (
              <th key={column} scope="col" className="py-2.5 pr-2 pl-4">
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
              <th scope="row" className="px-2 py-3 text-left font-semibold">
                {name}
              </th>
              {cells.map((cell, place) => (
                <td key={others[place]} className="whitespace-nowrap py-3 pr-2 pl-4">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Lists({ columns, rows }: { columns: readonly string[]; rows: readonly Row[] }) {
  return (
    <ul className="figure-tabular border-line border-t text-[.9375rem] leading-normal @min-[35rem]:hidden print:hidden">
      {rows.map(({ key, name, cells, isSetApart }) => (
        <li
          key={key}
          className={`grid gap-1.5 border-line border-b py-3.5 ${isSetApart ? '-mx-4 bg-sunken px-4' : ''}`}
        >
          <div className="font-semibold">{name}</div>
          <dl className="grid gap-1">
            {cells.map((cell, place) => (
              <div key={columns[place]} className="flex justify-between gap-x-4">
                <dt className="text-ink-soft">{columns[place]}</dt>
                <dd className="text-right">{cell}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
