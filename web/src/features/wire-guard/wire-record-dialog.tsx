import * as texts from '@porchlight/content/en/wire-guard.ts';
import { formatPhone, formatPhoneLink } from '@porchlight/domain/kernel/phone.ts';
import {
  checkWireRecord,
  checkWireReplacement,
  type ShownWireRecord,
  type WireRecordInput,
  type WireReplacementInput,
  type WireSource,
  wireSources,
} from '@porchlight/domain/wire-guard/wire-record.ts';
import { useRef, useState } from 'react';
import { createSubmissionId } from '../../platform/browser/submission-id.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { RecordDialog } from '../../ui/forms/record-dialog.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useRecordForm } from '../../ui/forms/use-record-form.ts';
import { useWireGuardChanges } from './wire-guard.queries.ts';

/** `replace` asks for the call to the number that was written down. */
export type WireStep = 'write' | 'correct' | 'replace';

type Draft = Omit<Record<keyof WireReplacementInput, string>, 'isConfirmed' | 'sourceKind'> & {
  sourceKind: WireSource;
  isConfirmed: boolean;
};

/** Who is to be paid, as it is written down, corrected or replaced. */
export function WireRecordDialog({
  step,
  record,
  today,
  onClose,
}: {
  step: WireStep;
  record: ShownWireRecord | null;
  today: string;
  onClose: () => void;
}) {
  const [draft, setDraft] = useState<Draft>(() => open(step === 'correct' ? record : null));
  const changes = useWireGuardChanges();
  // One id for however often it is sent.
  const id = useRef(createSubmissionId());
  const form = useRecordForm<WireRecordInput | WireReplacementInput>({
    check: () =>
      step === 'replace' ? checkWireReplacement(read(draft), today) : checkWireRecord(read(draft), today),
    save: (value) =>
      'isConfirmed' in value ? changes.replace(id.current, value) : changes.save(id.current, value),
    onDone: onClose,
  });
  const set = (field: Exclude<keyof Draft, 'isConfirmed'>, label: string, hint?: string) => ({
    ...{ ...form.control(field), label, hint, value: draft[field] },
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [field]: target.value }),
  });
  const { fields, hints } = texts;
  const isConfirmed = form.control('isConfirmed');
  return (
    <RecordDialog
      title={texts.dialog.title[step]}
      lead={texts.dialog.lead[step]}
      form={form}
      onClose={onClose}
      onRemove={undefined}
    >
      {step === 'replace' && record !== null && (
        <div className="grid gap-5 rounded-m border border-line bg-sunken p-4">
          <p className="font-semibold">
            <a href={formatPhoneLink(record.phone)} className="text-link">
              {texts.numberToCall(formatPhone(record.phone))}
            </a>
          </p>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <TextField {...set('calledOn', fields.calledOn)} type="date" />
            <TextField {...set('spokeWith', fields.spokeWith)} maxLength={120} autoComplete="off" />
          </div>
        </div>
      )}
      <TextField {...set('payee', fields.payee)} maxLength={120} autoComplete="off" />
      <TextField {...set('bank', fields.bank)} maxLength={120} autoComplete="off" />
      <TextField
        {...set('routing', fields.routing, hints.routing)}
        inputMode="numeric"
        maxLength={20}
        autoComplete="off"
      />
      <TextField
        {...set('account', fields.account, hints.account)}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField {...set('phone', fields.phone, hints.phone)} type="tel" maxLength={40} autoComplete="off" />
      <SelectField {...set('sourceKind', fields.sourceKind)}>
        {wireSources.map((kind) => (
          <option key={kind} value={kind}>
            {texts.sourceKinds[kind]}
          </option>
        ))}
      </SelectField>
      <TextField
        {...set('sourceName', fields.sourceName[draft.sourceKind], hints.sourceName[draft.sourceKind])}
        maxLength={160}
        autoComplete="off"
      />
      <TextField {...set('sourceOn', fields.sourceOn[draft.sourceKind])} type="date" />
      <TextField
        {...set('emailDomain', fields.emailDomain, hints.emailDomain)}
        inputMode="email"
        maxLength={254}
        autoComplete="off"
        spellCheck={false}
      />
      {step === 'replace' && (
        <div className="grid gap-1">
          <Checkbox
            id={isConfirmed.id}
            checked={draft.isConfirmed}
            invalid={isConfirmed.error !== undefined}
            aria-describedby={isConfirmed.error && `${isConfirmed.id}-error`}
            onChange={({ target }) => setDraft({ ...draft, isConfirmed: target.checked })}
          >
            {texts.confirmCall}
          </Checkbox>
          {isConfirmed.error !== undefined && (
            <p id={`${isConfirmed.id}-error`} className="font-semibold text-[.9375rem] text-brick">
              {isConfirmed.error}
            </p>
          )}
        </div>
      )}
    </RecordDialog>
  );
}

function open(record: ShownWireRecord | null): Draft {
  return {
    ...{ payee: record?.payee ?? '', bank: record?.bank ?? '', routing: record?.routing ?? '' },
    ...{ account: '', phone: record === null ? '' : formatPhone(record.phone) },
    ...{ sourceKind: record?.sourceKind ?? 'document', sourceName: record?.sourceName ?? '' },
    ...{ sourceOn: record?.sourceOn ?? '', emailDomain: record?.emailDomain ?? '' },
    ...{ calledOn: '', spokeWith: '', isConfirmed: false },
  };
}

const read = ({ emailDomain, ...draft }: Draft) => ({
  ...draft,
  emailDomain: emailDomain.trim() === '' ? null : emailDomain,
});
