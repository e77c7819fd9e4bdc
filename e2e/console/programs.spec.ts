import { randomUUID } from 'node:crypto';
import { createStaffAccount } from '../harness/accounts.ts';
import { checkBothSchemes, expect, type Page, test } from '../harness/fixtures.ts';

// A rejection without a reason is refused; the browser says so.
test.use({ expected: { errors: [/400/] } });

const document = {
  title: 'City of Billings, guide',
  url: 'https://www.billingsmt.gov/',
  readOn: '2026-11-25',
};

function makeProgram(id: string, name: string) {
  return {
    id,
    name,
    level: 'regional',
    states: ['MT'],
    agency: 'City of Billings',
    address: 'https://www.billingsmt.gov/',
    kind: 'grant',
    confidence: 'official',
    rules: [{ condition: { kind: 'primaryHome' }, document }],
    benefit: { kind: 'upTo', cents: 1_000_000 },
    repayment: 'Never.',
    document,
  };
}
const write = (...programs: object[]) => JSON.stringify({ programs }, null, 2);

async function expectNothingTooWide(page: Page): Promise<void> {
  expect(await page.evaluate(() => globalThis.document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}

test('a program of the operator’s own is proposed by one, approved by another, and in the finder at once', async ({
  page,
  browser,
}) => {
  test.setTimeout(360_000);
  const id = `local-${randomUUID()}`;
  const name = `Billings help ${id.slice(6, 14)}`;
  const program = makeProgram(id, name);
  await createStaffAccount(page.context(), 'agent');
  await page.goto('/staff/programs');
  await page.getByRole('link', { name: 'Propose a change' }).click();
  const text = page.getByLabel('Text of the file');
  await text.fill(write(program, { ...program, id: `${id}-2`, document: { ...document, url: undefined } }));
  await page.getByLabel('Why', { exact: true }).fill('The city opened it.');
  await page.getByRole('button', { name: 'Propose', exact: true }).click();
  await expect(page.getByText('One fault. Nothing was stored.')).toBeVisible();
  await expect(page.getByRole('row', { name: /document\.url is missing/ })).toBeVisible();
  await checkBothSchemes(page);

  await text.fill(write(program));
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('Nothing is wrong with it.')).toBeVisible();
  await page.getByLabel('It corrects something that was wrong').check();
  const wrong = `We said nothing of ${name}.`;
  await page.getByLabel('We said').fill(wrong);
  await page.getByLabel('Right is').fill('The city gives up to $10,000.');
  await page.getByRole('button', { name: 'Propose', exact: true }).click();
  const detail = page.getByRole('region', { name: 'Details' });
  await expect(detail.getByText('You proposed this, so somebody else has to approve it.')).toBeVisible();
  await expect(detail.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await checkBothSchemes(page);

  const office = await browser.newContext();
  const desk = await office.newPage();
  await createStaffAccount(office, 'admin');
  await desk.goto('/staff/programs/proposals?status=waiting');
  await desk.getByRole('row', { name }).getByRole('link').click();
  const other = desk.getByRole('region', { name: 'Details' });
  await expect(other.getByText('You will live in it as your main home.')).toBeVisible();
  await other.getByRole('button', { name: 'Reject' }).click();
  await expect(other.getByText('Say why it is rejected.')).toBeVisible();
  await other.getByRole('button', { name: 'Approve' }).click();
  await expect(other.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await desk.goto('/staff/programs/log');
  await expect(desk.getByRole('row', { name: new RegExp(`Approved.+${name}`) })).toBeVisible();
  await office.close();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/programs');
  await visitor.getByLabel('State or territory').selectOption({ label: 'Montana' });
  await visitor.getByRole('button', { name: 'Continue' }).click();
  await expect(visitor.getByRole('article', { name })).toContainText('Gives up to $10,000');
  await visitor.goto('/programs/coverage');
  await visitor.getByRole('link', { name: 'What we corrected, and when' }).click();
  const corrected = visitor.getByRole('listitem').filter({ hasText: name });
  await expect(corrected).toContainText(wrong);
  await visitor.setViewportSize({ width: 390, height: 844 });
  await expectNothingTooWide(visitor);
  await visitor.context().close();
});

test('a program is confirmed as it was by one person, and its new day shows', async ({ page }) => {
  await createStaffAccount(page.context(), 'agent');
  await page.goto('/staff/programs?search=Chenoa');
  await page.getByRole('row', { name: 'Chenoa Fund' }).getByRole('link').click();
  const detail = page.getByRole('region', { name: 'Details' });
  await expect(detail.getByRole('heading', { name: 'Chenoa Fund' })).toBeVisible();
  await detail.getByRole('button', { name: 'Confirm unchanged' }).click();
  await expect(page.getByText('Chenoa Fund is confirmed')).toBeVisible();
  await expect(detail.getByText(/^Revision \d+: Confirmed unchanged, by /).first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNothingTooWide(page);
  await checkBothSchemes(page);
  await page.goto('/staff/programs');
  await expect(page.getByRole('link', { name: 'Chenoa Fund' }).or(page.getByRole('table'))).toBeVisible();
  await expectNothingTooWide(page);
});

test('before its list has come the page of corrections says so without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/programs/corrections');
  await expect(page.getByRole('heading', { level: 1, name: 'Corrections' })).toBeVisible();
  await expect(page.getByText('This list needs JavaScript.')).toBeVisible();
  await context.close();
});
