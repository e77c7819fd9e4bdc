import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home-escrow-form.ts';
import { formatMonth } from '@porchlight/domain/kernel/calendar-dates.ts';
import { memo } from 'react';
import { FieldError, inputLook } from '../../../../ui/forms/field.tsx';
import { tidyDollars } from '../../../tools/typed-values.ts';
import { cellControl, type DraftMonth, getCellName, type MonthCell, monthCells } from './statement-draft.ts';

/** Without the room at the sides that a field alone has. */
const cellLook = inputLook.replace('px-3.5', '');
const columns = 'sm:grid-cols-[5.5rem_repeat(6,minmax(0,1fr))]';

/** The headings above the months where they are rows of a table. */
export function MonthHead() {
  return (
    <div aria-hidden="true" className={`hidden gap-x-2 text-sm sm:grid ${columns}`}>
      <span />
      <span className="col-span-3 font-semibold">{texts.sides.projected}</span>
      <span className="col-span-3 font-semibold">{texts.sides.actual}</span>
      <span />
      {monthCells.map((cell) => (
        <span key={cell} className="text-ink-soft">
          {texts.cells[getCellName(cell)]}
        </span>
      ))}
    </div>
  );
}

/**
 * A month of last year: projected and actual deposit, payment and balance; under it what does not add up, or cannot be read. On a phone two
 * lines of three, else one of six. Rendered again only when it changes.
 */
export const MonthRow = memo(function MonthRow({
  prefix,
  place,
  month,
  typed,
  notes,
  wrong,
  onChange,
}: {
  prefix: string;
  place: number;
  month: number;
  typed: DraftMonth;
  /** Sentences, one a line. */
  notes: string;
  /** The cell that cannot be read, with its sentence behind a colon; empty where all can. */
  wrong: string;
  onChange: (place: number, cell: MonthCell, text: string) => void;
}) {
  const name = formatMonth(month, locale);
  const noteId = `${prefix}-month-${place}-note`;
  const [wrongCell, problem] = wrong.split('\n');
  return (
    <fieldset className={`grid grid-cols-3 items-end gap-x-2 gap-y-1.5 border-line border-b pb-3 ${columns}`}>
      <legend className="sr-only">{name}</legend>
      <span aria-hidden="true" className="col-span-3 font-semibold sm:col-span-1 sm:self-center">
        {name}
      </span>
      {monthCells.map((cell) => {
        const side = cell.startsWith('projected') ? 'projected' : 'actual';
        const label = texts.cells[getCellName(cell)];
        return (
          <label key={cell} className="grid min-w-0 gap-0.5">
            <span aria-hidden="true" className="text-ink-soft text-sm sm:hidden">
              {getCellName(cell) === 'deposit' ? texts.sideCell(texts.sides[side], label) : label}
            </span>
            <input
              id={`${prefix}-${cellControl(place, cell)}`}
              type="text"
              inputMode={getCellName(cell) === 'balance' ? 'text' : 'decimal'}
              autoComplete="off"
              aria-label={texts.cellName(name, texts.sides[side], label)}
              aria-describedby={notes === '' && problem === undefined ? undefined : noteId}
              aria-invalid={wrongCell === cell || undefined}
              value={typed[cell]}
              onBlur={() => onChange(place, cell, tidyDollars(typed[cell]))}
              onChange={({ target }) => onChange(place, cell, target.value)}
              className={`${cellLook} figure-tabular min-h-11 text-right text-base max-sm:px-1.5 sm:px-2`}
            />
          </label>
        );
      })}
      {(notes !== '' || problem !== undefined) && (
        <div className="figure-tabular col-span-full grid gap-1">
          <FieldError id={noteId}>{[problem, ...notes.split('\n')].filter(Boolean).join(' ')}</FieldError>
        </div>
      )}
    </fieldset>
  );
});
