import { loanOffers } from '@porchlight/content/en/loan-offers.ts';
import * as texts from '@porchlight/content/en/tools/compare-offers.ts';
import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import { comparePartial, type PartialLine } from '@porchlight/domain/loan-offers/partial-offers.ts';
import { type SubmitEvent, useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import type { Typed } from '../tool-definition.ts';
import { getTyped } from '../typed-values.ts';
import { getColumn, offerFields } from './offer-fields.ts';

type Props = {
  offers: readonly Typed[];
  onFill: (offers: readonly Typed[]) => void;
};

/** What pages 1 and 3 say of offers that cannot be counted yet, and the lines that each of them lacks, to be typed. */
export default function PartialAnswer({ offers, onFill }: Props) {
  const columns = offers.map((typed, column) => ({
    ...{ typed, column, name: typed.name?.trim() || texts.lender(column + 1) },
    read: readKnown(typed),
  }));
  const known = columns.filter(({ read }) => Object.keys(read).length > 0);
  const { lines, missing, areDifferentLoans } = comparePartial(known.map(({ read }) => read));
  if (lines.length === 0) return null;
  const lacking = known.flatMap(({ column, name }, place) => {
    const lines = missing[place] ?? [];
    return lines.length === 0 ? [] : [{ column, name, lines }];
  });
  return (
    <section
      aria-labelledby="partial-answer"
      className="mb-3 grid gap-5 rounded-l border border-line bg-surface p-5 sm:p-7 print:hidden"
    >
      <div className="grid gap-1">
        <h2 id="partial-answer" className="text-2xl">
          {texts.partialTitle}
        </h2>
        <p className="max-w-[68ch] text-ink-soft">
          {known.length < 2 ? texts.partialOfOne : texts.partialLead}
        </p>
        {areDifferentLoans && <p className="max-w-[68ch] font-medium">{texts.partialDifferentLoans}</p>}
      </div>
      <PartialTable lines={lines} names={known.map(({ name }) => name)} />
      <div role="status" className="empty:hidden">
        {lacking.length === 0 && known.length > 1 && (
          <p>
            {texts.nothingLacks}{' '}
            <a href="#offers-answer" className="inline-flex min-h-11 items-center text-link underline">
              {texts.showTheAnswer}
            </a>
          </p>
        )}
      </div>
      {lacking.length > 0 && <LackingLines lacking={lacking} offers={offers} onFill={onFill} />}
    </section>
  );
}

/** The lines that are asked for, lender by lender. They count once they are sent, so that no field goes while it is typed in. */
function LackingLines({
  lacking,
  offers,
  onFill,
}: Props & { lacking: readonly { column: number; name: string; lines: readonly PartialLine['id'][] }[] }) {
  const [typed, setTyped] = useState<Typed>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const next = offers.map((offer, column) => ({
      ...offer,
      ...Object.fromEntries(
        offerFields.flatMap(({ name }) => {
          const text = typed[`${column}.${name}`];
          return text === undefined ? [] : [[name, text]];
        }),
      ),
    }));
    const found = next.flatMap((offer, column) =>
      Object.entries(getColumn(offer).problems).map(([name, problem]) => [`${column}.${name}`, problem]),
    );
    setProblems(Object.fromEntries(found));
    if (found.every(([key = '']) => typed[key] === undefined)) onFill(next);
  }
  return (
    <form noValidate onSubmit={submit} aria-label={texts.partialTitle} className="grid gap-5">
      {lacking.map(({ column, name, lines }) => (
        <fieldset key={column} className="grid gap-3 border-line border-t pt-4">
          <legend className="contents">
            <span className="font-semibold">{texts.stillNeeded(name)}</span>
          </legend>
          <div className="grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))]">
            {lines.map((line) => (
              <TextField
                key={line}
                label={loanOffers.lines[line].label}
                inputMode="decimal"
                autoComplete="off"
                maxLength={40}
                value={typed[`${column}.${line}`] ?? offers[column]?.[line] ?? ''}
                error={problems[`${column}.${line}`]}
                onChange={({ target }) => setTyped({ ...typed, [`${column}.${line}`]: target.value })}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <Button type="submit" variant="primary" size="small" className="justify-self-start">
        {texts.countInFull}
      </Button>
    </form>
  );
}

/** What can be read of a column; what is missing, or is typed and cannot be read, is left out. */
function readKnown(typed: Typed): Record<string, string> {
  const { values } = getTyped(offerFields, typed);
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === '' ? [] : [[name, String(value)]])),
  );
}

function PartialTable({ lines, names }: { lines: readonly PartialLine[]; names: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: Five lenders are wider than a phone; keys have to reach them.
    <section aria-label={texts.partialTable} tabIndex={0} className="overflow-x-auto">
      <table className="figure-tabular w-full text-[.9375rem]">
        <thead>
          <tr className="border-ink border-b-2 text-right align-bottom">
            <th scope="col" className="py-2.5 pr-2 text-left">
              {texts.line}
            </th>
            {names.map((name, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: Two lenders may have one name.
              <th key={place} scope="col" className="wrap-anywhere min-w-22 py-2.5 pl-2">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, values, lowest }) => (
            <tr key={id} className="border-line border-b text-right align-top">
              <th scope="row" className="py-2.5 pr-2 text-left font-normal leading-snug">
                {loanOffers.lines[id].label}
              </th>
              {values.map((value, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: Columns keep their places.
                <td key={place} className="py-2.5 pl-2">
                  {value === null ? (
                    <span className="text-ink-soft">{texts.notRead}</span>
                  ) : (
                    renderEstimateLine(id, value)
                  )}
                  {lowest.includes(place) && (
                    <span className="block pt-1">
                      <Badge look="done">{loanOffers.answer.cheapest}</Badge>
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function renderEstimateLine(id: PartialLine['id'], value: string): string {
  if (id === 'termYears') return value;
  return id === 'ratePercent' || id === 'apr' ? `${value}%` : formatDollars(value);
}
