import * as texts from '@porchlight/content/en/owned-home-loan.ts';
import { type HomeRecord, listRecords } from '@porchlight/domain/owned-home/home-record.ts';
import {
  servicingTransferKind,
  transferSteps,
} from '@porchlight/domain/owned-home/kinds/servicing-transfer.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { HomeRecordDialog } from '../records/home-record-dialog.tsx';
import type { RecordField } from '../records/record-layout.ts';
import type { OwnedLoanFigures } from './loan-figures.ts';
import { OneTransfer } from './one-transfer.tsx';

const { transfersFields: labels } = texts;
const fields: readonly RecordField[] = [
  { name: 'oldServicer', label: labels.oldServicer, as: 'line' },
  { name: 'newServicer', label: labels.newServicer, as: 'line' },
  { name: 'effectiveOn', label: labels.effectiveOn, hint: texts.effectiveHint, as: 'day' },
  { name: 'oldNoticeOn', label: labels.oldNoticeOn, hint: texts.noticeHint, as: 'day', optional: true },
  { name: 'newNoticeOn', label: labels.newNoticeOn, as: 'day', optional: true },
];
const noStep = Object.fromEntries(transferSteps.map((step) => [step, false]));

/** Each move of the loan to another servicer, the latest first, and what protects its owner meanwhile. */
export function TransfersCard({ figures }: { figures: OwnedLoanFigures }) {
  const { records, servicer, today } = figures;
  const [open, setOpen] = useState<{ record: HomeRecord<object> | undefined }>();
  const transfers = listRecords(servicingTransferKind, records).toSorted((one, other) =>
    other.content.effectiveOn.localeCompare(one.content.effectiveOn),
  );
  const stored = open?.record?.content as Record<string, unknown> | undefined;
  return (
    <SectionCard id="servicer" title={texts.transfersTitle}>
      <p className="max-w-[60ch] text-ink-soft">{texts.lead}</p>
      {transfers.length > 0 && (
        <ul className="grid gap-5">
          {transfers.map((record) => (
            <OneTransfer
              key={record.id}
              record={record}
              figures={figures}
              onChange={() => setOpen({ record })}
            />
          ))}
        </ul>
      )}
      <p>
        <Button onClick={() => setOpen({ record: undefined })}>
          <Plus aria-hidden="true" className="size-4.5" />
          {texts.add}
        </Button>
      </p>
      <Notice title={texts.fraud}>
        <p className="max-w-[60ch]">{texts.fraudText}</p>
      </Notice>
      {open !== undefined && (
        <HomeRecordDialog
          kind={servicingTransferKind}
          fields={fields}
          title={texts.transfersDialogTitle}
          lead={texts.dialogLead}
          record={open.record}
          begin={{ oldServicer: servicer }}
          fixed={Object.fromEntries(transferSteps.map((step) => [step, stored?.[step] ?? noStep[step]]))}
          records={records}
          today={today}
          onClose={() => setOpen(undefined)}
        />
      )}
    </SectionCard>
  );
}
