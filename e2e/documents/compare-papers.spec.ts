import { renderTypesetPdf } from '@porchlight/pdf/write/whole-pdf.ts';
import { drawClosing } from '../../testing/forms/made/drawing/draw-closing.ts';
import { drawEstimate, listEstimateSheets } from '../../testing/forms/made/drawing/draw-estimate.ts';
import { drawSheets } from '../../testing/forms/made/drawing/sheet.ts';
import { h24b } from '../../testing/forms/made/making/h24b.ts';
import { h25b } from '../../testing/forms/made/making/h25b.ts';
import { createContract } from '../harness/contract.ts';
import { checkBothSchemes, expect, type Page, test } from '../harness/fixtures.ts';

const PHONE = { width: 390, height: 844 };

const asFile = (name: string, bytes: Uint8Array) => ({
  ...{ name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) },
});

/** The Bureau's sample, and the same loan of another lender with a higher underwriting fee. */
const oak = {
  ...h24b,
  lender: 'Oak Mortgage',
  sections: {
    ...h24b.sections,
    A: h24b.sections.A.map((line) =>
      line.label === 'Underwriting Fee' ? { ...line, cents: 139_700 } : line,
    ),
  },
};
/** The Closing Disclosure of the sample, with $150 more for underwriting. */
const closing = {
  ...h25b,
  sections: {
    ...h25b.sections,
    A: h25b.sections.A.map((line) =>
      line.label === 'Underwriting Fee' ? { ...line, borrowerAtClosing: 124_700 } : line,
    ),
  },
};

async function choose(page: Page, ...files: ReturnType<typeof asFile>[]) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Browse files' }).click(),
  ]);
  await chooser.setFiles(files);
}

/** Uploads a file without the page, and waits until it was read. */
async function upload(page: Page, name: string, bytes: Uint8Array) {
  const reply = await page.request.post(`/api/documents?name=${name}`, { data: Buffer.from(bytes) });
  const { id } = await reply.json();
  await expect(async () => {
    const reading = await (await page.request.get(`/api/documents/${id}/readings`)).json();
    expect(reading.state).toBe('done');
  }).toPass({ timeout: 90_000 });
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
const belowRow = (page: Page, name: string) => rowOf(page, name).locator('xpath=following-sibling::tr[1]');

test('two Loan Estimates lead to a comparison and a Closing Disclosure to its check, with files chosen once', async ({
  page,
  buyer,
}) => {
  test.slow();
  expect(buyer.email).toBeTruthy();
  await page.setViewportSize(PHONE);
  await page.goto('/portal/docs');
  await choose(
    page,
    asFile('ficus.pdf', await drawEstimate(h24b, 'Helvetica')),
    asFile('oak.pdf', await drawEstimate(oak, 'Helvetica')),
    asFile('closing.pdf', await drawClosing(closing, 'Helvetica')),
  );
  let chosen = 0;
  page.on('filechooser', () => {
    chosen += 1;
  });
  const read = { timeout: 90_000 };
  await expect(
    rowOf(page, 'ficus.pdf').getByRole('button', { name: 'Loan Estimate: see what was read' }),
  ).toBeVisible(read);
  await expect(
    rowOf(page, 'oak.pdf').getByRole('button', { name: 'Loan Estimate: see what was read' }),
  ).toBeVisible(read);
  await expect(
    rowOf(page, 'closing.pdf').getByRole('button', { name: 'Closing Disclosure: see what was read' }),
  ).toBeVisible(read);

  // Papers of other people are flagged, each kind of them, also after a reload.
  await page.reload();
  for (const name of ['ficus.pdf', 'oak.pdf', 'closing.pdf'])
    await expect(belowRow(page, name).getByRole('list', { name: 'Check before you go on' })).toContainText(
      'The name on it is Michael Jones and Mary Stone, which is none of the buyers’.',
    );
  await checkBothSchemes(page);

  await belowRow(page, 'ficus.pdf').getByRole('link', { name: 'Compare Loan Estimates' }).click();
  await expect(page).toHaveURL(/\/tools\/compare-offers\?documents=/);
  const answer = page.getByRole('region', { name: 'Paid to each lender in 5 years' });
  await expect(answer.getByRole('heading', { name: 'Ficus Bank' })).toBeVisible();
  await expect(answer.getByRole('heading', { name: 'Oak Mortgage' })).toBeVisible();
  await expect(answer).toContainText('$300 more');
  const own = page.getByRole('region', { name: 'Your documents' });
  await expect(own.getByRole('checkbox', { name: 'ficus.pdf' })).toBeChecked();
  await expect(own.getByRole('checkbox', { name: 'oak.pdf' })).toBeChecked();
  await checkBothSchemes(page);

  // A milestone's link names no files: all that are there are taken.
  await page.goto('/tools/compare-offers?documents=all');
  await expect(answer.getByRole('heading', { name: 'Oak Mortgage' })).toBeVisible();

  await page.goto('/portal/docs');
  await belowRow(page, 'closing.pdf').getByRole('link', { name: 'Compare with the Loan Estimate' }).click();
  await expect(page).toHaveURL(/\/tools\/change-check\?documents=/);
  await expect(
    page.getByRole('heading', { name: 'One figure to ask about: $150.00 more than the tolerance allows' }),
  ).toBeVisible();
  // The estimate of the other lender is no earlier version of this loan.
  await expect(page.getByRole('region', { name: 'Your documents' })).toContainText(
    'It names another lender, borrower or home than the Closing Disclosure, so it was left out.',
  );
  await checkBothSchemes(page);
  expect(chosen).toBe(0);

  // The same file, chosen beside the document, is no earlier version of it.
  await page
    .locator('input[type=file]')
    .setInputFiles(asFile('closing.pdf', await drawClosing(closing, 'Helvetica')));
  await expect(page.getByRole('region', { name: 'What was read' })).toContainText(
    'This is the same document as another one on this page, so it is counted once.',
    read,
  );
  await expect(
    page.getByText(
      'This is your first Closing Disclosure: you must have it three business days before closing',
    ),
  ).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'One figure to ask about: $150.00 more than the tolerance allows' }),
  ).toBeVisible();
});

test('a Loan Estimate of another home is not compared unless the buyer says so', async ({ page, buyer }) => {
  test.slow();
  expect(buyer.email).toBeTruthy();
  await page.setViewportSize(PHONE);
  const elsewhere = { ...oak, property: ['12 Elm Street', 'Elsewhere, ST 99999'] as const };
  await upload(page, 'ficus.pdf', await drawEstimate(h24b, 'Helvetica'));
  await upload(page, 'elsewhere.pdf', await drawEstimate(elsewhere, 'Helvetica'));
  await page.goto('/portal/docs');
  await belowRow(page, 'elsewhere.pdf').getByRole('link', { name: 'Compare Loan Estimates' }).click();
  const own = page.getByRole('region', { name: 'Your documents' });
  await expect(own).toContainText('These Loan Estimates do not name the same borrower or home');
  await expect(own).toContainText('“12 Elm Street, Elsewhere, ST 99999” by Oak Mortgage');
  await expect(page.getByRole('group', { name: 'Oak Mortgage' })).toHaveCount(0);
  await checkBothSchemes(page);
  await own.getByRole('button', { name: 'They are all mine: compare them' }).click();
  await expect(page.getByRole('group', { name: 'Oak Mortgage' })).toBeVisible();
});

test('Loan Estimates without page 2 are compared by pages 1 and 3, and what they lack is asked for', async ({
  page,
  buyer,
}) => {
  test.slow();
  expect(buyer.email).toBeTruthy();
  await page.setViewportSize(PHONE);
  const withoutCosts = { ...oak, rate: '3.75', pi: 75_025, fiveYearsTotal: 5_590_000 };
  const [first, , third] = listEstimateSheets(withoutCosts);
  const sheets = [first, third].flatMap((sheet) => sheet ?? []);
  await upload(page, 'ficus.pdf', await drawEstimate(h24b, 'Helvetica'));
  await upload(page, 'oak.pdf', await drawSheets('Helvetica', sheets));
  await page.goto('/portal/docs');
  await expect(belowRow(page, 'oak.pdf')).toContainText('Nothing of page 2 of this form was read.');
  await belowRow(page, 'oak.pdf').getByRole('link', { name: 'Compare Loan Estimates' }).click();
  const partial = page.getByRole('region', { name: 'So far, from pages 1 and 3' });
  await expect(partial.getByRole('row', { name: /^Interest rate/ })).toContainText('3.75%Lowest');
  await expect(partial.getByRole('row', { name: /^In 5 years: total paid/ })).toContainText('$55,900');
  await checkBothSchemes(page);
  const form = partial.getByRole('form');
  await expect(form.getByRole('textbox')).toHaveCount(1);
  await form.getByRole('textbox', { name: 'A. Origination charges' }).fill('about 2,000');
  await form.getByRole('button', { name: 'Count these in' }).click();
  await expect(form.getByRole('textbox', { name: 'A. Origination charges' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await form.getByRole('textbox', { name: 'A. Origination charges' }).fill('2,102');
  await form.getByRole('button', { name: 'Count these in' }).click();
  await expect(partial).toContainText('Nothing is missing: every offer is counted in full.');
  const answer = page.getByRole('region', { name: 'Paid to each lender in 5 years' });
  await expect(answer.getByRole('heading', { name: 'Oak Mortgage' })).toBeVisible();
});

test('every file says why it was not read and what to do, and no text is missed where there is some', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await page.setViewportSize(PHONE);
  await page.goto('/portal/docs');
  await choose(
    page,
    asFile('letter.pdf', renderTypesetPdf('A letter about the house and its garden')),
    asFile('spanish.pdf', renderTypesetPdf('Estimacion de prestamo')),
  );
  await expect(belowRow(page, 'letter.pdf')).toContainText(
    'It has text, but it is not one of the papers that are read here.',
  );
  await expect(belowRow(page, 'spanish.pdf')).toContainText('This is the Spanish form.');
  await expect(rowOf(page, 'letter.pdf')).toContainText('Kept, not read: not a paper we know', {
    timeout: 60_000,
  });
  await expect(rowOf(page, 'spanish.pdf')).toContainText('Not read: Spanish form', { timeout: 60_000 });
  await page.reload();
  await expect(belowRow(page, 'spanish.pdf').getByRole('list')).toContainText('ask your lender for it');
  await expect(page.getByText('No text was found')).toHaveCount(0);
  await checkBothSchemes(page);
});

test('the closing check of a signed-in buyer is empty until own papers are there, and holds them against the contract', async ({
  page,
  buyer,
}) => {
  test.slow();
  expect(buyer.email).toBeTruthy();
  await createContract(page.request);
  await page.goto('/portal');
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  await page.goto('/tools/change-check');
  const answer = page.getByRole('heading', { name: /figures? to ask about/ });
  await expect(page.getByText('Type at least one charge with an amount')).toBeVisible();
  await expect(page.getByLabel('Charge, line 1')).toHaveValue('');
  await expect(answer).toBeHidden();
  await page.getByRole('button', { name: 'Show an example' }).click();
  await expect(page.getByText('Made-up figures are filled in.')).toBeVisible();
  await expect(answer).toBeVisible();

  await page
    .locator('input[type=file]')
    .setInputFiles(asFile('closing.pdf', await drawClosing(closing, 'Helvetica')));
  const held = page.getByRole('region', { name: 'Against your contract' });
  await expect(held).toContainText('Price: $380,000 agreed, $180,000 on the Closing Disclosure.', {
    timeout: 30_000,
  });
  await expect(held).toContainText(
    'The Closing Disclosure names Michael Jones and Mary Stone, who are not among the buyers of this purchase.',
  );
  await expect(page.getByText('Made-up figures are filled in.')).toBeHidden();
  await expect(answer).toBeHidden();
  await expect(page.getByLabel('Charge, line 1')).toHaveValue('');
});
