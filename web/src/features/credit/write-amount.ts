import type { Decimal } from '@porchlight/domain/kernel/decimals.ts';
import { writeDollars } from '../tools/figures.ts';

/** Dollars with cents where there are any: "$675", "$1,809.38". */
export const writeAmount = (amount: Decimal): string =>
  writeDollars(amount.toFixed(amount.isInteger() ? 0 : 2));
