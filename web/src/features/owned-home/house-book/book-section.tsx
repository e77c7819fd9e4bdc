import * as pageTexts from '@porchlight/content/en/owned-home.ts';
import * as texts from '@porchlight/content/en/owned-home-house-book.ts';
import type { CheckedKind, HomeRecord } from '@porchlight/domain/owned-home/home-record.ts';
import { Pencil, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import type { HomePartProps } from '../home-frame.tsx';
import { HomeRecordDialog } from '../records/home-record-dialog.tsx';
import type { RecordField } from '../records/record-layout.ts';

/** Rows that are seen before the rest is asked for. */
const SHOWN_ROWS = 6;

/** How one row of a section reads; `state` is a badge beside its title, `more` is shown below its details. */
export type BookRow = {
  title: string;
  details: readonly (string | false)[];
  state?: ReactNode;
  more?: ReactNode;
};

/** One list of the house book: its rows, and the window in which each is entered and changed. */
export function BookSection<Value extends object>({
  id,
  title,
  lead,
  empty,
  add,
  dialog,
  kind,
  fields,
  rows,
  describe,
  act,
  begin,
  foot,
  records,
  today,
}: HomePartProps & {
  id: string;
  title: string;
  lead: string;
  empty: string;
  add: string;
  dialog: { titles: { add: string; change: string }; lead: string };
  kind: CheckedKind<Value>;
  fields: (record: HomeRecord<Value> | undefined) => readonly RecordField[];
  rows: readonly HomeRecord<Value>[];
  describe: (record: HomeRecord<Value>) => BookRow;
  act?: (record: HomeRecord<Value>) => ReactNode;
  begin?: Readonly<Record<string, unknown>>;
  foot?: ReactNode;
}) {
  const [isWhole, setIsWhole] = useState(false);
  const [opened, setOpened] = useState<{ record: HomeRecord<Value> | undefined }>();
  return (
    <SectionCard id={id} title={title}>
      <p className="max-w-[60ch] text-ink-soft">{rows.length === 0 ? empty : lead}</p>
      {rows.length > 0 && (
        <ul className="grid divide-y divide-line border-line border-t">
          {(isWhole ? rows : rows.slice(0, SHOWN_ROWS)).map((record) => {
            const { title: name, details, state, more } = describe(record);
            return (
              <li key={record.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 py-4">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="wrap-anywhere font-semibold">{name}</span>
                  {state}
                </p>
                <div className="-my-2 -mr-3.5 flex items-start self-start">
                  {act?.(record)}
                  <Button
                    variant="plain"
                    size="small"
                    aria-label={texts.changeOf(name)}
                    onClick={() => setOpened({ record })}
                  >
                    <Pencil aria-hidden="true" className="size-4.5" />
                    <span className="max-sm:sr-only">{pageTexts.change}</span>
                  </Button>
                </div>
                <div className="col-span-2 grid gap-1">
                  <p className="figure-tabular wrap-anywhere text-[.9375rem] text-ink-soft">
                    {details.filter(Boolean).join(' · ')}
                  </p>
                  {more}
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {rows.length > SHOWN_ROWS && (
        <p>
          <Button variant="plain" size="small" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? texts.showFewer : texts.showAll(rows.length)}
          </Button>
        </p>
      )}
      <p className="flex flex-wrap gap-3">
        <Button onClick={() => setOpened({ record: undefined })}>
          <Plus aria-hidden="true" className="size-5" />
          {add}
        </Button>
        {foot}
      </p>
      {opened !== undefined && (
        <HomeRecordDialog
          kind={kind}
          fields={fields(opened.record)}
          title={opened.record === undefined ? dialog.titles.add : dialog.titles.change}
          lead={dialog.lead}
          record={opened.record}
          begin={begin ?? {}}
          records={records}
          today={today}
          onClose={() => setOpened(undefined)}
        />
      )}
    </SectionCard>
  );
}
