import * as texts from '@porchlight/content/en/homes-offers.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import type { HomeContract } from '@porchlight/domain/homes/home-contract.ts';
import type { HomeView } from '@porchlight/domain/homes/homes.contract.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { ContractPreset } from '@porchlight/domain/offers/contract-deadlines/contract-presets.ts';
import {
  type DayCounting,
  dayCountings,
  type LastDayRoll,
  lastDayRolls,
} from '@porchlight/domain/offers/contract-deadlines/contract-term.ts';
import type { Contingency } from '@porchlight/domain/offers/home-offers/offer-terms.ts';
import { useState } from 'react';
import { RecordDialog } from '../../../ui/forms/record-dialog.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useRecordForm } from '../../../ui/forms/use-record-form.ts';
import { changeTerm, checkDraft, createContractDraft } from './contract-draft.ts';
import { useSetContract } from './offers.queries.ts';

const suggestsDays = ({ terms }: ContractPreset) => terms.some(({ days }) => days !== null);

const describePreset = (preset: ContractPreset) =>
  suggestsDays(preset)
    ? `${texts.formLead(preset.name)} ${preset.note} ${texts.asOf(formatCalendarDate(preset.asOf, locale))}`
    : texts.formLeadWithout(preset.name);

/** The terms of a contract that run by days, with suggestions where a form was read. */
export function ContractDialog({
  home,
  contract,
  offered,
  onClose,
}: {
  home: HomeView;
  contract: HomeContract | null;
  offered: readonly Contingency[];
  onClose: () => void;
}) {
  const [draft, setDraft] = useState(() => createContractDraft(home, contract, offered));
  // The contract is read again while the form is open; what is typed began with these.
  const [seenTerms] = useState(contract?.terms ?? []);
  const set = useSetContract(home.id, seenTerms);
  const form = useRecordForm<HomeContract>({
    check: () => checkDraft(draft, contract?.changes ?? []),
    save: set,
    onDone: onClose,
  });
  const { preset } = draft;
  return (
    <RecordDialog
      title={texts.formTitle}
      lead={describePreset(preset)}
      saveLabel={texts.save}
      form={form}
      onClose={onClose}
      onRemove={undefined}
    >
      {draft.terms.map(({ key, title, advice, typed, counting }) => (
        <div key={key} className="grid items-end gap-x-5 gap-y-3 sm:grid-cols-2">
          <TextField
            {...form.control(key)}
            label={texts.contractDays(title)}
            hint={(suggestsDays(preset) && advice) || undefined}
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setDraft(changeTerm(draft, key, { typed: target.value }))}
          />
          <SelectField
            label={texts.counting(title)}
            value={counting}
            onChange={({ target }) =>
              setDraft(changeTerm(draft, key, { counting: target.value as DayCounting }))
            }
          >
            {dayCountings.map((each) => (
              <option key={each} value={each}>
                {texts.countings[each]}
              </option>
            ))}
          </SelectField>
        </div>
      ))}
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <SelectField
          label={texts.roll}
          value={draft.roll}
          onChange={({ target }) => setDraft({ ...draft, roll: target.value as LastDayRoll })}
        >
          {lastDayRolls.map((each) => (
            <option key={each} value={each}>
              {texts.rolls[each]}
            </option>
          ))}
        </SelectField>
        <TextField
          type="time"
          label={texts.contractHour}
          hint={texts.hourHint}
          value={draft.hour}
          onChange={({ target }) => setDraft({ ...draft, hour: target.value })}
        />
      </div>
    </RecordDialog>
  );
}
