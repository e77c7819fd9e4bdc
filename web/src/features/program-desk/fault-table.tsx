import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/program-desk.ts';
import { formatCount } from '@porchlight/domain/kernel/formats.ts';
import type { ProgramFault } from '@porchlight/domain/programs/program-desk/program-file.ts';

/** The most lines that a browser shows without a pause; the number of all is above. */
const MAX_SHOWN = 500;

/** What is wrong with a file, by line and field; nothing before it was checked. */
export function FaultTable({ faults }: { faults: readonly ProgramFault[] | undefined }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p role="status" className="font-semibold">
        {faults === undefined ? '' : faults.length === 0 ? texts.noFault : texts.faultsOf(faults.length)}
      </p>
      {faults !== undefined && faults.length > 0 && (
        <table className="figure-tabular w-full border-collapse text-left text-[.9375rem] max-sm:block">
          <caption className="sr-only">{texts.faultsCaption}</caption>
          <thead className="max-sm:sr-only">
            <tr className="border-line-strong border-b">
              {Object.values(texts.faultColumns).map((name) => (
                <th key={name} scope="col" className="py-2 pr-3">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:grid max-sm:gap-2">
            {faults.slice(0, MAX_SHOWN).map(({ line, id, field, says }) => (
              <tr
                key={`${line} ${id} ${field} ${says}`}
                className="border-line border-b align-top max-sm:grid"
              >
                <td className="py-1.5 pr-3">{line}</td>
                <td className="wrap-anywhere py-1.5 pr-3">{id}</td>
                <td className="wrap-anywhere py-1.5 pr-3">{field}</td>
                <td className="wrap-anywhere py-1.5">{says}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {faults !== undefined && faults.length > MAX_SHOWN && (
        <p>{texts.moreFaults(formatCount(faults.length - MAX_SHOWN, locale))}</p>
      )}
    </div>
  );
}
