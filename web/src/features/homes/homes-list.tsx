import * as texts from '@porchlight/content/en/homes.ts';
import { type HomeInput, MAX_COMPARED_HOMES } from '@porchlight/domain/homes/home-fields.ts';
import type { HomeView } from '@porchlight/domain/homes/homes.contract.ts';
import {
  type ListingReading,
  MAX_LISTING_LENGTH,
  parseListingText,
} from '@porchlight/domain/homes/listing-text.ts';
import { deriveHomeDraft } from '@porchlight/domain/homes/plan-drafts.ts';
import { formatCount } from '@porchlight/domain/kernel/formats.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { computePlanCost } from '@porchlight/domain/plan/plan-cost.ts';
import { ClipboardPaste, Plus } from 'lucide-react';
import { useEffect, useId, useMemo, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/forms/text-area-field.tsx';
import { homesPath } from '../../ui/home/homes-path.ts';
import { forgetOtherCovers } from '../../ui/home/kept-covers.ts';
import { Notice } from '../../ui/notice.tsx';
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx';
import { HomeDialog } from './home/home-dialog.tsx';
import { HomeRow } from './home-row.tsx';
import type { HomesProps } from './homes-props.ts';
import { OfferCard } from './offer-card.tsx';

type Opened = { kind: 'add' | 'paste' } | undefined;

/** The offers that count, then all homes, those that were dropped last, and those chosen to compare. */
export default function HomesList(props: HomesProps) {
  const { homes, plan, offers, today, survey } = props;
  const [opened, setOpened] = useState<Opened>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  useEffect(() => forgetOtherCovers(homes), [homes]);
  const [kept, dropped] = [
    homes.filter(({ stage }) => stage !== 'dropped'),
    homes.filter(({ stage }) => stage === 'dropped'),
  ];
  const planned = deriveHomeDraft(plan);
  const close = () => setOpened(undefined);
  const choose = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id));
  const payment = useMemo(() => computePlanCost(plan, today, survey)?.payment, [plan, today, survey]);
  const rows = (shown: readonly HomeView[]) => (
    <ul className="grid divide-y divide-line border-line border-y">
      {shown.map((home) => (
        <li key={home.id} className="grid">
          <HomeRow
            {...props}
            home={home}
            planned={payment}
            isChosen={chosen.includes(home.id)}
            canChoose={homes.length > 1 && (chosen.includes(home.id) || chosen.length < MAX_COMPARED_HOMES)}
            onChoose={(isChosen) => choose(home.id, isChosen)}
          />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" onClick={() => setOpened({ kind: 'add' })}>
          <Plus aria-hidden="true" className="size-5" />
          {texts.addHome}
        </Button>
        <Button onClick={() => setOpened({ kind: 'paste' })}>
          <ClipboardPaste aria-hidden="true" className="size-5" />
          {texts.pasteListing}
        </Button>
        {!Object.values(offers).some(({ state }) => state === 'contract') && (
          <ButtonLink variant="plain" to={`${homesPath}#contract`}>
            {texts.enterContract}
          </ButtonLink>
        )}
      </div>
      {kept.map((home) => {
        const offer = offers[home.id];
        return offer && <OfferCard key={home.id} {...props} home={home} offer={offer} />;
      })}
      {homes.length === 0 ? (
        <Notice title={texts.noneTitle}>{texts.noneLead}</Notice>
      ) : (
        <section aria-label={texts.count(kept.length)} className="grid gap-4">
          <div className="flex min-h-12 flex-wrap items-center justify-between gap-3">
            <p className="text-ink-soft">
              {texts.count(kept.length)}
              {homes.length > 1 && `. ${texts.chooseTwo}`}
            </p>
            {chosen.length > 1 && (
              <ButtonLink variant="primary" size="small" to={`${homesPath}#compare=${chosen.join(',')}`}>
                {texts.compareChosen(chosen.length)}
              </ButtonLink>
            )}
          </div>
          {rows(kept)}
        </section>
      )}
      {dropped.length > 0 && (
        <details className="grid gap-4">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">
            {texts.droppedCount(dropped.length)}
          </summary>
          {rows(dropped)}
        </details>
      )}
      {opened?.kind === 'add' && <HomeDialog home={undefined} begin={planned} onClose={close} />}
      {opened?.kind === 'paste' && <PasteDialog planned={planned} onClose={close} />}
    </>
  );
}

/** A listing's text, then what was read of it with the words it was read in, then the form it fills. */
function PasteDialog({ planned, onClose }: { planned: Partial<HomeInput>; onClose: () => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [reading, setReading] = useState<ListingReading>();
  const [isFilling, setIsFilling] = useState(false);
  if (isFilling)
    return <HomeDialog home={undefined} begin={{ ...planned, ...reading?.values }} onClose={onClose} />;

  function read(event: { preventDefault(): void }) {
    event.preventDefault();
    const isLong = text.length > MAX_LISTING_LENGTH;
    const found = isLong ? undefined : parseListingText(text);
    if (found !== undefined && found.found.length > 0) return setReading(found);
    setProblem(isLong ? texts.listingTooLong(formatCount(MAX_LISTING_LENGTH)) : texts.nothingFound);
    document.getElementById(id)?.focus();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={reading === undefined ? texts.pasteTitle : texts.foundTitle}
      description={reading === undefined ? texts.pasteLead : texts.foundLead}
    >
      {reading === undefined ? (
        <form noValidate onSubmit={read} className="grid gap-5">
          <TextAreaField
            id={id}
            label={texts.listing}
            error={problem}
            rows={10}
            value={text}
            onChange={({ target }) => {
              setProblem(undefined);
              setText(target.value);
            }}
          />
          <DialogActions>
            <Button onClick={() => setIsFilling(true)}>{texts.enterByHand}</Button>
            <Button type="submit" variant="primary">
              {texts.readListing}
            </Button>
          </DialogActions>
        </form>
      ) : (
        <div className="grid gap-5">
          <dl className="grid divide-y divide-line border-line border-y">
            {reading.found.map(({ field, words, period }) => (
              <div key={field} className="grid gap-x-4 py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
                <dt className="font-semibold">{texts.fields[field]}</dt>
                <dd className="wrap-anywhere text-ink-soft">
                  “{words}” {period !== undefined && describeConverted(field, reading)}
                </dd>
              </div>
            ))}
          </dl>
          <DialogActions>
            <Button onClick={() => setReading(undefined)}>{texts.backToText}</Button>
            <Button variant="primary" onClick={() => setIsFilling(true)}>
              {texts.useFound}
            </Button>
          </DialogActions>
        </div>
      )}
    </Dialog>
  );
}

function describeConverted(
  field: ListingReading['found'][number]['field'],
  { values }: ListingReading,
): string {
  const isConverted =
    field === 'duesMonthly' || field === 'propertyTaxYearly' || field === 'homeInsuranceYearly';
  const cents = isConverted ? values[field] : null;
  return isConverted && typeof cents === 'number'
    ? texts.convertedAmount[field](formatCents(cents, 'whole'))
    : '';
}
