import { addDays, getCalendarDay } from '../../domain/src/kernel/calendar-dates.ts';
import { sampleRecord } from '../../domain/src/owned-home/taxes/sample-tax-records.ts';
import { checkBothSchemes, expect, type Page, renderPdf, test } from '../harness/fixtures.ts';

const today = getCalendarDay(new Date());
const year = Number(today.slice(0, 4));
const path = '/portal/home/taxes-and-insurance';
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** The home that these tests are about, bought in Florida the year before. */
async function enterHome(page: Page) {
  const id = '00000000-0000-4000-8000-0000000000a1';
  const { content } = sampleRecord('home', { boughtOn: `${year - 1}-06-15` });
  const data = { records: [{ id, kind: 'home', content }] };
  const answer = await page.request.put('/api/owned-home/records', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('bills, notices, policies and quotes: what is due, a month, and how quotes differ', async ({
  page,
  buyer,
}) => {
  test.slow();
  expect(buyer.email).toBeTruthy();
  await enterHome(page);
  await page.setViewportSize(phone);
  await page.goto(path);
  await expect(page.getByText('Not known yet')).toBeVisible();
  const dialog = page.getByRole('dialog');
  const save = () => dialog.getByRole('button', { name: 'Save' }).click();
  const field = (name: string) => dialog.getByLabel(name, { exact: true });

  await page.getByRole('button', { name: 'Add a tax bill' }).click();
  await dialog.getByLabel('Who sent it').fill('Lake County');
  await dialog.getByLabel('Who pays it').selectOption('You');
  await save();
  await expect(dialog).toContainText('Enter the due day and the amount of each installment');
  await checkBothSchemes(page);
  await field('Due').fill(addDays(today, 60));
  await field('Amount').fill('1,200');
  await dialog.getByRole('button', { name: 'Add an installment' }).click();
  const second = dialog.getByRole('group', { name: 'Installment 2' });
  await second.getByLabel('Due').fill(addDays(today, 120));
  await second.getByLabel('Amount').fill('1200');
  await dialog.getByLabel('Tax year').fill(String(year + 2));
  await save();
  await expect(dialog).toContainText(`Enter a tax year up to ${year + 1}.`);
  await dialog.getByLabel('Tax year').fill(String(year));
  await save();
  const answer = page.getByRole('region', { name: 'Next due' });
  await expect(answer).toContainText('$200');
  await expect(answer).toContainText('Property tax due: Lake County, 1 of 2');

  await page.getByRole('button', { name: 'Add an assessment notice' }).click();
  await field('Day of the notice').fill(addDays(today, -3));
  await field('Tax year').fill(String(year));
  await field('Assessed value').fill('380,000');
  await field('Last day to appeal, as printed').fill(addDays(today, -4));
  await save();
  await expect(dialog).toContainText('comes before the day of the notice');
  await field('Last day to appeal, as printed').fill(addDays(today, 10));
  await save();
  await expect(answer.getByRole('heading', { level: 2 }).first()).toHaveText(
    'Last day to appeal the assessment',
  );
  await expect(page.getByText('What helps in an appeal')).toBeVisible();

  await page.getByRole('button', { name: 'Add a policy' }).click();
  await field('Company').fill('Acorn');
  await field('Policy begins').fill(addDays(today, -325));
  await field('Policy ends').fill(addDays(today, -326));
  await field('Premium of the policy period').fill('1,800');
  await field('Who pays the premium').selectOption('Servicer, from escrow');
  await field('A. Dwelling').fill('350,000');
  await field('Deductible, all other perils').fill('1,000');
  await field('Covers wind and hail').selectOption('Yes');
  await field('Covers flood').selectOption('No');
  await save();
  await expect(dialog).toContainText('The policy ends on or before the day it begins');
  await field('Policy ends').fill(addDays(today, 40));
  await save();
  await expect(answer).toContainText('$350');

  await page.getByRole('button', { name: 'Add a quote' }).click();
  await field('Company').fill('Birch');
  await field('Premium').fill('1500');
  await field('A. Dwelling').fill('350000');
  await field('Deductible, all other perils').fill('2500');
  await field('Covers wind and hail').selectOption('No');
  await field('Covers flood').selectOption('No');
  await save();
  const quotes = page.getByRole('region', { name: 'Quotes at renewal' });
  await expect(quotes).toContainText('$300 less a year');
  await expect(quotes).toContainText('$1,500 more that you pay of each claim');
  await expect(quotes).toContainText('Does not cover wind and hail, which your policy does');
  await expect(quotes.getByRole('row', { name: /^Premium/ })).toContainText('$1,500');
  await checkBothSchemes(page);
  await page.setViewportSize(desk);

  await page.goto('/portal/home');
  await expect(page.getByRole('link', { name: /Taxes and insurance/ })).toContainText('$350 a month.');
  await page.goto('/portal/dates');
  await expect(page.getByText('Insurance policy ends: Acorn').first()).toBeVisible();
});

test('tax time, homestead, a servicer’s notice and improvements', async ({ page, buyer }) => {
  test.slow();
  expect(buyer.email).toBeTruthy();
  await enterHome(page);
  const receipt = await page.request.post('/api/documents?name=roof.pdf', {
    data: renderPdf('Receipt of a roof'),
    headers: { 'content-type': 'application/octet-stream' },
  });
  expect(receipt.ok(), await receipt.text()).toBe(true);
  await page.setViewportSize(desk);
  await page.goto(path);
  const dialog = page.getByRole('dialog');
  const save = () => dialog.getByRole('button', { name: 'Save' }).click();
  const field = (name: string | RegExp) => dialog.getByLabel(name);

  const homestead = page.getByRole('region', { name: 'Homestead exemption' });
  await expect(homestead).toContainText('Florida: file by March 1 of the year after you bought.');
  await expect(homestead).toContainText('Checked Nov 24, 2026');
  await homestead.getByRole('button', { name: 'Enter what your county says' }).click();
  await field('What it takes off a year’s tax').fill('600');
  await save();
  await expect(dialog).toContainText('Enter the day of the bill or letter that shows this amount');
  await field('What it takes off a year’s tax').fill('');
  await field('Last day to file, as printed').fill(addDays(today, 9));
  await save();
  await expect(homestead).toContainText('in 9 days');
  await expect(page.getByRole('region', { name: 'Next due' })).toContainText(
    'File for the homestead exemption',
  );

  const taxes = page.getByRole('region', { name: 'Tax time' });
  await taxes.getByRole('button', { name: 'Add a Form 1098' }).click();
  await field('Calendar year of the form').fill(String(year + 1));
  await field('Recipient or lender').fill('Buckeye Servicing');
  await field(/^1\./).fill('24,000');
  await field(/^2\./).fill('360,000');
  await field(/^5\./).fill('1,800');
  await field(/^7\./).selectOption('Yes');
  await save();
  await expect(dialog).toContainText(`Enter a tax year up to ${year}.`);
  await field('Calendar year of the form').fill(String(year));
  await save();
  await expect(taxes).toContainText('$24,000 counts as mortgage interest, if you itemize. Enter your income');
  await taxes.getByLabel('Adjusted gross income (AGI)').fill('100000000000');
  await expect(taxes).toContainText('Enter an income from $0 to $100,000,000');
  await checkBothSchemes(page);
  await taxes.getByLabel('Adjusted gross income (AGI)').fill('104500');
  await expect(taxes).toContainText('$24,900 counts as mortgage interest, if you itemize.');

  await taxes.getByRole('button', { name: 'Enter your certificate' }).click();
  await field('Issued by').fill('Housing Agency');
  await field('Certificate credit rate').fill('6.5');
  await save();
  await expect(dialog).toContainText('it is not the rate of your loan');
  await field('Certificate credit rate').fill('25');
  await save();
  await taxes.getByLabel('Tax before this credit').fill('1,500');
  await expect(taxes).toContainText('Used this year: $1,500. Left for the next three years: $500.');
  await expect(taxes).toContainText('$22,900 counts as mortgage interest');

  await page.getByRole('button', { name: 'Enter the notice' }).click();
  await field('Servicer').fill('Buckeye Servicing');
  await field('Day of the notice').fill(addDays(today, -2));
  await save();
  await expect(page.getByText('Send proof of insurance now')).toBeVisible();

  const improvements = page.getByRole('region', { name: 'Improvements and basis' });
  await improvements.getByRole('button', { name: 'Add an improvement' }).click();
  await field('What was done').fill('New roof');
  await field('Day it was finished').fill(addDays(today, -1));
  await field('What it cost').fill('18,000');
  await field('Receipt among your documents').selectOption('roof.pdf');
  await save();
  await expect(improvements).toContainText('Receipt: roof.pdf');
  await expect(improvements).toContainText('$418,000 is your basis so far');
  await checkBothSchemes(page);
  await page.setViewportSize(phone);
});
