import { createStaffAccount } from '../harness/accounts.ts';
import { checkAccessibility, expect, test } from '../harness/fixtures.ts';
import { queryServer } from '../harness/server-database.ts';

test('a row that another release stored is not shown, the others are, and the page says so', async ({
  page,
  buyer,
  browser,
}) => {
  const [own] = await queryServer('select id from users where email = $1', [buyer.email]);
  await queryServer(
    `insert into saved_scenarios (id, user_id, tool, name, inputs, created_at, updated_at)
       select gen_random_uuid(), $1, tool, 'Elm Street', '{"income":"9000"}', now(), now() from unnest(array['affordability', 'reverse-mortgage']) tool`,
    [own?.id],
  );
  await queryServer(
    `insert into notifications (user_id, kind, subject, created_at)
       select $1, kind, 'Bank statement.pdf', now() from unnest(array['document-received', 'rate-dropped', 'rate-rose']) kind`,
    [own?.id],
  );
  await queryServer(
    `insert into emails (template, email, urgency, state, created_at, due_at, expires_at, settled_at)
       select template, $1, 1, 'sent', now(), now(), now(), now() from unnest(array['digest', 'rate-alert']) template`,
    [`left-out-${own?.id}@example.com`],
  );

  await page.goto('/portal/notifications');
  await expect(page.getByRole('main').getByText('Bank statement.pdf')).toBeVisible();
  await expect(page.getByText('2 notifications aren’t shown')).toBeVisible();
  await checkAccessibility(page);

  await page.goto('/tools/compare');
  await expect(page.getByText('1 saved scenario isn’t shown')).toBeVisible();
  await expect(page.getByText('Elm Street').first()).toBeVisible();

  const desk = await browser.newPage();
  await createStaffAccount(desk.context(), 'admin');
  await desk.goto(`/staff/mail?search=left-out-${own?.id}`);
  await expect(desk.getByRole('rowheader')).toHaveCount(1);
  await expect(desk.getByText('1 row isn’t shown')).toBeVisible();
});
