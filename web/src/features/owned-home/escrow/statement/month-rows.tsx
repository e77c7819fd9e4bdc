import * as texts from '@porchlight/content/en/owned-home-escrow-form.ts';
import type { MonthOff } from '@porchlight/domain/owned-home/escrow/statement-months.ts';
import { Minus, Plus } from 'lucide-react';
import { useCallback } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { describeMonthOff } from '../escrow-words.ts';
import { MonthHead, MonthRow } from './month-row.tsx';
import {
  cellControl,
  MONTHS,
  type MonthCell,
  monthAfter,
  monthCells,
  type StatementDraft,
} from './statement-draft.ts';
import { monthOptions } from './statement-layout.ts';
import type { StatementChange } from './use-statement-draft.ts';

/** Last year month by month. `errorOf` names what cannot be saved of a control. */
export function MonthRows({
  draft,
  prefix,
  monthsOff,
  errorOf,
  change,
}: {
  draft: Pick<StatementDraft, 'firstMonth' | 'months'>;
  prefix: string;
  monthsOff: readonly MonthOff[];
  errorOf: (control: string) => string | undefined;
  change: StatementChange;
}) {
  const { firstMonth, months } = draft;
  const changeCell = useCallback(
    (place: number, cell: MonthCell, text: string) => change({ what: 'cell', place, cell, text }),
    [change],
  );
  if (months.length === 0)
    return (
      <p>
        <Button size="small" onClick={() => change({ what: 'add-months', count: MONTHS })}>
          <Plus aria-hidden="true" className="size-4.5" />
          {texts.enterMonths}
        </Button>
      </p>
    );
  const findWrong = (place: number) => {
    for (const cell of monthCells) {
      const error = errorOf(cellControl(place, cell));
      if (error !== undefined) return `${cell}\n${error}`;
    }
    return '';
  };
  return (
    <>
      <div className="max-w-[16rem]">
        <SelectField
          label={texts.firstMonth}
          value={firstMonth}
          onChange={({ target }) => change({ what: 'first-month', month: target.value })}
        >
          {Object.entries(monthOptions).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="-mx-3 grid gap-2.5 sm:mx-0">
        <MonthHead />
        {months.map((typed, place) => (
          <MonthRow
            // biome-ignore lint/suspicious/noArrayIndexKey: A month is its place; it has no other name.
            key={place}
            prefix={prefix}
            place={place}
            month={monthAfter(firstMonth, place)}
            typed={typed}
            notes={monthsOff
              .filter((off) => off.place === place)
              .map(describeMonthOff)
              .join('\n')}
            wrong={findWrong(place)}
            onChange={changeCell}
          />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {months.length < MONTHS ? (
          <Button size="small" onClick={() => change({ what: 'add-months', count: 1 })}>
            <Plus aria-hidden="true" className="size-4.5" />
            {texts.addMonth}
          </Button>
        ) : (
          <span className="text-[.9375rem] text-ink-soft">{texts.monthsLimitNote}</span>
        )}
        <Button size="small" variant="plain" onClick={() => change({ what: 'remove-month' })}>
          <Minus aria-hidden="true" className="size-4.5" />
          {texts.removeMonth}
        </Button>
      </div>
    </>
  );
}
