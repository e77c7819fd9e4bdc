import * as homeTexts from '@porchlight/content/en/homes.ts';
import * as texts from '@porchlight/content/en/homes-offers.ts';
import {
  type AgreedRecords,
  checkEnteredContract,
  type EnteredDeadline,
  listAskedDeadlines,
} from '@porchlight/domain/homes/entered-contract.ts';
import { checkHome, type HomeInput } from '@porchlight/domain/homes/home-fields.ts';
import { deriveHomeDraft, deriveOfferTerms } from '@porchlight/domain/homes/plan-drafts.ts';
import { places } from '@porchlight/domain/kernel/states.ts';
import type { SuggestedTerm } from '@porchlight/domain/offers/contract-deadlines/contract-presets.ts';
import { termNames } from '@porchlight/domain/offers/home-offers/en.ts';
import type { Facts } from '@porchlight/domain/plan/plan-facts.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { createSubmissionId } from '../../platform/browser/submission-id.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Problem } from '../../ui/forms/problem.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useRecordForm } from '../../ui/forms/use-record-form.ts';
import { homesPath } from '../../ui/home/homes-path.ts';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { formatTypedCents, parseTypedCents } from '../tools/plan/typed-cents.ts';
import { tidyDollars } from '../tools/typed-values.ts';
import { changeState, createHomeDraft, getHomeDraft } from './home/home-draft.ts';
import type { HomesProps } from './homes-props.ts';
import { useEnterContract } from './offers/offers.queries.ts';

/** Deadlines that are asked at once; those that fewer contracts have are folded. */
const SHOWN_FIRST = 4;

/** A contract that was signed before its buyer came here: one form, without the rounds before it. */
export default function ContractForm(props: HomesProps) {
  // What is entered here makes one; the form stays until it has led on.
  const [agreedHome] = useState(() => props.homes.find(({ id }) => props.offers[id]?.state === 'contract'));
  if (agreedHome === undefined) return <ContractFields {...props} />;
  const toHome = <ButtonLink to={`${homesPath}#${agreedHome.id}`}>{homeTexts.openOffer.contract}</ButtonLink>;
  return (
    <Notice title={texts.hasContract} action={toHome}>
      {texts.hasContractLead}
    </Notice>
  );
}

const pickCosts = ({ propertyTaxYearly, homeInsuranceYearly, duesMonthly }: Facts) => ({
  propertyTaxYearly: propertyTaxYearly ?? null,
  homeInsuranceYearly: homeInsuranceYearly ?? null,
  duesMonthly: duesMonthly ?? null,
});

type Amounts = Record<'priceCents' | 'earnestMoneyCents', string>;
type Sent = AgreedRecords & { homeId: string; home: HomeInput | null };

function ContractFields({ homes, offers, plan, today }: HomesProps) {
  const free = homes.filter(({ id, stage }) => offers[id] === undefined && stage !== 'dropped');
  const [begun] = useState(() => deriveOfferTerms(plan, { price: null }, today));
  const [ids] = useState(() => ({
    ...{ home: createSubmissionId(), offer: createSubmissionId(), acceptance: createSubmissionId() },
  }));
  const [chosen, setChosen] = useState(free.length === 1 ? (free[0]?.id ?? '') : '');
  // Without a home in the list, what the plan knows of taxes, insurance and dues is of the one that is bought.
  const [added, setAdded] = useState(() =>
    createHomeDraft({ ...(homes.length === 0 && pickCosts(plan)), ...deriveHomeDraft(plan) }),
  );
  const [amounts, setAmounts] = useState<Amounts>({
    priceCents: formatTypedCents(begun.priceCents),
    earnestMoneyCents: formatTypedCents(begun.earnestMoneyCents),
  });
  const [days, setDays] = useState({ signedOn: '', closingDay: begun.closingDay ?? '' });
  const [deadlines, setDeadlines] = useState<Record<string, EnteredDeadline>>({});
  const enter = useEnterContract();
  const navigate = useNavigate();
  const known = free.find(({ id }) => id === chosen);
  const state = known === undefined ? added.state || null : known.state;

  function check(): { value: Sent; problems?: never } | { problems: Record<string, string>; value?: never } {
    const checked = known === undefined ? checkHome(getHomeDraft(added)) : { value: known };
    if (checked.problems !== undefined) return checked;
    const found = checkEnteredContract(
      {
        signedOn: days.signedOn,
        closingDay: days.closingDay || null,
        priceCents: parseTypedCents(amounts.priceCents),
        earnestMoneyCents: parseTypedCents(amounts.earnestMoneyCents),
        deadlines,
      },
      { home: checked.value, ids, now: new Date() },
    );
    if (found.problems !== undefined) return found;
    const home = known === undefined ? checked.value : null;
    return { value: { ...found.value, homeId: known?.id ?? ids.home, home } };
  }
  const form = useRecordForm<Sent>({
    check,
    save: ({ homeId, home, ...records }) => enter(homeId, home, records),
    onDone: () => void navigate(paths.portal),
  });
  const amount = (field: keyof Amounts) => ({
    ...form.control(field),
    label: termNames[field],
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    value: amounts[field],
    onBlur: () => setAmounts({ ...amounts, [field]: tidyDollars(amounts[field]) }),
    onChange: ({ target }: { target: { value: string } }) =>
      setAmounts({ ...amounts, [field]: target.value }),
  });
  const day = (field: keyof typeof days) => ({
    ...form.control(field),
    type: 'date',
    value: days[field],
    onChange: ({ target }: { target: { value: string } }) => setDays({ ...days, [field]: target.value }),
  });
  const asked = listAskedDeadlines(state);
  const listFields = (terms: readonly SuggestedTerm[]) =>
    terms.map(({ key, title }) => (
      <DeadlineFields
        key={key}
        title={title}
        control={form.control(key)}
        value={deadlines[key] ?? { days: '', day: '' }}
        onChange={(value) => setDeadlines({ ...deadlines, [key]: value })}
      />
    ));
  return (
    <SectionCard id="contract" title={texts.enterContract}>
      <p className="max-w-[60ch] text-ink-soft">{texts.contractFormLead}</p>
      <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-5">
        {free.length > 0 && (
          <SelectField
            label={texts.whichHome}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
          >
            {free.map(({ id, address }) => (
              <option key={id} value={id}>
                {address}
              </option>
            ))}
            <option value="">{texts.anotherHome}</option>
          </SelectField>
        )}
        {known === undefined && (
          <div className="grid gap-5 sm:grid-cols-[2fr_1fr]">
            <TextField
              {...form.control('address')}
              label={homeTexts.fields.address}
              maxLength={160}
              autoComplete="off"
              value={added.address}
              onChange={({ target }) => setAdded({ ...added, address: target.value })}
            />
            <SelectField
              {...form.control('state')}
              label={homeTexts.fields.state}
              value={added.state}
              onChange={({ target }) => setAdded(changeState(added, target.value, { keepsZone: false }))}
            >
              <option value="">{homeTexts.noState}</option>
              {Object.entries(places).map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectField>
          </div>
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...amount('priceCents')} />
          <TextField {...amount('earnestMoneyCents')} />
          <TextField {...day('signedOn')} label={texts.signedOn} hint={texts.signedOnHint} max={today} />
          <TextField {...day('closingDay')} label={termNames.closingDay} />
        </div>
        <fieldset className="grid gap-5">
          <legend className="font-semibold text-lg">{texts.deadlinesTitle}</legend>
          <p className="text-[.9375rem] text-ink-soft">{texts.deadlinesLead}</p>
          {listFields(asked.slice(0, SHOWN_FIRST))}
          <details>
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
              {texts.moreDeadlines}
            </summary>
            <div className="grid gap-5 pt-3">{listFields(asked.slice(SHOWN_FIRST))}</div>
          </details>
        </fieldset>
        <Problem>{form.problem}</Problem>
        <p>
          <Button type="submit" variant="primary" busy={form.isBusy}>
            {texts.saveContract}
          </Button>
        </p>
      </form>
    </SectionCard>
  );
}

/** A deadline by its days or its date: what is entered of one takes the place of the other. */
function DeadlineFields({
  title,
  control,
  value,
  onChange,
}: {
  title: string;
  control: { id: string; error: string | undefined };
  value: EnteredDeadline;
  onChange: (value: EnteredDeadline) => void;
}) {
  return (
    <div className="grid items-end gap-x-5 gap-y-3 sm:grid-cols-2">
      <TextField
        {...control}
        label={texts.daysAfter(title)}
        inputMode="numeric"
        autoComplete="off"
        value={value.days}
        onChange={({ target }) => onChange({ days: target.value, day: '' })}
      />
      <TextField
        type="date"
        label={texts.orDay(title)}
        value={value.day}
        onChange={({ target }) => onChange({ days: '', day: target.value })}
      />
    </div>
  );
}
