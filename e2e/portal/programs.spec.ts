import { randomUUID } from 'node:crypto';
import { checkBothSchemes, expect, test } from '../harness/fixtures.ts';

test('the finder opens with the plan, and stores an answer only when it is saved', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  const facts = {
    place: { state: 'MA', county: null },
    occupancy: 'primaryResidence',
    savings: 300_000,
    incomeWages: { cents: 7_800_000, per: 'year' },
  };
  for (const [fact, value] of Object.entries(facts)) {
    const reply = await page.request.put(`/api/plan/facts/${fact}`, { data: { id: randomUUID(), value } });
    expect(reply.ok()).toBe(true);
  }
  await page.goto('/portal/programs');
  await expect(page.getByText('4 answers are from your plan.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Equity Builder Program', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save to my plan' })).toHaveCount(0);
  const stored = async () => {
    const { facts: known } = await (await page.request.get('/api/plan')).json();
    return known.find(({ fact }: { fact: string }) => fact === 'savings')?.value;
  };
  await page.getByRole('button', { name: 'Change: Own money' }).click();
  await expect(page.getByRole('textbox', { name: 'Your own money' })).toHaveValue('3000');
  await page.getByRole('textbox', { name: 'Your own money' }).fill('2,500');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Changes in your plan: Savings')).toBeVisible();
  expect(await stored()).toBe(300_000);
  await checkBothSchemes(page);
  await page.getByRole('button', { name: 'Save to my plan' }).click();
  await expect(page.getByText('Saved to your plan.')).toBeVisible();
  await expect.poll(stored).toBe(250_000);
});

test('a program that opens in rounds is watched, and no longer', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  await page.goto('/portal/programs');
  const panel = page.getByRole('region', { name: 'Programs that open in rounds' });
  await expect(panel).toContainText('Answer where you buy to see which they are.');
  await page.getByLabel('State or territory').selectOption({ label: 'Ohio' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await panel.getByRole('button', { name: 'Notify me when this opens: Welcome Home Program' }).click();
  await expect(page.getByText('We tell you when Welcome Home Program opens')).toBeVisible();
  // Watched is shown without the place, too.
  await page.reload();
  const stop = panel.getByRole('button', { name: 'Stop telling me: Welcome Home Program' });
  await stop.click();
  await expect(page.getByText('We no longer tell you of Welcome Home Program')).toBeVisible();
  await expect(stop).toHaveCount(0);
});
