import { expect, test } from 'vitest';
import { listPrices } from './home-prices.ts';

test.each<[number | null, Parameters<typeof listPrices>[1], string[]]>([
  [31_250_000, null, ['$312,500']],
  [null, null, []],
  [31_250_000, { price: 30_500_000, whose: 'contract' }, ['$305,000 agreed', '$312,500 asked']],
  [31_250_000, { price: 30_500_000, whose: 'buyer' }, ['$305,000 you offered', '$312,500 asked']],
  [31_250_000, { price: 31_250_000, whose: 'contract' }, ['$312,500 agreed']],
  [null, { price: 30_500_000, whose: 'seller' }, ['$305,000 they counter']],
])('the price agreed or on the table comes before the one asked: %#', (asked, offer, prices) => {
  expect(listPrices(asked, offer)).toEqual(prices);
});
