import { expect, test } from 'vitest';
import { Decimal } from '../kernel/decimals.ts';
import { projectRateChanges } from './adjustable-rate.ts';

const percent = (text: string) => new Decimal(text);
const terms = { principal: percent('300000'), ratePercent: percent('5'), termMonths: 360 };
const adjustable = {
  firstChangePayment: 61,
  changeEveryMonths: 12,
  firstCap: percent('2'),
  periodicCap: percent('1'),
  highestRate: percent('10'),
  lowestRate: percent('2.5'),
};

test.each([
  ['rises as fast as its caps let it', '10', ['61 7', '73 8', '85 9', '97 10']],
  ['falls as fast, to the lowest', '0', ['61 3', '73 2.5']],
  ['stops at index plus margin', '7.5', ['61 7', '73 7.5']],
  ['goes no higher than its highest', '14', ['61 7', '73 8', '85 9', '97 10']],
  ['stays where it is', '5', []],
])('%s', (_name, target, expected) => {
  const changes = projectRateChanges(terms, adjustable, percent(target));
  expect(changes.map(({ fromPayment, ratePercent }) => `${fromPayment} ${ratePercent.toFixed()}`)).toEqual(
    expected,
  );
});

test('does not change after the last payment', () => {
  expect(projectRateChanges({ ...terms, termMonths: 72 }, adjustable, percent('10'))).toHaveLength(1);
});
