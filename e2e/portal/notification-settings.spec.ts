import {
  checkAccessibility,
  checkBothSchemes,
  expect,
  findEmail,
  holdRequests,
  type Page,
  PDF,
  test,
} from '../harness/fixtures.ts';
import { completeMilestones } from '../harness/journey-steps.ts';
import { queryServer } from '../harness/server-database.ts';

const PATH = '/portal/settings/notifications';

async function openSettings(page: Page): Promise<void> {
  await page.goto(PATH);
  await expect(page.getByRole('group', { name: 'A date is near' })).toBeVisible();
}

async function saveSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save notification settings' }).click();
}

test('a visitor signs in first, and comes back', async ({ page }) => {
  await page.goto(PATH);
  await expect(page).toHaveURL(/\/login\?next=%2Fportal%2Fsettings%2Fnotifications$/);
});

test.describe('in Denver', () => {
  test.use({ timezoneId: 'America/Denver' });

  test('a buyer chooses what they hear of, where and when', async ({ page, buyer }) => {
    expect(buyer.email).toBeTruthy();
    await page.goto('/portal/notifications');
    await page.getByRole('link', { name: 'Choose what you hear of, and when' }).click();
    await expect(page).toHaveURL(PATH);
    const zone = page.getByLabel('Time zone');
    await expect(zone).toHaveValue('America/Denver');
    await expect(page.getByText('Taken from this device; save to keep it.')).toBeVisible();
    const device = page.getByRole('group', { name: 'Someone signs in from a new device' });
    await expect(device).toContainText('It cannot be switched off');
    await expect(device.getByRole('checkbox')).toHaveCount(0);

    const document = page.getByRole('group', { name: 'A document arrives' });
    // What buyers do themselves is never listed.
    await expect(document.getByRole('checkbox')).toHaveCount(0);
    await expect(document.getByLabel('By e-mail')).toBeVisible();
    const opened = page.getByRole('group', { name: 'A milestone opens' });
    await opened.getByRole('checkbox', { name: 'In the portal' }).uncheck();
    await opened.getByLabel('By e-mail').selectOption('In the daily digest');
    await page.getByLabel('Daily digest').selectOption('6:00 AM');
    await expect(page.getByText('That is one of your quiet hours')).toBeVisible();
    await zone.selectOption('Hawaii (Honolulu)');
    await saveSettings(page);
    await expect(page.getByText('Your notification settings are saved')).toBeVisible();
    await expect(page.getByText('This device is set to Mountain (Denver).')).toBeVisible();

    await page.reload();
    await expect(zone).toHaveValue('Pacific/Honolulu');
    await expect(opened.getByRole('checkbox', { name: 'In the portal' })).not.toBeChecked();
    await expect(opened.getByLabel('By e-mail')).toHaveValue('digest');
    await completeMilestones(page.context().request, 3);
    await page.goto('/portal/notifications');
    await expect(page.getByText('Nothing yet', { exact: true })).toBeVisible();
  });

  test('setting a date keeps the browser’s time zone', async ({ page, buyer }) => {
    expect(buyer.email).toBeTruthy();
    const kept = page.waitForResponse('**/api/notifications/time-zone');
    await page.goto('/portal/milestones/interest');
    expect(await (await kept).json()).toEqual({ timeZone: 'America/Denver' });
  });
});

test.describe('quiet hours', () => {
  test.use({ expected: { errors: [/status of 400/] } });

  test('that end as they begin are refused under their field, with everything kept', async ({
    page,
    buyer,
  }) => {
    expect(buyer.email).toBeTruthy();
    await openSettings(page);
    await page.getByLabel('From').fill('08:00');
    await page.getByLabel('Daily digest').selectOption('5:00 PM');
    await saveSettings(page);
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await checkAccessibility(page);
    await summary.getByRole('link', { name: /^Choose an end that differs/ }).click();
    await expect(page.getByLabel('Until')).toBeFocused();
    await expect(page.getByLabel('Daily digest')).toHaveValue('17');
    await page.getByLabel('Until').fill('06:30');
    await expect(summary).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Hold emails during quiet hours' }).uncheck();
    await expect(page.getByLabel('From')).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Hold emails during quiet hours' }).check();
    await expect(page.getByLabel('From')).toHaveValue('08:00');
    await saveSettings(page);
    await expect(page.getByText('Your notification settings are saved')).toBeVisible();
  });
});

test('what is chosen while the settings are being saved stays chosen', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  await openSettings(page);
  const opened = page.getByRole('group', { name: 'A milestone opens' });
  await opened.getByRole('checkbox', { name: 'In the portal' }).uncheck();
  const letThrough = await holdRequests(page, '**/api/notifications/preferences');
  await saveSettings(page);
  await opened.getByLabel('By e-mail').selectOption('In the daily digest');
  letThrough();
  await expect(page.getByText('Your notification settings are saved')).toBeVisible();
  await expect(opened.getByLabel('By e-mail')).toHaveValue('digest');
});

test('a date goes into a calendar, as a file and by a private address that can be ended', async ({
  page,
  buyer,
  request,
}) => {
  expect(buyer.email).toBeTruthy();
  await page.goto('/portal/milestones/interest');
  await page.getByLabel('Day you would like to move in').fill('2027-06-01');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to calendar (Day you would like to move in)' }).click();
  expect((await download).suggestedFilename()).toBe('move-in-goal.ics');

  await openSettings(page);
  await page.getByRole('button', { name: 'Make a calendar address' }).click();
  const address = page.getByLabel('Your calendar address');
  await expect(address).toHaveValue(/\/calendar\/[\w-]{43}\.ics$/);
  await checkAccessibility(page);
  const url = await address.inputValue();
  expect(await (await request.get(url)).text()).toContain('DTSTART;VALUE=DATE:20270601');
  await page.reload();
  await expect(page.getByText(/^Your address was made on/)).toBeVisible();
  await expect(address).toHaveCount(0);
  await page.getByRole('button', { name: 'End the address' }).click();
  await expect(page.getByText('The calendar address is ended')).toBeVisible();
  expect((await request.get(url)).status()).toBe(404);
});

test('the pages behind an email’s link are whole and clear in light and in dark', async ({
  page,
  buyer,
  request,
}) => {
  expect(buyer.email).toBeTruthy();
  const { kinds, ...rest } = await (
    await page.context().request.get('/api/notifications/preferences')
  ).json();
  const wanted = {
    ...rest,
    quietHours: null,
    kinds: { ...kinds, 'document-received': { listed: true, email: 'at-once' } },
  };
  expect((await page.context().request.put('/api/notifications/preferences', { data: wanted })).ok()).toBe(
    true,
  );
  await page.context().request.post('/api/documents?name=stub.pdf', { data: PDF });
  // The email waits a quarter of an hour for others.
  await queryServer(
    `with due as (
         update notifications set email_due_at = created_at
         where user_id = (select id from users where email = $1) and email_due_at is not null returning user_id
       )
       select pg_notify('porchlight_changes', 'emails ' || user_id) from due`,
    [buyer.email],
  );
  const email = await findEmail(request, buyer.email, 'We received a document');
  const link = /href="([^"]+unsubscribe[^"]+)"/.exec(email)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(link).not.toBe('');
  await page.goto(link);
  await checkBothSchemes(page);
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(page.getByRole('heading', { name: 'The emails are stopped' })).toBeVisible();
  await page.goto(link);
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(page.getByRole('heading', { name: 'They were stopped already' })).toBeVisible();
  await page.getByRole('link', { name: 'Open your notification settings' }).click();
  await expect(page.getByRole('group', { name: 'A document arrives' }).getByLabel('By e-mail')).toHaveValue(
    'off',
  );
});
