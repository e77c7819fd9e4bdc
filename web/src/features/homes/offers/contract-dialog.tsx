import * as texts from '@porchlight/content/en/homes-offers.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { checkContract, type HomeContract } from '@porchlight/domain/homes/home-contract.ts';
import type { HomeView } from '@porchlight/domain/homes/homes.contract.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import {
  type ContractPreset,
  findContractPreset,
  type SuggestedTerm,
} from '@porchlight/domain/offers/contract-deadlines/contract-presets.ts';
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
import { getMoment } from './offer-draft.ts';
import { useSetContract } from './offers.queries.ts';

const suggestsDays = ({ terms }: ContractPreset) => terms.some(({ days }) => days !== null);

const describePreset = (preset: ContractPreset) =>
  suggestsDays(preset)
    ? `${texts.formLead(preset.name)} ${preset.note} ${texts.asOf(formatCalendarDate(preset.asOf, locale))}`
    : texts.formLeadWithout(preset.name);

type TermDraft = SuggestedTerm & { typed: string };

/** The terms as their form holds them; one rule for the last day and one hour apply to all of them. */
type ContractDraft = { preset: ContractPreset; terms: TermDraft[]; roll: LastDayRoll; hour: string };

/** Begins with what is stored, else with the days of the accepted offer and those that a verified form suggests. */
function createContractDraft(
  home: HomeView,
  contract: HomeContract | null,
  offered: readonly Contingency[],
): ContractDraft {
  const preset = findContractPreset(home.state);
  const stored = contract?.terms ?? [];
  const find = (key: string) => stored.find((term) => term.key === key);
  const suggested = preset.terms.filter(({ from }) => from === 'acceptance');
  const others = stored.filter(({ key }) => !suggested.some((term) => term.key === key));
  const terms = [
    ...suggested.map((term): TermDraft => {
      const known = find(term.key);
      const days = contract === null ? (findOffered(offered, term.key) ?? term.days) : known?.days;
      return { ...term, counting: known?.counting ?? term.counting, typed: days == null ? '' : String(days) };
    }),
    ...others.map((term): TermDraft => ({ ...term, advice: '', typed: String(term.days) })),
  ];
  const [first] = stored.length > 0 ? stored : suggested.filter(({ key }) => key !== 'deposit');
  return { preset, terms, roll: first?.roll ?? 'none', hour: writeHour(stored[0]?.minute ?? null) };
}

/** The contract as it can be stored, or what is wrong by field. */
function checkDraft(
  { terms, roll, hour }: ContractDraft,
  changes: HomeContract['changes'],
): ReturnType<typeof checkContract> {
  const minute = hour === '' ? null : (getMoment({ day: '2026-01-01', hour })?.minute ?? null);
  const entered = terms.filter(({ typed }) => typed.trim() !== '');
  const [first] = terms;
  if (entered.length === 0 && first !== undefined) return { problems: { [first.key]: texts.enterOne } };
  return checkContract({
    terms: entered.map(({ key, title, counting, from, source, typed }) => ({
      ...{ key, title, counting, from, minute, days: Number(typed), source: { title: source.title } },
      roll: counting === 'business' ? 'none' : roll,
    })),
    changes,
  });
}

const changeTerm = (
  draft: ContractDraft,
  key: string,
  change: { typed?: string; counting?: DayCounting },
) => ({
  ...draft,
  terms: draft.terms.map((term) => (term.key === key ? { ...term, ...change } : term)),
});

/** Kinds of contingencies have the names of terms, but for the documents of an association. */
function findOffered(offered: readonly Contingency[], key: string): number | null {
  return offered.find(({ kind }) => kind === key)?.days ?? null;
}

function writeHour(minute: number | null): string {
  if (minute === null) return '';
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

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
