import { randomUUID } from 'node:crypto';
import { checkBothSchemes, expect, test } from '../harness/fixtures.ts';

const TASK = 'Write down your monthly income and debts';
const REASON = 'Ticked because your plan has an income and your monthly debts.';

test('a fact ticks its task within a second in an open page, says which, and is unticked for good', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  const setFact = (fact: string, value: unknown) =>
    page.request.put(`/api/plan/facts/${fact}`, { data: { id: randomUUID(), value } });
  await page.goto('/portal');
  const card = page.locator('li[data-milestone="interest"]');
  await expect(card).toHaveAttribute('data-state', 'now');
  await expect(card).not.toContainText(REASON);
  await setFact('incomeWages', { cents: 9_600_000, per: 'year' });
  await setFact('monthlyDebts', 30_000);
  await expect(card).toContainText(`${TASK}: ${REASON}`, { timeout: 2_000 });
  await checkBothSchemes(page);

  await page.goto('/portal/milestones/interest');
  const row = page.locator('#task-write-down-income-and-debts');
  await expect(row.getByRole('checkbox', { name: TASK })).toBeChecked();
  await expect(row).toContainText(REASON);
  await checkBothSchemes(page);
  await row.getByRole('button', { name: `Untick: ${TASK}` }).click();
  await expect(row.getByRole('checkbox', { name: TASK })).not.toBeChecked();
  await expect(row).not.toContainText(REASON);
  await setFact('savings', 6_000_000);
  await setFact('downPayment', 4_000_000);

  await page.goto('/portal');
  await expect(card).toContainText('Ticked because your plan has your savings and a down payment.');
  await expect(card).not.toContainText(REASON);
  await card.getByRole('button', { name: /^Untick: Count your savings/ }).click();
  await expect(card).not.toContainText('Ticked because');
});
