import type { Decimal } from '@porchlight/domain/kernel/decimals.ts';
import { formatDollars } from '../tools/figures.ts';

/** Dollars with cents where there are any: "$675", "$1,809.38". */
export const formatAmount = (amount: Decimal): string =>
  formatDollars(amount.toFixed(amount.isInteger() ? 0 : 2));
