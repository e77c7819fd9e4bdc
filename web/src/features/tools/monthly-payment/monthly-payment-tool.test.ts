import { expect, test } from 'vitest';
import { answerTool } from '../answer-tool.ts';
import { listInitial } from '../typed-values.ts';
import { monthlyPaymentTool } from './monthly-payment-tool.ts';

const dear = { price: '400,000', downPayment: '12,000', ratePercent: '10.5', premiumPercent: '0.9' };

test.each([
  ['10% down', {}, 'You may ask for its end from payment 105.'],
  ['20% down', { downPayment: '57,980' }, null],
  ['a premium of nothing', { premiumPercent: '0' }, null],
  // The middle of the term comes before the schedule reaches 80%.
  ['insurance that ends in the middle of the term', dear, undefined],
])('mortgage insurance in all with %s', (_, more, note) => {
  const typed = { ...listInitial(monthlyPaymentTool.fields), ...more };
  const { answer } = answerTool(monthlyPaymentTool, typed, '2026-11-21');
  const lines = answer ? monthlyPaymentTool.lines(answer.result, answer.input) : [];
  const line = lines.find(({ figure }) => figure === 'premiumTotal');
  if (note === null) expect(line).toBeUndefined();
  else expect(line).toMatchObject({ note });
});
