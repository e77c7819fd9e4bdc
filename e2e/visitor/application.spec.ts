import type { Locator, Page } from '@playwright/test';
import { disclosure } from '@porchlight/content/en/disclosure.ts';
import { sampleEstimate } from '@porchlight/content/en/sample-estimate.ts';
import { listSampleLines } from '@porchlight/domain/estimates/sample-estimate.ts';
import {
  checkAccessibility,
  checkBothSchemes,
  expect,
  forgetSession,
  holdRequests,
  test,
} from '../harness/fixtures.ts';

const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const back = (page: Page) => page.getByRole('button', { name: 'Back' });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit application' });
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Application progress' });
const question = (page: Page) => page.getByRole('heading', { level: 1 });

/** Of $1,250,000 and $250,000, at the assumed rate. */
const ownResult = /^\$[\d,]+ a month, \$[\d,]+ to close, at an assumed [\d.]+%$/;

async function choose(page: Page, option: string): Promise<void> {
  await page.getByRole('radio', { name: option }).check();
  await next(page).click();
}

async function goToPrice(page: Page): Promise<void> {
  await page.goto('/application');
  await choose(page, 'In 1-2 months');
  await choose(page, 'Townhouse');
  await choose(page, 'Primary residence');
  await expect(question(page)).toHaveText('What price and down payment do you have in mind?');
}

async function goToContact(page: Page): Promise<void> {
  await goToPrice(page);
  await page.getByLabel('Estimated purchase price').fill('$450,000.00');
  await page.getByLabel('Estimated down payment').fill('90,000');
  await next(page).click();
  await expect(question(page)).toHaveText('How can we reach you?');
}

async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Ada Buyer');
  await page.getByLabel('E-mail address').fill('ada+home@example.com');
  await page.getByLabel('Phone number').fill('(800) 555-0123');
}

test('a visitor answers five steps, accepts the disclosure and reads their own result and the sample Loan Estimate (specification 2, 4, 5, 8, 9)', async ({
  page,
}) => {
  test.setTimeout(360_000);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await page.goto('/application');
  for (const [step, option] of ['In 1-2 months', 'Townhouse', 'Primary residence'].entries()) {
    await expect(progress(page)).toHaveAttribute('aria-valuenow', String((step + 1) * 20));
    await expect(next(page)).toBeDisabled();
    await page.getByRole('radio', { name: option }).check();
    await expect(back(page)).toBeEnabled({ enabled: step > 0 });
    await next(page).click();
  }
  await page.getByLabel('Estimated purchase price').fill('$1,250,000.00');
  await page.getByLabel('Estimated down payment').fill('250000');
  await expect(page.getByRole('status')).toContainText('20%');
  await next(page).click();
  await expect(progress(page)).toHaveAttribute('aria-valuenow', '100');
  await fillContact(page);
  await submit(page).click();

  const dialog = page.getByRole('dialog', { name: 'Loan Estimate Disclosure' });
  for (const paragraph of disclosure.paragraphs) await expect(dialog).toContainText(paragraph);
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  expect(sent).toEqual([]);
  await submit(page).click();
  await dialog.getByRole('button', { name: disclosure.confirm }).click();
  await expect(page.getByText('Your application has been submitted!')).toBeVisible();
  expect(sent).toEqual(['/api/applications']);

  await expect(question(page)).toHaveText(ownResult);
  await expect(question(page)).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: sampleEstimate.title })).toBeVisible();
  await expect(page.getByText(sampleEstimate.warning)).toHaveCount(2);
  const sample = page.getByRole('region', { name: sampleEstimate.title });
  for (const { label, value } of listSampleLines(sampleEstimate)) {
    const shown = sample.getByText(value, { exact: false }).filter({ visible: true });
    await expect(shown.first(), label).toBeVisible();
  }
  await expect(page.getByText('Does not add up', { exact: true })).toHaveCount(1);
  await expect(page.getByText('Sample, not an official Loan Estimate')).toHaveCount(3);
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'What is this: Discount points' }).click();
  await expect(page.getByRole('note', { name: 'What is this: Discount points' })).toBeVisible();

  await page.getByRole('link', { name: 'Back to Application' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Buyer');
  await page.goBack();
  await page.reload();
  await expect(question(page)).toHaveText(ownResult);
  const onward = page.getByRole('link', { name: 'Continue to Contact Information' }).first();
  await expect(onward).toHaveAttribute('href', '/portal/contact-details');
  await onward.click();
  await expect(page).toHaveURL('/portal/contact-details');
  await expect(page.getByText('We have your details')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create an account to save your estimate' })).toBeVisible();
  expect(
    JSON.parse(await page.evaluate(() => localStorage.getItem('contactFormData') ?? '{}')),
  ).toMatchObject({
    name: 'Ada Buyer',
    email: 'ada+home@example.com',
    phone: '(800) 555-0123',
  });
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Buyer');
  await expect(page.getByLabel('Phone number')).toHaveValue('(800) 555-0123');
});

test('a visitor who was signed in before still finds name, email and phone in the final step', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await page.goto('/portal');
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  await forgetSession(page);
  await goToContact(page);
  await fillContact(page);
  await submit(page).click();
  await page.getByRole('button', { name: disclosure.confirm }).click();
  await page.getByRole('link', { name: 'Continue to Contact Information' }).first().click();
  // No one is signed in: the portal knows it by now.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Buyer');
  await expect(page.getByLabel('Phone number')).toHaveValue('(800) 555-0123');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the monthly figure comes within twelve presses of the landing page, and before any phone number', async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    let presses = 0;
    const press = async (target: Locator) => {
      await target.click();
      presses += 1;
    };
    const start = Date.now();
    await page.goto('/');
    await press(page.locator('#hero').getByRole('link', { name: 'Get Started' }));
    for (const option of ['In 1-2 months', 'Townhouse', 'Primary residence']) {
      await press(page.getByRole('radio', { name: option }));
      await press(next(page));
    }
    await press(page.getByLabel('Estimated purchase price'));
    await page.keyboard.type('450000');
    await press(page.getByLabel('Estimated down payment'));
    await page.keyboard.type('45000');
    await expect(page.getByRole('status')).toContainText(
      /^\$[\d,]+ a month\$[\d,]+ to close, at an assumed [\d.]+%/,
    );
    expect(presses).toBeLessThanOrEqual(12);
    expect(Date.now() - start).toBeLessThanOrEqual(60_000);
    expect(sent).toEqual([]);
    await checkBothSchemes(page);
  });
});

test('an estimate goes along to the final step and from there to an account', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  await goToContact(page);
  await fillContact(page);
  await submit(page).click();
  await page.getByRole('button', { name: disclosure.confirm }).click();
  await page.getByRole('link', { name: 'Continue to Contact Information' }).first().click();
  await page.getByRole('button', { name: 'Save the estimate to my account' }).click();
  await expect(page.getByText('Your estimate is saved to your account')).toBeVisible();
  await page.getByRole('link', { name: 'Open the monthly payment calculator' }).click();
  await page.getByRole('button', { name: 'Save or open' }).click();
  await expect(page.getByText(/My estimate, \$[\d,]+ a month/)).toBeVisible();
});

test('the browser goes back and forward between the steps, and a reload loses nothing', async ({ page }) => {
  await goToContact(page);
  await page.getByLabel('Full name').fill('Kept Name');
  await page.goBack();
  await expect(page.getByLabel('Estimated purchase price')).toHaveValue('$450,000.00');
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Primary residence' })).toBeChecked();
  await page.goForward();
  await page.goForward();
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Kept Name');
  await page.getByRole('link', { name: 'Change property type' }).click();
  await expect(page.getByRole('radio', { name: 'Townhouse' })).toBeChecked();
});

test('what is chosen before the page has come alive stays chosen', async ({ page }) => {
  const letThrough = await holdRequests(page, '**/assets/*.js');
  await page.goto('/application', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'In 3-6 months' }).check();
  letThrough();
  await expect(next(page)).toBeEnabled();
  await expect(page.getByRole('radio', { name: 'In 3-6 months' })).toBeChecked();
});

test('an address that names a later step leads to the first open question', async ({ page }) => {
  await page.goto('/application?step=4');
  await expect(question(page)).toHaveText('When do you plan to buy?');
  await page.goto('/application?step=estimate');
  await expect(question(page)).toHaveText('When do you plan to buy?');
});

test('the steps need a keyboard only', async ({ page }) => {
  await page.goto('/application');
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'In 1-2 months' })).toBeChecked();
  // Only a page that is alive has an answer to go on with.
  await expect(next(page)).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeFocused();
  await expect(question(page)).toHaveText('What type of home are you looking for?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(back(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page)).toHaveText('When do you plan to buy?');
});

test('absurd amounts are explained plainly and stop no one (specification 5)', async ({ page }) => {
  await goToPrice(page);
  const price = page.getByLabel('Estimated purchase price');
  await price.fill('1e12');
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('We cannot read this as a dollar amount.')).toBeVisible();
  await expect(page.getByRole('status')).toContainText('0%');
  await expect(price).toHaveValue('1e12');
  await checkAccessibility(page);
  await expect(next(page)).toBeEnabled();
  await price.fill('0');
  await expect(page.getByRole('status')).toContainText('A price of $0 gives no share.');
  await next(page).click();
  await expect(question(page)).toHaveText('How can we reach you?');
});

test('a missing contact field is said in a toast and a wrong one under its field (specification 8)', async ({
  page,
}) => {
  await goToContact(page);
  await page.getByLabel('Full name').fill('Ada Buyer');
  await expect(submit(page)).toBeDisabled();
  await page.getByLabel('Full name').press('Enter');
  await expect(page.getByText('Please fill out all contact information fields.')).toBeVisible();
  await fillContact(page);
  await page.getByLabel('Phone number').fill('555-0123');
  await submit(page).click();
  await expect(page.getByText('Enter a phone number with 10 to 15 digits.')).toHaveCount(2);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await checkAccessibility(page);
  await page.getByRole('alert').getByRole('link').click();
  await expect(page.getByLabel('Phone number')).toBeFocused();
});

test.describe('with the server out of reach', () => {
  test.use({ expected: { errors: [/Failed to load resource/] } });
  test('a submission says so, keeps every answer and can be sent again', async ({ page }) => {
    await page.route('**/api/**', (route) => route.abort());
    await goToContact(page);
    await fillContact(page);
    await submit(page).click();
    await page.getByRole('button', { name: disclosure.confirm }).click();
    await expect(page.getByRole('alert')).toContainText('Your application was not sent.');
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('Your application has been submitted!')).toHaveCount(0);
    await checkAccessibility(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByLabel('E-mail address')).toHaveValue('ada+home@example.com');
    await page.unroute('**/api/**');
    await submit(page).click();
    await page.getByRole('button', { name: disclosure.confirm }).click();
    await expect(page.getByText('Your application has been submitted!')).toBeVisible();
  });
});

test('the Loan Estimate view prints one page of the sample on each sheet of Letter paper', async ({
  page,
}) => {
  await goToContact(page);
  await fillContact(page);
  await submit(page).click();
  await page.getByRole('button', { name: disclosure.confirm }).click();
  await expect(question(page)).toHaveText(/a month/);
  const countSheets = async () =>
    (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
  const both = await countSheets();
  await page.getByRole('region', { name: sampleEstimate.title }).evaluate((sample) => sample.remove());
  expect(both - (await countSheets())).toBe(sampleEstimate.pages.length);
});

test('a page without HTTPS, where browsers give no cryptography, stores the application all the same', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'isSecureContext', { value: false });
    Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined });
    Object.defineProperty(Crypto.prototype, 'randomUUID', { value: undefined });
  });
  await goToContact(page);
  await fillContact(page);
  await submit(page).click();
  await page.getByRole('button', { name: disclosure.confirm }).click();
  await expect(page.getByText('Your application has been submitted!')).toBeVisible({ timeout: 60_000 });
});
