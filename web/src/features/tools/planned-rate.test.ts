import { shippedWeek } from '@porchlight/domain/weekly-rates/weekly-rate.ts';
import { expect, test } from 'vitest';
import { answerTool } from './answer-tool.ts';
import { beginWithWeek, listFollowingRates } from './planned-rate.ts';
import { pointsOrCreditTool } from './points-or-credit/points-or-credit-tool.ts';
import { formatFragment, getFragment } from './scenarios/shared-link.ts';
import { listInitial } from './typed-values.ts';

const built = pointsOrCreditTool.fields;
const fields = beginWithWeek(built, { week: '2026-11-26', percent30: '8.1', percent15: null });
const follow = (typed: Record<string, string>, fragment = '') =>
  listFollowingRates({ built, fields }, { ...listInitial(built), ...typed }, fragment);

test('a calculator begins with the newest week, and offers of a lender keep their distance to it', () => {
  expect(follow({})).toEqual({ ratePercent: '8.1', pointsRatePercent: '7.85', creditRatePercent: '8.35' });
  expect(answerTool(pointsOrCreditTool, listInitial(fields), '2026-11-27').problems).toBeUndefined();
});

test('a rate that was typed, or that a link names, stays', () => {
  const { percent30 } = shippedWeek;
  expect(follow({ ratePercent: '6' })).not.toHaveProperty('ratePercent');
  expect(follow({}, `#ratePercent=${percent30}`)).not.toHaveProperty('ratePercent');
  expect(follow({}, '#loanAmount=300%2C000')).toHaveProperty('ratePercent', '8.1');
});

test('a link says its rate, so that it opens the same figures in another week', () => {
  const typed = { ...listInitial(built), loanAmount: '300,000' };
  expect(getFragment(fields, formatFragment(built, typed))).toEqual(typed);
});
