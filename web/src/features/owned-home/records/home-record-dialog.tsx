import { type CheckedKind, checkRecord, type HomeRecord } from '@porchlight/domain/owned-home/home-record.ts';
import { useState } from 'react';
import { createSubmissionId } from '../../../platform/browser/submission-id.ts';
import { RecordDialog } from '../../../ui/forms/record-dialog.tsx';
import { useRecordForm } from '../../../ui/forms/use-record-form.ts';
import { useHomeRecordChanges } from '../owned-home.queries.ts';
import { RecordFields } from './record-fields.tsx';
import { createRecordDraft, getRecordDraft, type RecordField } from './record-layout.ts';

/**
 * The window in which one record of a home is entered, changed and removed. `record` is the stored one; `begin` is what a new one begins
 * with; `fixed` is content that has no field of its own.
 */
export function HomeRecordDialog<Value extends object>({
  kind,
  fields,
  title,
  lead,
  record,
  begin = {},
  fixed = {},
  records,
  today,
  onClose,
}: {
  kind: CheckedKind<Value>;
  fields: readonly RecordField[];
  title: string;
  lead: string;
  record: HomeRecord<object> | undefined;
  begin?: Readonly<Record<string, unknown>>;
  fixed?: Readonly<Record<string, unknown>>;
  records: readonly HomeRecord[];
  today: string;
  onClose: () => void;
}) {
  const [id] = useState(() => record?.id ?? kind.onlyId ?? createSubmissionId());
  const [draft, setDraft] = useState(() =>
    createRecordDraft(fields, { ...begin, ...(record?.content as Record<string, unknown> | undefined) }),
  );
  const { save, remove } = useHomeRecordChanges();
  const form = useRecordForm({
    check: () =>
      checkRecord(
        kind,
        { ...fixed, ...getRecordDraft(fields, draft) },
        { records: records.filter((other) => other.id !== id), today },
      ),
    save: (content) => save([{ id, kind: kind.name, content }]),
    onDone: onClose,
  });
  return (
    <RecordDialog
      title={title}
      lead={lead}
      form={form}
      onClose={onClose}
      onRemove={
        record === undefined
          ? undefined
          : () => {
              void remove(record.id).then((isGone) => isGone && onClose());
            }
      }
    >
      <RecordFields
        fields={fields}
        draft={draft}
        control={form.control}
        onChange={(name, typed) => setDraft((before) => ({ ...before, [name]: typed }))}
      />
    </RecordDialog>
  );
}
