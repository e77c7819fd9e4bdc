import * as texts from '@porchlight/content/en/owned-home-escrow.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import type { EscrowCheck } from '@porchlight/domain/owned-home/escrow/check-statement.ts';

/** Says that the cushion of a statement is above what the rule or the loan documents allow. */
export function CushionAbove({
  check: { comparisons },
  months,
}: {
  check: Pick<EscrowCheck, 'comparisons'>;
  months: number;
}) {
  const cushion = comparisons.find(({ figure }) => figure === 'cushion');
  if (cushion?.favors !== 'servicer') return null;
  const words = months === 2 ? texts.cushionAbove.two : texts.cushionAbove.less;
  return (
    <p className="figure-tabular max-w-[60ch] font-medium text-brick">
      {words(formatCents(cushion.stated, 'cents'), formatCents(cushion.rule, 'cents'))}
    </p>
  );
}
