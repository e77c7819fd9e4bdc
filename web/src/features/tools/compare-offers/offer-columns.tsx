import { loanOffers } from '@porchlight/content/en/loan-offers.ts';
import * as texts from '@porchlight/content/en/tools/compare-offers.ts';
import { MAX_OFFERS, MIN_OFFERS } from '@porchlight/domain/loan-offers/offer-lines.ts';
import { Plus, Trash2 } from 'lucide-react';
import type { CSSProperties, KeyboardEvent } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FieldError, inputLook } from '../../../ui/forms/field.tsx';
import type { ToolField, Typed } from '../tool-definition.ts';
import { offerFields, toOfferId } from './offer-fields.ts';
import type { useOffers } from './use-offers.ts';

type Offers = ReturnType<typeof useOffers>;

const { name: nameText, lines, pages, keys, privacy } = loanOffers;
/** A column's rows: the lender, then each page's title with its lines. */
const rowNames = ['name', ...offerFields.flatMap((field, place) => [...startsPage(place), field.name])];
const ROWS: CSSProperties = { gridTemplateRows: `repeat(${rowNames.length}, auto)` };

/** One column a lender. In the page's order a column comes after the other, so that Tab goes down each; lines are side by side. */
export function OfferColumns({ state }: { state: Offers }) {
  const { offers, add } = state;
  return (
    <form
      method="dialog"
      noValidate
      aria-label={texts.loanEstimates}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={(event) => moveAcross(event, offers.length)}
      className="grid gap-5 rounded-l border border-line bg-surface p-5 sm:p-7 print:hidden"
    >
      <p className="max-w-[72ch] text-[.9375rem] text-ink-soft leading-normal">
        <span className="max-lg:hidden">{keys} </span>
        {privacy}
      </p>
      <div className="grid gap-6 lg:gap-0 lg:overflow-x-auto">
        <div className="grid gap-8 lg:gap-0">
          <div
            className="contents lg:grid lg:grid-cols-[13.5rem_repeat(var(--columns),minmax(9.5rem,1fr))] lg:gap-x-4"
            style={{ ...ROWS, '--columns': offers.length } as CSSProperties}
          >
            <Labels />
            {offers.map((typed, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: A column is its place; it has no other name.
              <Column key={column} column={column} typed={typed} state={state} />
            ))}
          </div>
        </div>
      </div>
      <div className="flex flex-wrap gap-3 noscript:hidden">
        <Button size="small" onClick={add} disabled={offers.length >= MAX_OFFERS}>
          <Plus aria-hidden="true" className="size-4.5" />
          {texts.addALender}
        </Button>
        <Button size="small" variant="plain" onClick={state.clear}>
          {texts.emptyAllColumns}
        </Button>
      </div>
    </form>
  );
}

const row = 'lg:border-line lg:border-b lg:py-1.5';

/** The labels to the left of the columns on wide screens; each control has its own label besides. */
function Labels() {
  return (
    <div aria-hidden="true" className="hidden lg:row-span-full lg:grid lg:grid-rows-subgrid">
      <span className={`${row} flex items-center font-semibold`}>{nameText.label}</span>
      {offerFields.map((field, place) => (
        <RowLabel key={field.name} field={field} place={place} />
      ))}
    </div>
  );
}

function RowLabel({ field, place }: { field: (typeof offerFields)[number]; place: number }) {
  return (
    <>
      {startsPage(place).length > 0 && (
        <span className="relative z-1 mt-6 whitespace-nowrap pb-2 font-display font-medium text-lg">
          {pages[field.line.page]}
        </span>
      )}
      <span className={`${row} flex items-center text-[.9375rem] leading-snug`}>
        {lines[field.line.id].label}
      </span>
    </>
  );
}

function Column({ column, typed, state }: { column: number; typed: Typed; state: Offers }) {
  const title = typed.name?.trim() || texts.lender(column + 1);
  const problems = state.columns[column]?.problems ?? {};
  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset keeps its rows from those of the grid around it.
    <div
      role="group"
      aria-label={title}
      className="grid grid-cols-2 gap-x-4 gap-y-4 lg:row-span-full lg:grid-cols-1 lg:grid-rows-subgrid lg:gap-y-0"
    >
      <div className={`col-span-2 grid gap-1.5 lg:col-span-1 ${row}`}>
        <label htmlFor={toOfferId(column, 'name')} className="font-semibold lg:sr-only">
          {nameText.label} {column + 1}
        </label>
        <div className="flex gap-1">
          <input
            id={toOfferId(column, 'name')}
            type="text"
            maxLength={60}
            autoComplete="off"
            value={typed.name ?? ''}
            onChange={({ target }) => state.change(column, 'name', target.value)}
            className={`${inputLook} min-w-0 font-semibold`}
          />
          {state.offers.length > MIN_OFFERS && (
            <button
              type="button"
              aria-label={texts.remove(title)}
              onClick={() => state.remove(column)}
              className="grid size-12 shrink-0 place-items-center rounded-m text-ink-soft hover:bg-sunken hover:text-ink"
            >
              <Trash2 aria-hidden="true" className="size-4.5" />
            </button>
          )}
        </div>
      </div>
      {offerFields.map((field, place) => (
        <Cell
          key={field.name}
          field={field}
          place={place}
          id={toOfferId(column, field.name)}
          value={typed[field.name] ?? ''}
          error={problems[field.name]}
          onChange={(text) => state.change(column, field.name, text)}
        />
      ))}
    </div>
  );
}

function Cell({
  field,
  place,
  id,
  value,
  error,
  onChange,
}: {
  field: (typeof offerFields)[number];
  place: number;
  id: string;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}) {
  const { label, choices } = lines[field.line.id];
  const look = `${inputLook} figure-tabular min-h-11 text-right`;
  const control = {
    id,
    value,
    'aria-invalid': error === undefined ? undefined : (true as const),
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
  };
  return (
    <>
      {startsPage(place).length > 0 && (
        <p className="col-span-2 mt-2 border-line border-t pt-4 font-display font-medium text-lg lg:invisible lg:col-span-1 lg:mt-6 lg:border-0 lg:pt-0 lg:pb-2">
          <span className="lg:hidden">{pages[field.line.page]}</span>
        </p>
      )}
      <div className={`grid content-end gap-1 lg:content-start ${row}`}>
        <label htmlFor={id} className="text-[.9375rem] leading-snug lg:sr-only">
          {label}
        </label>
        {field.kind === 'choice' ? (
          <select
            {...control}
            onChange={({ target }) => onChange(target.value)}
            className={`${look} cursor-pointer`}
          >
            {field.choices?.map((choice) => (
              <option key={choice} value={choice}>
                {choices?.[choice] ?? choice}
              </option>
            ))}
          </select>
        ) : (
          <Typing field={field} control={control} look={look} onChange={onChange} />
        )}
        {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </>
  );
}

function Typing({
  field,
  control,
  look,
  onChange,
}: {
  field: ToolField;
  control: { id: string; value: string };
  look: string;
  onChange: (text: string) => void;
}) {
  const sign = { dollars: '$', percent: '%' }[field.kind as string];
  return (
    <div className="relative">
      {sign !== undefined && (
        <span
          aria-hidden="true"
          className={`pointer-events-none absolute inset-y-0 grid place-items-center text-ink-soft ${sign === '$' ? 'left-3' : 'right-3'}`}
        >
          {sign}
        </span>
      )}
      <input
        {...control}
        type="text"
        inputMode={field.kind === 'count' ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={40}
        onChange={({ target }) => onChange(target.value)}
        className={`${look} ${sign === '%' ? 'pr-8' : ''}`}
      />
    </div>
  );
}

/** The page that begins with a line, if one does. */
function startsPage(place: number): string[] {
  const page = offerFields[place]?.line.page;
  return page !== undefined && page !== offerFields[place - 1]?.line.page ? [`page${page}`] : [];
}

/** Enter leads to the same line of the next lender, and past the last one to the next line of the first. */
function moveAcross(event: KeyboardEvent<HTMLFormElement>, columns: number): void {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  const [, place = '', name = ''] = /^offer-(\d)-(\w+)$/.exec(event.target.id) ?? [];
  const all = ['name', ...offerFields.map((field) => field.name)];
  const step = event.shiftKey ? -1 : 1;
  const next = all.indexOf(name) * columns + Number(place) - 1 + step;
  event.preventDefault();
  const target = document.getElementById(toOfferId(next % columns, all[Math.floor(next / columns)] ?? ''));
  target?.focus();
  if (target instanceof HTMLInputElement) target.select();
}
