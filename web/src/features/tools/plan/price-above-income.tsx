import * as texts from '@porchlight/content/en/price-above-income.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import type { PriceAboveIncome } from '@porchlight/domain/plan/what-ifs/price-above-income.ts';

/** Says beside a price what the income carries, where that is less. */
export default function PriceAboveIncomeLine({ found }: { found: PriceAboveIncome }) {
  const [over, carried] = [found.price - found.carried, found.carried];
  return (
    <p className="figure-tabular max-w-[68ch] text-[.9375rem] leading-normal">
      {texts.aboveIncome(
        formatCents(over, 'whole'),
        formatCents(carried, 'whole'),
        texts.describeLimits(found),
      )}
    </p>
  );
}
