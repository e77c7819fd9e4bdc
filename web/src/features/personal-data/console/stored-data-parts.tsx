import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/personal-data-console.ts';
import type { PersonView } from '@porchlight/domain/accounts/personal-data/people.contract.ts';
import { MAX_SHOWN_ROWS } from '@porchlight/domain/accounts/personal-data/shown-rows.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';

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

function Counted({ part: { title, count } }: { part: Part }) {
  return (
    <p className="border-line border-t py-3">
      <span className="font-semibold">{title}</span>{' '}
      <span className="text-ink-soft">{texts.countOnly(count)}</span>
    </p>
  );
}

function Listed({ part: { title, count }, rows }: { part: Part; rows: NonNullable<Part['rows']> }) {
  const names = Object.keys(rows[0] ?? {}).filter((name) => !INNER.has(name));
  return (
    <details className="border-line border-t">
      <summary className="cursor-pointer py-3 font-semibold">
        {title} <span className="font-normal text-ink-soft">({count})</span>
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
                    {writeCell(row[name])}
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

/** Numbers of rows, which mean nothing to a reader. */
const INNER = new Set(['id', 'userId', 'accountId', 'aboutUserId', 'aboutEmail', 'textSha256']);

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

function writeCell(value: string | number | boolean | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' && INSTANT.test(value)
    ? formatInstant(value, 'medium', { locale })
    : String(value);
}

function writeLabel(name: string): string {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
