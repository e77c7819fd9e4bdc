import { locale } from '@porchlight/content/en/locale.ts';
import { staffRecordTitles } from '@porchlight/content/en/person-records.ts';
import * as texts from '@porchlight/content/en/personal-data-console.ts';
import type { PersonView } from '@porchlight/domain/accounts/personal-data/people.contract.ts';
import { MAX_SHOWN_ROWS } from '@porchlight/domain/accounts/personal-data/shown-rows.ts';
import { formatCount } from '@porchlight/domain/kernel/formats.ts';
import { formatStored } from '../../../console-kit/format-stored.ts';

type Part = PersonView['parts'][number];

/** What is held, part by part; only parts with something in them. */
export function StoredDataParts({ parts }: { parts: readonly Part[] }) {
  const held = parts.filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="held" className="grid gap-3">
      <h2 id="held" className="text-xl">
        {texts.whatIsHeld}
      </h2>
      <div className="grid">
        {held.map((part) =>
          part.rows === null ? (
            <Counted key={part.file} part={part} />
          ) : (
            <Listed key={part.file} part={part} rows={part.rows} />
          ),
        )}
      </div>
    </section>
  );
}

function Counted({ part }: { part: Part }) {
  return (
    <p className="border-line border-t py-3">
      <span className="font-semibold">{getTitle(part)}</span>{' '}
      <span className="text-ink-soft">{texts.countOnly(part.count)}</span>
    </p>
  );
}

function Listed({ part, rows }: { part: Part; rows: NonNullable<Part['rows']> }) {
  const { count } = part;
  const title = getTitle(part);
  const names = Object.keys(rows[0] ?? {}).filter((name) => !INNER.has(name));
  return (
    <details className="border-line border-t">
      <summary className="cursor-pointer py-3 font-semibold">
        {title} <span className="font-normal text-ink-soft">({formatCount(count, locale)})</span>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls has to be reachable by keyboard */}
      <section tabIndex={0} aria-label={title} className="mb-4 overflow-x-auto">
        <table className="text-left text-[.9375rem]">
          <thead>
            <tr>
              {names.map((name) => (
                <th key={name} scope="col" className="py-1.5 pr-6 align-top font-semibold">
                  {writeLabel(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of many tables, read once, with no key in common
              <tr key={index} className="border-line border-t">
                {names.map((name) => (
                  <td key={name} className="max-w-80 whitespace-pre-wrap break-words py-1.5 pr-6 align-top">
                    {formatStored(row[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {count > MAX_SHOWN_ROWS && (
        <p className="mb-4 text-ink-soft">{texts.rowsShown(MAX_SHOWN_ROWS, count)}</p>
      )}
    </details>
  );
}

/** The title of the download is written to its owner; staff read words of their own. */
function getTitle({ file, title }: Part): string {
  const own: Partial<Record<string, string>> = staffRecordTitles;
  return own[file] ?? title;
}

/** Numbers of rows, which mean nothing to a reader. */
const INNER = new Set(['id', 'userId', 'accountId', 'aboutUserId', 'aboutEmail', 'textSha256']);

function writeLabel(name: string): string {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
