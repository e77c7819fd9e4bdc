import { addDays, getCalendarDay } from '../../domain/src/kernel/calendar-dates.ts';
import { checkBothSchemes, expect, test } from '../harness/fixtures.ts';

const today = getCalendarDay(new Date());
const home = {
  id: '00000000-0000-4000-8000-0000000000a1',
  kind: 'home',
  content: {
    ...{ address: '12 Elm Street, Akron, OH 44301', state: 'OH', county: 'Summit', metro: 'OH' },
    ...{ boughtOn: '2020-02-15', price: 20_000_000, isPrincipalResidence: true },
  },
};
const loan = {
  id: '00000000-0000-4000-8000-0000000000a2',
  kind: 'loan',
  content: {
    ...{ servicer: null, loanKind: 'conventional', amount: 18_000_000, ratePercent: '7', termMonths: 360 },
    ...{ firstPaymentOn: '2020-04-01', originalValue: 20_000_000, mortgageInsuranceMonthly: 9_000 },
    ...{ escrowMonthly: null, balance: null, balanceOn: null },
  },
};

test('the value of a home: own figure, index, area, lines and a refinance to watch', async ({
  page,
  buyer,
}) => {
  test.slow();
  expect(buyer.email).toBeTruthy();
  const stored = await page.request.put('/api/owned-home/records', { data: { records: [home, loan] } });
  expect(stored.ok(), await stored.text()).toBe(true);
  await page.route('**/api/house-prices?*', (route) =>
    route.fulfill({ json: { imported: null, areas: [] } }),
  );
  await page.goto('/portal/home/value');
  await expect(page.getByRole('heading', { name: 'No value yet' })).toBeVisible();
  await expect(page.getByText('No house price index is here')).toBeVisible();
  const dialog = page.getByRole('dialog');
  const own = page.getByRole('region', { name: 'Your own figures' });
  await own.getByRole('button', { name: 'Add a figure' }).click();
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('260,000');
  await dialog.getByLabel('Day').fill(addDays(today, 1));
  await dialog.getByLabel('Where it is from').selectOption('Appraisal');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Enter a day up to today.');
  await dialog.getByLabel('Day').fill('2024-05-01');
  await checkBothSchemes(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'About $260,000' })).toBeVisible();
  await page.unroute('**/api/house-prices?*');

  // The index that ships with the release: Ohio's of Q4 2024 over that of Q1 2020.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'About $312,986' })).toBeVisible();
  await expect(page.getByText('By the house price index for Ohio, Q4 2024.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'What is yours of it' })).toContainText(
    'Your figureValue$260,000',
  );
  const index = page.getByRole('region', { name: 'Your home by the index' });
  await expect(index).toContainText('$200,000 × 488.32 ÷ 312.04 = $312,986');
  await expect(index).toContainText('Federal Housing Finance Agency (FHFA), House Price Index');
  await index.getByText('The same figures as a table').click();
  await expect(index.getByRole('row', { name: /Q1 2020/ })).toContainText('$200,000');
  await page.getByLabel('Metro or state').selectOption({ label: 'Akron, OH, to Q3 2025' });
  await expect(page.getByText('By the house price index for Akron, OH, Q3 2025.')).toBeVisible();
  const lines = page.getByRole('region', { name: 'When we notify you' });
  await expect(lines).toContainText('Owed: 80% of today’s valueCrossed');

  const refinance = page.getByRole('region', { name: 'Would a refinance pay?' });
  await refinance.getByRole('button', { name: 'Enter a rate' }).click();
  await dialog.getByLabel('Rate quoted, or today’s').fill('5.75');
  await dialog.getByLabel('Closing costs').fill('4,000');
  await dialog.getByLabel('Years you’ll stay').fill('7');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(refinance).toContainText('Yes, at 5.75%');
  await expect(refinance).toContainText(/It pays from 6\.\d+% on down/);
  await checkBothSchemes(page);
});
