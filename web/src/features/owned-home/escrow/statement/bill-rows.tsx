import * as texts from '@porchlight/content/en/owned-home-escrow-form.ts';
import { MAX_BILLS } from '@porchlight/domain/owned-home/kinds/escrow-statement.ts';
import { Plus } from 'lucide-react';
import { memo, useCallback, useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { BillRow } from './bill-row.tsx';
import { billControl, type DraftBill } from './statement-draft.ts';
import type { StatementChange } from './use-statement-draft.ts';

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
