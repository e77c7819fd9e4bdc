import * as page from '@porchlight/content/en/credit.ts';
import * as texts from '@porchlight/content/en/credit-disputes.ts';
import type { CreditDispute } from '@porchlight/domain/credit/credit.contract.ts';
import { checkDispute, disputeResults } from '@porchlight/domain/credit/credit-records.ts';
import { bureaus } from '@porchlight/domain/credit/score-models.ts';
import { useState } from 'react';
import { createSubmissionId } from '../../../platform/browser/submission-id.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { RecordDialog } from '../../../ui/forms/record-dialog.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useRecordForm } from '../../../ui/forms/use-record-form.ts';
import { useCreditChanges } from '../credit.queries.ts';

const days = ['sentOn', 'receivedOn', 'moreInformationOn', 'answeredOn'] as const;
type Draft = Record<
  'bureau' | 'item' | 'wrong' | 'sentTo' | 'furnisher' | 'result' | (typeof days)[number],
  string
>;

/** An item of a report, and once it is sent its days and result. */
export function DisputeDialog({
  dispute,
  today,
  onClose,
}: {
  dispute: CreditDispute | undefined;
  today: string;
  onClose: () => void;
}) {
  const [draft, setDraft] = useState<Draft>(() => open(dispute));
  const [isAfterFree, setIsAfterFree] = useState(dispute?.afterFreeReport ?? true);
  const { saveDispute, remove } = useCreditChanges();
  const form = useRecordForm({
    check: () => checkDispute({ ...read(draft), afterFreeReport: isAfterFree }, today),
    save: (value) => saveDispute(dispute?.id ?? createSubmissionId(), value),
    onDone: onClose,
  });
  const set = (field: keyof Draft) => ({
    ...form.control(field),
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [field]: target.value }),
  });
  return (
    <RecordDialog
      title={dispute === undefined ? texts.formTitle.add : texts.formTitle.change}
      lead={texts.formLead}
      form={form}
      onClose={onClose}
      onRemove={dispute && (() => void remove('disputes', dispute.id).then((done) => done && onClose()))}
    >
      <SelectField {...set('bureau')} label={texts.bureau}>
        <option value="" disabled>
          {page.chooseOne}
        </option>
        {bureaus.map((bureau) => (
          <option key={bureau} value={bureau}>
            {page.bureaus[bureau]}
          </option>
        ))}
      </SelectField>
      <TextField
        {...set('item')}
        label={texts.item}
        hint={texts.itemHint}
        maxLength={120}
        autoComplete="off"
      />
      <TextAreaField {...set('wrong')} label={texts.wrong} rows={4} maxLength={1_000} />
      <SelectField {...set('sentTo')} label={texts.sentTo}>
        <option value="bureau">{texts.recipients.bureau}</option>
        <option value="furnisher">{texts.recipients.furnisher}</option>
      </SelectField>
      <TextField
        {...set('furnisher')}
        label={draft.sentTo === 'furnisher' ? texts.furnisher : texts.furnisherOptional}
        maxLength={120}
        autoComplete="off"
      />
      <Checkbox checked={isAfterFree} onChange={({ target }) => setIsAfterFree(target.checked)}>
        {texts.afterFreeReport}
      </Checkbox>
      {dispute !== undefined && (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            {days.map((day) => (
              <TextField
                key={day}
                {...set(day)}
                type="date"
                max={today}
                label={texts.days[day]}
                hint={day === 'receivedOn' ? texts.receivedHint : undefined}
              />
            ))}
          </div>
          <SelectField {...set('result')} label={texts.result}>
            <option value="">{texts.noResult}</option>
            {disputeResults.map((result) => (
              <option key={result} value={result}>
                {texts.results[result]}
              </option>
            ))}
          </SelectField>
        </>
      )}
    </RecordDialog>
  );
}

function open(dispute: CreditDispute | undefined): Draft {
  const { bureau = '', item = '', wrong = '', sentTo = 'bureau' } = dispute ?? {};
  return {
    ...{ bureau, item, wrong, sentTo, furnisher: dispute?.furnisher ?? '', result: dispute?.result ?? '' },
    ...{ sentOn: dispute?.sentOn ?? '', receivedOn: dispute?.receivedOn ?? '' },
    ...{ moreInformationOn: dispute?.moreInformationOn ?? '', answeredOn: dispute?.answeredOn ?? '' },
  };
}

function read(draft: Draft): object {
  const orNull = (text: string) => (text.trim() === '' ? null : text);
  return {
    ...draft,
    ...{ furnisher: orNull(draft.furnisher), result: orNull(draft.result) },
    ...Object.fromEntries(days.map((day) => [day, orNull(draft[day])])),
  };
}
