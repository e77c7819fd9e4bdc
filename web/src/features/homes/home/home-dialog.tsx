import * as texts from '@porchlight/content/en/homes.ts';
import { checkHome, type HomeInput, homeStages } from '@porchlight/domain/homes/home-fields.ts';
import { homeTimeZones, twoZoneStates } from '@porchlight/domain/homes/state-time-zones.ts';
import { places } from '@porchlight/domain/kernel/states.ts';
import { propertyTypes } from '@porchlight/domain/leads/questionnaire/questionnaire.ts';
import { useState } from 'react';
import { createSubmissionId } from '../../../platform/browser/submission-id.ts';
import { RecordDialog } from '../../../ui/forms/record-dialog.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useRecordForm } from '../../../ui/forms/use-record-form.ts';
import { tidyDollars } from '../../tools/typed-values.ts';
import { useHomeChanges } from '../homes.queries.ts';
import {
  amountFields,
  changeState,
  countFields,
  createHomeDraft,
  getHomeDraft,
  type HomeDraft,
} from './home-draft.ts';

/** A home as it is entered, also from what a listing says. */
export function HomeDialog({
  home,
  begin,
  keepsZone = false,
  onClose,
}: {
  home: (HomeInput & { id: string }) | undefined;
  /** What a new home begins with: what the plan knows, and what a listing says in its place. */
  begin?: Partial<HomeInput>;
  /** Whether its time zone stays: hours of its offers are read on its clock. */
  keepsZone?: boolean;
  onClose: () => void;
}) {
  const [draft, setDraft] = useState<HomeDraft>(() => createHomeDraft(home ?? begin));
  const { save } = useHomeChanges();
  const form = useRecordForm({
    check: () => checkHome(getHomeDraft(draft)),
    save: (value) => save(home?.id ?? createSubmissionId(), value),
    onDone: onClose,
  });
  const set = (field: keyof HomeDraft) => ({
    ...form.control(field),
    label: texts.fields[field],
    value: draft[field],
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [field]: target.value }),
  });
  const isBegun = home === undefined && (begin?.state != null || begin?.propertyType != null);
  const isTwoZones = twoZoneStates.some((state) => state === draft.state);
  const zoneHint = isTwoZones ? texts.twoZones : texts.timeZoneHint;
  return (
    <RecordDialog
      title={home === undefined ? texts.formTitle.add : texts.formTitle.change}
      lead={isBegun ? `${texts.begunFromPlan} ${texts.formLead}` : texts.formLead}
      form={form}
      onClose={onClose}
      onRemove={undefined}
    >
      <TextField {...set('address')} maxLength={160} autoComplete="off" />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          {...set('state')}
          onChange={({ target }) => setDraft(changeState(draft, target.value, { keepsZone }))}
        >
          <option value="">{texts.noState}</option>
          {Object.entries(places).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          {...set('timeZone')}
          disabled={keepsZone}
          hint={keepsZone ? texts.timeZoneKept : zoneHint}
        >
          {homeTimeZones.map((zone) => (
            <option key={zone} value={zone}>
              {texts.timeZones[zone]}
            </option>
          ))}
        </SelectField>
        {amountFields.map((field) => (
          <TextField
            key={field}
            {...set(field)}
            inputMode="decimal"
            autoComplete="off"
            onBlur={() => setDraft({ ...draft, [field]: tidyDollars(draft[field]) })}
          />
        ))}
        <SelectField {...set('propertyType')}>
          <option value="">{texts.noState}</option>
          {propertyTypes.map((type) => (
            <option key={type} value={type}>
              {texts.propertyTypes[type]}
            </option>
          ))}
        </SelectField>
        <TextField {...set('bathrooms')} inputMode="decimal" autoComplete="off" />
        {countFields.map((field) => (
          <TextField key={field} {...set(field)} inputMode="numeric" autoComplete="off" />
        ))}
        <SelectField {...set('stage')}>
          {homeStages.map((stage) => (
            <option key={stage} value={stage}>
              {texts.stages[stage]}
            </option>
          ))}
        </SelectField>
      </div>
      <TextField {...set('link')} type="url" autoComplete="off" maxLength={500} />
    </RecordDialog>
  );
}
