import * as texts from '@porchlight/content/en/homes.ts';
import type { HomeInput } from '@porchlight/domain/homes/home-fields.ts';
import {
  type ListingReading,
  MAX_LISTING_LENGTH,
  parseListingText,
} from '@porchlight/domain/homes/listing-text.ts';
import { formatCount } from '@porchlight/domain/kernel/formats.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx';
import { HomeDialog } from './home-dialog.tsx';

/** A listing's text, then what was read of it with the words it was read in, then the form it fills. */
export function PasteDialog({ planned, onClose }: { planned: Partial<HomeInput>; onClose: () => void }) {
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
