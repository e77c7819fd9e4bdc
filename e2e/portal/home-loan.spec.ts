import { addDays, addMonths, getCalendarDay } from '../../domain/src/kernel/calendar-dates.ts';
import { homeKind } from '../../domain/src/owned-home/kinds/home.ts';
import { loanKind } from '../../domain/src/owned-home/kinds/loan.ts';
import { createContract } from '../harness/contract.ts';
import { checkBothSchemes, expect, type Page, test } from '../harness/fixtures.ts';

const today = getCalendarDay(new Date());
const thisMonth = `${today.slice(0, 7)}-01`;
/** Bought two years and two months ago, with the first payment two months later: the 24th was due this month. */
const firstPaymentOn = addMonths(thisMonth, -23);
const home = {
  ...{ address: '12 Elm Street, Columbus, OH 43215', state: 'OH', county: 'Franklin' },
  ...{ boughtOn: addDays(addMonths(firstPaymentOn, -2), 9), price: 40_000_000 },
  ...{ isPrincipalResidence: true, metro: null },
};
const loan = {
  ...{ servicer: 'Buckeye Servicing', loanKind: 'conventional', amount: 36_000_000, ratePercent: '6' },
  ...{ termMonths: 360, firstPaymentOn, originalValue: 40_000_000, mortgageInsuranceMonthly: 15_000 },
  ...{ escrowMonthly: 60_000, balance: null, balanceOn: null },
};

async function keep(page: Page, ...records: { id: string | undefined; kind: string; content: object }[]) {
  const answer = await page.request.put('/api/owned-home/records', { data: { records } });
  expect(answer.ok(), await answer.text()).toBe(true);
}
const keepHome = (page: Page) => keep(page, { id: homeKind.onlyId, kind: 'home', content: home });
const keepLoan = async (page: Page) => {
  await keepHome(page);
  await keep(page, { id: loanKind.onlyId, kind: 'loan', content: loan });
};
const readPayments = async (page: Page) => {
  const answer = (await (await page.request.get('/api/owned-home')).json()) as {
    records: { kind: string }[];
  };
  return answer.records.filter(({ kind }) => kind === 'payment');
};

test('a loan is entered from its documents, and says what is owed and what the next payment is made of', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await keepHome(page);
  await page.goto('/portal/home/loan');
  await expect(page.getByText('Enter your loan')).toBeVisible();
  await page.getByRole('button', { name: 'From: Closing Disclosure, page 1' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Loan type').selectOption('Conventional');
  await dialog.getByLabel('Loan amount').fill('360000');
  await dialog.getByLabel('Interest rate').fill('99');
  await dialog.getByLabel('First payment due').fill(home.boughtOn);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Enter the yearly rate of the note, above 0%');
  await dialog.getByLabel('Interest rate').fill('6');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('The first payment comes after the day you closed');
  await checkBothSchemes(page);
  await dialog.getByLabel('First payment due').fill(firstPaymentOn);
  await dialog.getByLabel('Estimated Escrow').fill('600');
  await dialog.getByLabel('Mortgage Insurance').fill('150');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  // 360,000.00 at 6 %: 2,158.38 a month, and 350,885.72 after 24 payments.
  await expect(page.getByText('You owe today')).toBeVisible();
  await expect(page.getByText('$350,885.72', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Next payment: \$2,908\.38/)).toBeVisible();
  await expect(page.getByRole('row', { name: /^Interest/ })).toContainText('$1,75');

  await page.getByRole('button', { name: 'From: Form 1098' }).click();
  await dialog.getByLabel('Box 2: outstanding mortgage principal').fill('340000');
  await dialog.getByLabel('Day of box 2').fill(today);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('$340,000.00').first()).toBeVisible();
  await expect(page.getByText(/^Counted from your statement/)).toBeVisible();
});

test('the first page says what is owed, what is the owner’s and what to do; both forms begin with what is known', async ({
  page,
  buyer,
}) => {
  test.slow();
  expect(buyer.email).toBeTruthy();
  const setFact = async (fact: string, value: unknown) => {
    const data = { id: crypto.randomUUID(), value };
    expect((await page.request.put(`/api/plan/facts/${fact}`, { data })).ok()).toBe(true);
  };
  await setFact('place', { state: 'OH', county: 'Franklin' });
  await setFact('price', 40_000_000);
  await setFact('downPayment', 4_000_000);
  await setFact('program', 'conventional');
  await setFact('ratePercent', '6');
  await setFact('termMonths', 360);
  await createContract(page.request);
  await page.goto('/portal/home');
  await page.getByRole('button', { name: 'Enter your home' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('What your plan knows is filled in.');
  await expect(dialog.getByLabel('Address')).toHaveValue('7 Oak Lane, Dublin, OH');
  await expect(dialog.getByLabel('Price you paid')).toHaveValue('380,000');
  await expect(dialog.getByLabel('State')).toHaveValue('OH');
  await expect(dialog.getByLabel('County')).toHaveValue('Franklin');
  await dialog.getByLabel('Day you closed').fill(home.boughtOn);
  await dialog.getByLabel('Do you live there?').selectOption('Yes');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const answer = page.getByRole('region', { name: 'Your home in figures' });
  await expect(answer.getByRole('definition').filter({ hasText: 'Not known yet' })).toHaveCount(3);
  await answer.getByRole('link', { name: 'Open: Enter your loan' }).click();

  await page.getByRole('button', { name: 'From: Closing Disclosure, page 1' }).click();
  await expect(dialog).toContainText('What your plan knows is filled in.');
  await expect(dialog.getByLabel('Loan type')).toHaveValue('conventional');
  // The price agreed, $380,000, with the plan's down payment of $40,000.
  await expect(dialog.getByLabel('Loan amount')).toHaveValue('340,000');
  await expect(dialog.getByLabel('Interest rate')).toHaveValue('6');
  await dialog.getByLabel('First payment due').fill(firstPaymentOn);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const value = {
    ...{ id: crypto.randomUUID(), kind: 'owner-value' },
    content: { day: today, amount: 42_000_000, source: 'appraisal' },
  };
  await keep(page, value);
  await page.goto('/portal/home');
  await expect(answer).toContainText('owed$331,392From your note');
  await expect(answer).toContainText('yours$88,608$420,000 by your figure');
  await expect(answer).toContainText(/next payment, due \w+ 1(, \d{4})?\$2,038\.47/);
  await expect(answer.getByRole('row', { name: /^Escrow/ })).toContainText('not entered');
  await answer.getByRole('link', { name: 'Enter the escrow' }).click();
  await expect(page.getByRole('heading', { name: 'Loan data', exact: true })).toBeInViewport();
});

test('payments are checked off, imported once from columns in any order, and refused by line', async ({
  page,
  buyer,
}) => {
  test.slow();
  expect(buyer.email).toBeTruthy();
  await keepLoan(page);
  await page.goto('/portal/home/loan');
  const year = firstPaymentOn.slice(0, 4);
  const schedule = page.getByRole('region', { name: 'Schedule' });
  await schedule.getByText(year, { exact: true }).click();
  await schedule.getByRole('checkbox').first().check();
  await expect.poll(async () => (await readPayments(page)).length).toBe(1);
  await expect(schedule.getByRole('checkbox').first()).toBeChecked();
  await checkBothSchemes(page);
  await schedule.getByRole('checkbox').first().uncheck();
  await expect.poll(async () => (await readPayments(page)).length).toBe(0);

  const dialog = page.getByRole('dialog');
  const importFile = async (...lines: string[]) => {
    await page.getByRole('button', { name: 'Import a CSV file' }).click();
    await dialog.getByLabel('Choose the CSV file').setInputFiles({
      ...{ name: 'payments.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) },
    });
  };
  const us = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
  const second = addMonths(firstPaymentOn, 1);
  const file = [
    '\uFEFFTotal;Due date;Posted;Zinsen;Additional principal',
    `$2,908.38;${us(firstPaymentOn)};${us(firstPaymentOn)};1800.00;`,
    `2908.38;${us(second)};${us(addDays(second, 33))};1798.21;50.00`,
    `(2908.38);${us(second)};${us(second)};;`,
  ];
  await importFile(...file);
  await expect(dialog).toContainText('We did not recognize every column');
  await dialog.getByLabel('Zinsen').selectOption('Interest');
  await expect(dialog).toContainText('2 payments');
  await expect(dialog).toContainText('Read as UTF-8, 5 columns separated by semicolons.');
  await expect(dialog).toContainText('1 line is a refund or another entry of the opposite sign');
  await expect(dialog.getByLabel('Which amounts are your payments?')).toHaveValue('above');
  await checkBothSchemes(page);
  await dialog.getByRole('button', { name: 'Save 2 payments' }).click();
  await expect(dialog).toBeHidden();
  expect(await readPayments(page)).toHaveLength(2);

  await importFile(...file);
  await dialog.getByLabel('Zinsen').selectOption('Interest');
  await expect(dialog).toContainText('2 payments are saved already');
  await expect(dialog.getByRole('button', { name: /^Save/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  // A bank's list of the same payment, below a title and below zero, counts nothing twice.
  await importFile(
    'Account 0012345',
    '',
    'Date,Amount',
    `${us(addDays(firstPaymentOn, 2))},-2908.38`,
    `${us(second)},100.00`,
  );
  await expect(dialog).toContainText('The headings are on line 3.');
  await dialog.getByLabel('Which amounts are your payments?').selectOption('Below zero (1 line)');
  await expect(dialog).toContainText('1 payment is saved already');
  await expect(dialog.getByRole('button', { name: /^Save/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await importFile('Date,Total', ...Array.from({ length: 100_000 }, () => '12/01/2025,5.00'));
  await expect(dialog).toContainText('This file has 100,000 rows. A home keeps at most 960 payments');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await readPayments(page)).toHaveLength(2);

  const insurance = page.getByRole('region', { name: 'Mortgage insurance' });
  await expect(insurance).toContainText('33 days late');
});

test('mortgage insurance has its days, and a request as a PDF; extra payments and a recast are worked out', async ({
  page,
  buyer,
}) => {
  test.slow();
  expect(buyer.email).toBeTruthy();
  await keepLoan(page);
  await page.goto('/portal/home/loan');
  const insurance = page.getByRole('region', { name: 'Mortgage insurance' });
  await expect(insurance.getByText(/^You can ask to end it from/)).toBeVisible();
  await expect(insurance).toContainText('12 U.S.C. 4902(b)');
  await insurance.getByRole('button', { name: 'Write the request' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Download PDF' }).click();
  await expect(dialog.getByLabel('Your full name')).toBeFocused();
  await dialog.getByLabel('Your full name').fill('Ada Buyer');
  await dialog.getByLabel('Your address').fill('12 Elm Street\nColumbus, OH 43215');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toBe(`mortgage-insurance-request-${today}.pdf`);

  const extra = page.getByRole('region', { name: 'Pay extra' });
  await extra.getByLabel('Extra each month').fill('300');
  await expect(extra.getByText(/sooner, \$[\d,]+\.\d\d less interest/)).toBeVisible();
  const recast = page.getByRole('region', { name: 'Recast, or keep the payment' });
  await recast.getByLabel('Lump sum').fill('50,000');
  await recast.getByLabel('Fee').fill('250');
  await expect(recast.getByText(/^A recast lowers the payment by \$3/)).toBeVisible();
  await expect(recast).toContainText('The fee is earned back in 1 month.');
  await checkBothSchemes(page);

  await page.getByRole('button', { name: 'Write the payoff request' }).click();
  await dialog.getByLabel('Your full name').fill('Ada Buyer');
  await dialog.getByLabel('Your address').fill('12 Elm Street\nColumbus, OH 43215');
  await dialog.getByRole('button', { name: 'Save to my documents' }).click();
  await expect(page.getByText('The letter is in your Document Center')).toBeVisible();

  await page.goto('/portal/dates');
  await expect(page.getByText('You can ask to end mortgage insurance').first()).toBeVisible();
});

test('a loan that moves to another servicer is guarded for 60 days', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  await keepLoan(page);
  await page.goto('/portal/home/loan');
  const card = page.getByRole('region', { name: 'New servicer' });
  await card.getByRole('button', { name: 'My loan is moving' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New servicer', { exact: true }).fill('buckeye servicing');
  await dialog.getByLabel('Day the transfer takes effect').fill(addDays(today, 10));
  await dialog.getByLabel('Date on the old servicer’s notice').fill(today);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('cannot be the same');
  await dialog.getByLabel('New servicer', { exact: true }).fill('Maple Loans');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(card).toContainText('Late');
  await expect(card).toContainText('may not be treated as late');
  await card.getByRole('checkbox', { name: /^Stop automatic payments/ }).check();
  await page.reload();
  await expect(card.getByRole('checkbox', { name: /^Stop automatic payments/ })).toBeChecked();
  await checkBothSchemes(page);
  await page.goto('/portal/dates');
  await expect(page.getByText('Loan payments go to Maple Loans from this day').first()).toBeVisible();
});
