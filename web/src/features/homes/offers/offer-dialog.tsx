import * as texts from '@porchlight/content/en/homes-offers.ts';
import { computeHomeCost, deriveHomeFacts } from '@porchlight/domain/homes/home-cost.ts';
import type { HomeView } from '@porchlight/domain/homes/homes.contract.ts';
import { deriveOfferTerms } from '@porchlight/domain/homes/plan-drafts.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { contingencyNames, termNames } from '@porchlight/domain/offers/home-offers/en.ts';
import type { OfferEntry, OfferLog } from '@porchlight/domain/offers/home-offers/offer-log.ts';
import {
  type ContingencyKind,
  contingencyKinds,
  MAX_OTHER_TERMS_LENGTH,
  type OfferTerms,
} from '@porchlight/domain/offers/home-offers/offer-terms.ts';
import { findCrossedLines } from '@porchlight/domain/offers/home-offers/walk-away.ts';
import { findPriceAboveIncome } from '@porchlight/domain/plan/what-ifs/price-above-income.ts';
import { useState } from 'react';
import { createSubmissionId } from '../../../platform/browser/submission-id.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { RecordDialog } from '../../../ui/forms/record-dialog.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useRecordForm } from '../../../ui/forms/use-record-form.ts';
import PriceAboveIncomeLine from '../../tools/plan/price-above-income.tsx';
import { tidyDollars } from '../../tools/typed-values.ts';
import type { HomesProps } from '../homes-props.ts';
import { MomentFields } from './moment-fields.tsx';
import {
  checkEntry,
  checkOffer,
  createOfferDraft,
  findEntryTime,
  getMomentNow,
  type NewOfferEntry,
  type OfferDraft,
  offerAmountFields,
} from './offer-draft.ts';
import { getZoneName } from './offer-words.ts';
import { useAddEntry } from './offers.queries.ts';

/** An offer or counteroffer with its terms; a counteroffer begins with those it answers. */
export default function OfferDialog({
  home,
  log,
  entry,
  terms,
  onClose,
  ...props
}: HomesProps & {
  home: HomeView;
  log: OfferLog;
  entry: NewOfferEntry;
  terms: OfferTerms | null;
  onClose: () => void;
}) {
  const [opened] = useState(() => getMomentNow(home.timeZone));
  const [begun] = useState(() =>
    terms === null && entry.by === 'buyer' ? deriveOfferTerms(props.plan, home, props.today) : {},
  );
  const [draft, setDraft] = useState<OfferDraft>(() => createOfferDraft(terms ?? begun, opened));
  const add = useAddEntry(home.id);
  const form = useRecordForm<OfferEntry>({
    check: () => {
      const at = findEntryTime(draft.made, opened, home.timeZone);
      const checked = checkOffer(draft);
      if (at === undefined) return { problems: { at: texts.enterATime } };
      if (checked.problems !== undefined) return checked;
      return checkEntry(log, { id: createSubmissionId(), ...entry, at, terms: checked.value });
    },
    save: add,
    onDone: onClose,
  });
  const amount = (field: (typeof offerAmountFields)[number] | 'increment' | 'cap') => ({
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    value: draft[field],
    onBlur: () => setDraft({ ...draft, [field]: tidyDollars(draft[field]) }),
    onChange: ({ target }: { target: { value: string } }) => setDraft({ ...draft, [field]: target.value }),
  });
  const checked = checkOffer(draft);
  const titles = entry.kind === 'offer' ? texts.offerTitle : texts.counterTitle;
  return (
    <RecordDialog
      title={titles[entry.by]}
      lead={[
        ...(Object.keys(begun).length > 0 ? [texts.begunFromPlan] : []),
        texts.offerLead,
        texts.zoneNote(getZoneName(home.timeZone)),
      ].join(' ')}
      saveLabel={texts.addToLog}
      form={form}
      onClose={onClose}
      onRemove={undefined}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {offerAmountFields.map((field) => (
          <TextField key={field} {...form.control(field)} {...amount(field)} label={termNames[field]} />
        ))}
        <TextField
          {...form.control('closingDay')}
          type="date"
          label={termNames.closingDay}
          value={draft.closingDay}
          onChange={({ target }) => setDraft({ ...draft, closingDay: target.value })}
        />
      </div>
      {checked.value !== undefined && <OfferEffect {...props} home={home} terms={checked.value} />}
      <MomentFields
        control={form.control('expires')}
        labels={{ day: texts.openUntil, hour: texts.openUntilHour }}
        hint={texts.openUntilHint}
        value={draft.expires}
        onChange={(expires) => setDraft({ ...draft, expires })}
      />
      <Contingencies
        chosen={draft.contingencies}
        error={form.control('contingencies').error}
        onChange={(contingencies) => setDraft({ ...draft, contingencies })}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.control('escalation')}
          {...amount('increment')}
          label={texts.escalationIncrement}
        />
        <TextField {...amount('cap')} label={texts.escalationCap} />
      </div>
      <TextAreaField
        {...form.control('otherTerms')}
        label={texts.otherTerms}
        rows={3}
        maxLength={MAX_OTHER_TERMS_LENGTH}
        value={draft.otherTerms}
        onChange={({ target }) => setDraft({ ...draft, otherTerms: target.value })}
      />
      <MomentFields
        control={form.control('at')}
        labels={{ day: texts.whenIt, hour: texts.hour }}
        max={opened.day}
        value={draft.made}
        onChange={(made) => setDraft({ ...draft, made })}
      />
    </RecordDialog>
  );
}

function Contingencies({
  chosen,
  error,
  onChange,
}: {
  chosen: OfferDraft['contingencies'];
  error: string | undefined;
  onChange: (chosen: OfferDraft['contingencies']) => void;
}) {
  const choose = (kind: ContingencyKind, isChosen: boolean) =>
    onChange(
      isChosen
        ? { ...chosen, [kind]: '' }
        : Object.fromEntries(Object.entries(chosen).filter(([each]) => each !== kind)),
    );
  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold">{texts.contingencies}</legend>
      <p className="text-[.875rem] text-ink-soft">{texts.contingencyHint}</p>
      {error !== undefined && <p className="text-brick">{error}</p>}
      {contingencyKinds.map((kind) => (
        <div key={kind} className="grid gap-x-5 sm:grid-cols-2">
          <Checkbox
            checked={chosen[kind] !== undefined}
            onChange={({ target }) => choose(kind, target.checked)}
          >
            {contingencyNames[kind]}
          </Checkbox>
          {chosen[kind] !== undefined && (
            <TextField
              label={texts.contingencyDays(contingencyNames[kind])}
              inputMode="numeric"
              autoComplete="off"
              value={chosen[kind]}
              onChange={({ target }) => onChange({ ...chosen, [kind]: target.value })}
            />
          )}
        </div>
      ))}
    </fieldset>
  );
}

/** What terms come to a month and at closing, and whose highest price they cross. */
function OfferEffect({
  home,
  terms,
  plan,
  today,
  survey,
}: HomesProps & { home: HomeView; terms: OfferTerms }) {
  const cost = computeHomeCost(plan, home, { today, survey, terms });
  const crossed = home.opinions.flatMap(({ name, isYou, walkAway }) =>
    findCrossedLines(terms, { mostPriceCents: walkAway, mostNetCents: null, mostGapCents: null }).map(
      ({ beyondCents }) => {
        const amount = formatCents(beyondCents, 'whole');
        return isYou ? texts.yourLine(amount) : texts.beyondLine({ name, amount });
      },
    ),
  );
  const facts = deriveHomeFacts(plan, home, terms);
  const above = facts && findPriceAboveIncome(facts, today, survey);
  if (cost === null && crossed.length === 0 && above === null) return null;
  return (
    <div role="status" className="grid gap-1 rounded-m bg-sunken p-4">
      {cost !== null && (
        <p className="figure-tabular">
          {texts.costNow({
            payment: formatCents(cost.payment, 'whole'),
            cash: formatCents(cost.cashToClose, 'whole'),
          })}
        </p>
      )}
      {above !== null && <PriceAboveIncomeLine found={above} />}
      {crossed.map((line) => (
        <p key={line} className="figure-tabular font-semibold text-brick">
          {line}
        </p>
      ))}
    </div>
  );
}
