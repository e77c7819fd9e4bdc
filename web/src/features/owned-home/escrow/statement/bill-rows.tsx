import * as texts from '@porchlight/content/en/owned-home-escrow-form.ts';
import {
  type EscrowItem,
  EVERY_MONTH,
  MAX_BILLS,
} from '@porchlight/domain/owned-home/escrow/escrow-statement-kind.ts';
import { Plus, Trash2 } from 'lucide-react';
import { memo, useCallback, useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { tidyDollars } from '../../../tools/typed-values.ts';
import { billControl, type DraftBill } from './statement-draft.ts';
import { monthOptions } from './statement-layout.ts';
import type { StatementChange } from './use-statement-draft.ts';

/** One projected bill. Rendered again only when it changes, so that a key elsewhere costs it nothing. */
const BillRow = memo(function BillRow({
  bill,
  number,
  monthId,
  monthError,
  amountId,
  amountError,
  onChange,
  onRemove,
}: {
  bill: DraftBill;
  number: number;
  monthId: string;
  monthError: string | undefined;
  amountId: string;
  amountError: string | undefined;
  onChange: (key: string, change: Partial<DraftBill>) => void;
  onRemove: (key: string) => void;
}) {
  const { key, month, item, amount } = bill;
  return (
    <fieldset className="grid grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_auto] items-start gap-3 border-line border-b pb-4 sm:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1fr)_auto]">
      <legend className="sr-only">{texts.billNumber(number)}</legend>
      <div className="grid max-sm:col-span-2">
        <SelectField
          label={texts.billItem}
          value={item}
          onChange={({ target }) => onChange(key, { item: target.value as EscrowItem })}
        >
          {Object.entries(texts.items).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <SelectField
        id={monthId}
        error={monthError}
        label={texts.billMonth}
        value={month}
        onChange={({ target }) => onChange(key, { month: target.value })}
      >
        <option value="">{texts.chooseMonth}</option>
        <option value={String(EVERY_MONTH)}>{texts.everyMonth}</option>
        {Object.entries(monthOptions).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <div className="grid max-sm:col-span-2">
        <TextField
          id={amountId}
          error={amountError}
          label={texts.billAmount}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          onBlur={() => onChange(key, { amount: tidyDollars(amount) })}
          onChange={({ target }) => onChange(key, { amount: target.value })}
        />
      </div>
      <button
        type="button"
        aria-label={texts.removeBill(number)}
        onClick={() => onRemove(key)}
        className="mt-8.5 max-sm:col-start-3 max-sm:row-start-1 grid size-12 place-items-center justify-self-end rounded-m border border-line-strong text-ink-soft hover:bg-sunken hover:text-ink"
      >
        <Trash2 aria-hidden="true" className="size-4.5" />
      </button>
    </fieldset>
  );
});

/** The projected bills, added and removed. */
export const BillRows = memo(function BillRows({
  bills,
  prefix,
  errors,
  change,
}: {
  bills: readonly DraftBill[];
  prefix: string;
  errors: Readonly<Record<string, string>>;
  change: StatementChange;
}) {
  const add = useRef<HTMLButtonElement>(null);
  const changeBill = useCallback(
    (key: string, made: Partial<DraftBill>) => change({ what: 'bill', key, change: made }),
    [change],
  );
  const removeBill = useCallback(
    (key: string) => {
      change({ what: 'remove-bill', key });
      add.current?.focus();
    },
    [change],
  );
  return (
    <>
      {bills.map((bill, place) => (
        <BillRow
          key={bill.key}
          bill={bill}
          number={place + 1}
          monthId={`${prefix}-${billControl(bill.key, 'month')}`}
          monthError={errors[billControl(bill.key, 'month')]}
          amountId={`${prefix}-${billControl(bill.key, 'amount')}`}
          amountError={errors[billControl(bill.key, 'amount')]}
          onChange={changeBill}
          onRemove={removeBill}
        />
      ))}
      <p>
        <Button
          ref={add}
          size="small"
          disabled={bills.length >= MAX_BILLS}
          onClick={() => change({ what: 'add-bill' })}
        >
          <Plus aria-hidden="true" className="size-4.5" />
          {texts.addBill}
        </Button>
      </p>
    </>
  );
});
