import { drawClosing } from '../../testing/forms/made/drawing/draw-closing.ts';
import { drawEstimate } from '../../testing/forms/made/drawing/draw-estimate.ts';
import { h24b } from '../../testing/forms/made/making/h24b.ts';
import { h25b } from '../../testing/forms/made/making/h25b.ts';
import { checkBothSchemes, expect, test } from '../harness/fixtures.ts';

test('what rose between both becomes figures to ask about and a message to send', async ({ page }) => {
  test.slow();
  await page.goto('/tools/change-check');
  await expect(page.getByText('Made-up figures are filled in.')).toBeVisible();
  await expect(
    page.getByRole('heading', {
      name: 'Four figures to ask about: $328.30 more than the tolerance allows',
    }),
  ).toBeVisible();
  const fee = page.getByLabel('Closing Disclosure, line 1', { exact: true });
  // The page is hydrated with the first key.
  await expect(async () => {
    await fee.fill('1,097');
    await expect(page.getByRole('heading', { name: 'Three figures to ask about: $178.30 more' })).toBeVisible(
      { timeout: 500 },
    );
  }).toPass();
  await page.getByLabel('Who chose the provider, line 4').selectOption('I chose from the lender’s list');
  // 502 + 165 + 85 estimated, 560 + 240 + 104 charged.
  await expect(
    page.getByText('Together $752.00 estimated. Up to $827.20 is within 10 percent; charged: $904.00.'),
  ).toBeVisible();
  await fee.fill('1,09,7');
  await expect(page.getByText('Enter dollars, such as 1,097.00.')).toBeVisible();
  await fee.fill('1,097');
  await page.getByRole('button', { name: 'Add a line' }).click();
  await page.getByLabel('Charge, line 7').fill('Courier Fee');
  await page.getByLabel('Closing Disclosure, line 7', { exact: true }).fill('45');
  const questions = page.getByRole('region', { name: 'What to ask your lender' });
  await expect(questions).toContainText(
    'Courier Fee: not on the Loan Estimate, $45.00 on the Closing Disclosure.',
  );
  await expect(questions).not.toContainText(/violat/i);
  await checkBothSchemes(page);
  const download = page.waitForEvent('download');
  await questions.getByRole('button', { name: 'Download as text' }).click();
  expect((await download).suggestedFilename()).toBe('questions-about-my-closing-disclosure.txt');
  await page.reload();
  await page.getByLabel('Charge, line 1').press('Tab');
  await expect(page.getByLabel('Charge, line 7')).toHaveValue('Courier Fee');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByText('Type at least one charge with an amount')).toBeVisible();
});

test('documents are read, a revised estimate is an alternative, and what was read can be corrected', async ({
  page,
}) => {
  test.slow();
  const { A, B } = h25b.sections;
  const sections = {
    ...h25b.sections,
    A: A.map((line) => (line.label === 'Underwriting Fee' ? { ...line, borrowerAtClosing: 124_700 } : line)),
    B: B.map(({ byOthers, ...line }) =>
      byOthers === undefined ? line : { ...line, borrowerAtClosing: 45_000 },
    ),
  };
  const revised = {
    ...h24b,
    dateIssued: '2013-03-01',
    sections: {
      ...h24b.sections,
      A: h24b.sections.A.map((line) =>
        line.label === 'Underwriting Fee' ? { ...line, cents: 124_700 } : line,
      ),
    },
  };
  const asFile = async (name: string, drawn: Promise<Uint8Array>) => ({
    ...{ name, mimeType: 'application/pdf', buffer: Buffer.from(await drawn) },
  });
  await page.goto('/tools/change-check');
  // The page is hydrated with the first key.
  await expect(async () => {
    await page.getByLabel('Closing Disclosure, line 1', { exact: true }).fill('1,097');
    await expect(page.getByRole('heading', { name: /^Three figures to ask about/ })).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  const files = page.locator('input[type=file]');
  await files.setInputFiles([
    await asFile('estimate.pdf', drawEstimate(h24b, 'Helvetica')),
    await asFile('revised.pdf', drawEstimate(revised, 'Helvetica')),
    { name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nx') },
  ]);
  const results = page.getByRole('region', { name: 'What was read' });
  await expect(results).toContainText('Loan Estimate of Feb 15, 2013');
  await expect(results).toContainText('Now add the Closing Disclosure');
  await expect(results).toContainText(
    'This file could not be opened: it may be damaged. Nothing was read from it.',
  );
  await files.setInputFiles(await asFile('closing.pdf', drawClosing({ ...h25b, sections }, 'Helvetica')));
  await expect(
    page.getByRole('heading', { name: 'Two figures to ask about: $195.00 more than the tolerance allows' }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'What to ask your lender' })).toContainText(
    'Underwriting Fee: $1,097.00 on the Loan Estimate, $1,247.00 on the Closing Disclosure, $150.00 more.',
  );
  const later = page.getByRole('region', { name: 'If the revised estimate of Mar 1, 2013 is valid' });
  await expect(later).toContainText('One figure to ask about: $45.00 more');
  // 65 and 85 estimated, 85 and 85 charged: 5 beyond a tenth.
  await page.getByLabel('Who chose the provider: Survey Fee').selectOption('I chose from the lender’s list');
  await expect(
    page.getByRole('heading', { name: 'Three figures to ask about: $200.00 more than the tolerance allows' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Correct the figures by hand' }).click();
  const fee = page.getByLabel('Closing Disclosure, line 3', { exact: true });
  await expect(fee).toHaveValue('1,247.00');
  await fee.fill('1097');
  await expect(page.getByRole('heading', { name: 'Two figures to ask about: $50.00 more' })).toBeVisible();
});

test('the sample Closing Disclosure explains each line on its five pages', async ({ page }) => {
  await page.goto('/closing-disclosure');
  await expect(page.getByRole('article')).toHaveCount(5);
  const costs = page.getByRole('article', { name: 'Closing cost details' });
  await costs.getByText('Survey fee to Surveys Co.').click();
  await expect(
    costs.getByText('It rose by $20, which is allowed where you chose the surveyor.'),
  ).toBeVisible();
  await expect(costs).toContainText('$405.00, paid by others');
  await page.getByRole('link', { name: 'Compare your Closing Disclosure with your Loan Estimate' }).click();
  await expect(page).toHaveURL(/\/tools\/change-check$/);
});
