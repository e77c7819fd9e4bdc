import { describe, expect, it } from 'vitest';
import { listLargeDeposits } from './large-deposits.ts';

const deposit = (label: string, amount: string) => ({ label, amount, detail: '07/02' });
const deposits = [deposit('payroll', '1976.40'), deposit('gift', '5172.20'), deposit('sale', '3000.00')];

describe('deposits whose source is asked about', () => {
  // Fannie Mae Selling Guide B3-4.2-02: a single deposit that exceeds 50 % of the total monthly qualifying income.
  it.each<[string, string | undefined, string[]]>([
    ['more than half of the income', '5000.00', ['gift', 'sale']],
    ['half of it exactly is not more', '6000.00', ['gift']],
    ['none', '12000.00', []],
    ['without an income the largest', undefined, ['gift']],
  ])('%s', (_name, income, labels) => {
    expect(listLargeDeposits(deposits, income).map(({ label }) => label)).toEqual(labels);
  });

  it('of none are none', () => {
    expect(listLargeDeposits([])).toEqual([]);
  });
});
