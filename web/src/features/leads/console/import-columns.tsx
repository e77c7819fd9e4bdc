import * as texts from '@porchlight/content/en/leads.ts';
import {
  type ColumnMap,
  type FileColumn,
  findMapProblem,
  type ImportTarget,
  importTargets,
} from '@porchlight/domain/leads/import-columns.ts';
import { inputLook } from '../../../ui/forms/field.tsx';

const targetNames: Record<ImportTarget, string> = {
  name: texts.name,
  first_name: texts.firstName,
  last_name: texts.lastName,
  email: 'E-mail',
  phone: texts.phone,
  consent_version: texts.versionConsentCalls,
  consented_at: texts.timeConsentCalls,
  message: texts.message,
  created_at: texts.whenItCame,
};

/** What each column of the file goes into: guessed by its heading, shown with its first cells, and changed here. */
export function ImportColumns({
  columns,
  map,
  onChange,
}: {
  columns: readonly FileColumn[];
  map: ColumnMap;
  onChange: (map: ColumnMap) => void;
}) {
  const names = columns.map(nameColumn);
  const leftOut = names.filter((_, place) => map[place] === null);
  const problem = findMapProblem(map, names);
  return (
    <section className="grid gap-3" aria-labelledby="import-columns">
      <div className="grid gap-1">
        <h2 id="import-columns" className="text-lg">
          {texts.columnsTitle}
        </h2>
        <p className="text-ink-soft">{texts.columnsLead}</p>
      </div>
      <table className="block w-full border-collapse text-left text-[.9375rem] sm:table">
        <caption className="sr-only">{texts.columnsCaption}</caption>
        <thead className="sr-only sm:not-sr-only sm:table-header-group">
          <tr className="border-line-strong border-b">
            <th scope="col" className="py-2 pr-4 font-semibold text-ink-soft">
              {texts.inTheFile}
            </th>
            <th scope="col" className="py-2 pr-4 font-semibold text-ink-soft">
              {texts.firstLines}
            </th>
            <th scope="col" className="py-2 font-semibold text-ink-soft">
              {texts.goesInto}
            </th>
          </tr>
        </thead>
        <tbody className="grid gap-3 sm:table-row-group">
          {columns.map((column, place) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place, and two can have one heading.
              key={place}
              className={`grid gap-1.5 border-line border-b pb-3 align-middle sm:table-row ${map[place] === null ? 'text-ink-soft' : ''}`}
            >
              <th scope="row" className="wrap-anywhere font-semibold sm:max-w-44 sm:py-2 sm:pr-4">
                {nameColumn(column, place)}
              </th>
              <td className="sm:max-w-64 sm:py-2 sm:pr-4">
                <ul>
                  {column.samples
                    .filter(Boolean)
                    .slice(0, 2)
                    .map((sample, line) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike.
                      <li key={line} className="truncate">
                        {sample}
                      </li>
                    ))}
                  {!column.samples.some(Boolean) && <li className="text-ink-soft">{texts.empty}</li>}
                </ul>
              </td>
              <td className="sm:py-2">
                <select
                  aria-label={texts.columnTargetLabel(nameColumn(column, place))}
                  value={map[place] ?? ''}
                  onChange={({ target }) =>
                    onChange(map.map((each, other) => (other === place ? readTarget(target.value) : each)))
                  }
                  className={`${inputLook} min-h-11 w-full cursor-pointer`}
                >
                  <option value="">{texts.leaveOut}</option>
                  {importTargets.map((target) => (
                    <option key={target} value={target}>
                      {targetNames[target]}
                    </option>
                  ))}
                </select>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className={problem === undefined ? 'text-ink-soft' : 'font-semibold text-brick'}>
        {problem ?? describeLeftOut(leftOut)}
      </p>
    </section>
  );
}

const nameColumn = ({ heading }: FileColumn, place: number) =>
  heading === '' ? texts.column(place + 1) : heading;

const readTarget = (value: string) => importTargets.find((target) => target === value) ?? null;

function describeLeftOut(leftOut: readonly string[]): string {
  if (leftOut.length === 0) return texts.columnsAllUsed;
  return texts.columnsUnused(leftOut.length, leftOut.join(', '));
}
