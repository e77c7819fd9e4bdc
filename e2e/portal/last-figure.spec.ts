import { randomUUID } from 'node:crypto';
import { formatCalendarDate, getCalendarDay } from '../../domain/src/kernel/calendar-dates.ts';
import { expect, test } from '../harness/fixtures.ts';

test('a link to a calculator shows the figure that was saved with it last, and none where there is none', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  const inputs = { price: '300,000', downPayment: '60,000', ratePercent: '6.5', termMonths: '30' };
  for (const [name, price] of [
    ['First', '250,000'],
    ['Last', '300,000'],
  ] as const) {
    const data = { tool: 'monthly-payment', name, inputs: { ...inputs, price } };
    const reply = await page.request.put(`/api/saved-scenarios/${randomUUID()}`, { data });
    expect(reply.ok()).toBe(true);
  }
  await page.goto('/tools/compare');
  const total = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Each month, everything together' }) });
  const [, ofLast] = /(\$[\d,]+)/.exec((await total.getByRole('cell').first().textContent()) ?? '') ?? [];
  await page.goto('/portal/milestones/interest');
  const main = page.getByRole('main');
  const today = formatCalendarDate(getCalendarDay(new Date()), 'en-US');
  const link = page.getByRole('link', { name: 'Monthly payment calculator', exact: true });
  await expect(main.getByRole('listitem').filter({ has: link }).last()).toHaveText(
    `Monthly payment calculatorYour last figure: ${ofLast} a month, saved ${today}`,
  );
  await expect(main.getByText('Your last figure')).toHaveCount(1);
});
