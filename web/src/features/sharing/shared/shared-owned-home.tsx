import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/sharing-shared.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import {
  type FieldLook,
  formatFieldName,
  listFieldLooks,
} from '@porchlight/domain/owned-home/home-file/field-looks.ts';
import type { SharedHomeRecord } from '@porchlight/domain/owned-home/owned-home.contract.ts';
import { sharedKinds } from '@porchlight/domain/owned-home/shared-kinds.ts';

/** Every record that is shared, kind by kind, each behind one line. */
export default function SharedOwnedHome({ records }: { records: readonly SharedHomeRecord[] }) {
  const kinds = sharedKinds
    .map(({ name, schema }) => ({
      name,
      fields: listFieldLooks(schema),
      rows: records.filter(({ kind }) => kind === name),
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <div className="grid divide-y divide-line border-line border-t">
      {kinds.map(({ name, fields, rows }) => (
        <details key={name} open={rows.length === 1} className="py-2">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
            {formatFieldName(name)}
            <span className="figure-tabular font-normal text-ink-soft">{rows.length}</span>
          </summary>
          <ul className="grid divide-y divide-line">
            {rows.map(({ content }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: records travel without their ids and are read once
              <li key={at} className="py-3">
                <RecordFacts fields={fields} content={content} />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

function RecordFacts({
  fields,
  content,
}: {
  fields: readonly FieldLook[];
  content: SharedHomeRecord['content'];
}) {
  return (
    <dl className="grid gap-x-4 gap-y-1 text-[.9375rem] sm:grid-cols-[12rem_minmax(0,1fr)]">
      {fields.map((field) => {
        const words = write(field, content[field.name]);
        return (
          words !== undefined && (
            <div key={field.name} className="sm:contents">
              <dt className="text-ink-soft">{formatFieldName(field.name)}</dt>
              <dd className="figure-tabular wrap-anywhere whitespace-pre-line">{words}</dd>
            </div>
          )
        );
      })}
    </dl>
  );
}

function write(
  { as, fields }: FieldLook,
  value: SharedHomeRecord['content'][string] | undefined,
): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (as === 'amount') return formatCents(Number(value));
  if (as === 'day') return formatCalendarDate(String(value), locale);
  if (Array.isArray(value)) return value.map((row) => formatScheduleRow(fields, row)).join('\n');
  return String(value);
}

/** A row on one line, each figure with its name: "Month 5, item tax, amount $1,800". */
function formatScheduleRow(fields: readonly FieldLook[], row: Readonly<Record<string, unknown>>): string {
  const parts = fields.flatMap((field) => {
    const words = write(field, row[field.name] as SharedHomeRecord['content'][string]);
    return words === undefined ? [] : [`${formatFieldName(field.name)} ${words}`];
  });
  return parts.map((part, at) => (at === 0 ? part : part.charAt(0).toLowerCase() + part.slice(1))).join(', ');
}
