import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home-taxes.ts';
import { sources } from '@porchlight/content/facts/sources.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { type Content, type HomeRecord, listRecords } from '@porchlight/domain/owned-home/home-record.ts';
import { improvementKind } from '@porchlight/domain/owned-home/kinds/improvement.ts';
import { computeHomeBasis } from '@porchlight/domain/owned-home/taxes/home-basis.ts';
import { useState } from 'react';
import { SectionCard } from '../../../ui/section-card.tsx';
import { SourceNote } from '../../../ui/source-note.tsx';
import { useDocuments } from '../../documents/portal/documents.queries.ts';
import type { HomePartProps } from '../home-frame.tsx';
import { HomeRecordDialog } from '../records/home-record-dialog.tsx';
import type { RecordField } from '../records/record-layout.ts';
import { AddRecord } from './add-record.tsx';
import { RecordRow, RecordRows, RowLine } from './record-row.tsx';

type Improvement = Content<typeof improvementKind>;

/** What was added to the home, and the basis it makes with the price. */
export function ImprovementsSection(props: HomePartProps) {
  const { records } = props;
  const [opened, setOpened] = useState<{ record: HomeRecord<Improvement> | undefined }>();
  const documents = useDocuments().data?.documents;
  const basis = computeHomeBasis(records);
  const improvements = listRecords(improvementKind, records).toSorted((a, b) =>
    b.content.doneOn.localeCompare(a.content.doneOn),
  );
  const names = Object.fromEntries(documents?.map(({ id, name }) => [id, name]) ?? []);
  return (
    <SectionCard id="improvements" title={texts.improvements}>
      {basis !== undefined && (
        <div className="grid max-w-[62ch] gap-2">
          <p className="figure-tabular text-lg">{texts.basisIs(formatCents(basis.total))}</p>
          <p className="figure-tabular text-ink-soft">
            {texts.basisOf(formatCents(basis.price), formatCents(basis.improvements))}
          </p>
          <p className="text-ink-soft">{texts.basisLead}</p>
          <p className="text-ink-soft">{texts.exclusion}</p>
          <SourceNote {...sources.saleOfHome} />
        </div>
      )}
      {improvements.length === 0 ? (
        <p>{texts.noImprovements}</p>
      ) : (
        <RecordRows>
          {improvements.map((record) => {
            const { what, cost, doneOn, receiptId } = record.content;
            const name = receiptId === null ? undefined : names[receiptId];
            return (
              <RecordRow key={record.id} name={what} onChange={() => setOpened({ record })}>
                <RowLine>{[formatCents(cost), formatCalendarDate(doneOn, locale)].join(' · ')}</RowLine>
                {(receiptId === null || documents !== undefined) && (
                  <RowLine>
                    {receiptId === null
                      ? texts.withoutReceipt
                      : name === undefined
                        ? texts.receiptNotHere
                        : texts.receipt(name)}
                  </RowLine>
                )}
              </RecordRow>
            );
          })}
        </RecordRows>
      )}
      <AddRecord label={texts.addImprovement} onClick={() => setOpened({ record: undefined })} />
      {opened !== undefined && (
        <HomeRecordDialog
          {...props}
          kind={improvementKind}
          fields={listFields(names, opened.record?.content.receiptId ?? null)}
          title={texts.improvementTitle}
          lead={texts.improvementLead}
          record={opened.record}
          onClose={() => setOpened(undefined)}
        />
      )}
    </SectionCard>
  );
}

/** A receipt that the reader cannot see stays a choice, so that saving does not lose it. */
function listFields(
  names: Readonly<Record<string, string>>,
  receiptId: string | null,
): readonly RecordField[] {
  const words = texts.improvementFields;
  const options =
    receiptId === null || names[receiptId] !== undefined
      ? names
      : { ...names, [receiptId]: texts.hiddenReceipt };
  return [
    { name: 'what', label: words.what, as: 'line' },
    { name: 'doneOn', label: words.doneOn, as: 'day' },
    { name: 'cost', label: words.cost, as: 'amount' },
    {
      ...{ name: 'receiptId', label: words.receiptId, hint: texts.receiptHint, as: 'choice', options },
      ...{ none: texts.noReceipt, optional: true },
    },
  ];
}
