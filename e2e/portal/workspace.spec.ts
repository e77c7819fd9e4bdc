import { randomUUID } from 'node:crypto';
import { milestoneTexts } from '../../content/src/en/milestones.ts';
import { formatWeekdayDate, getCalendarDay } from '../../domain/src/kernel/calendar-dates.ts';
import {
  checkAccessibility,
  checkBothSchemes,
  expect,
  holdRequests,
  type Page,
  test,
  useToasts,
} from '../harness/fixtures.ts';
import { completeMilestone, completeMilestones } from '../harness/journey-steps.ts';

test.use({ expected: { errors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of (404|503)/] } });

const tasks = milestoneTexts.find(({ slug }) => slug === 'interest')?.tasks ?? [];
const DAY_MS = 24 * 60 * 60 * 1000;
const dayFromNow = (days: number) => getCalendarDay(new Date(Date.now() + days * DAY_MS));

async function openInterest(page: Page): Promise<void> {
  await page.goto('/portal/milestones/interest');
  await expect(page.getByRole('region', { name: 'What to do' }).getByRole('checkbox')).toHaveCount(
    tasks.length,
  );
}

async function loadStored(page: Page, slug = 'interest') {
  return (await page.context().request.get(`/api/milestones/${slug}`)).json();
}

async function addNote(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Add a note' }).fill(text);
  await page.getByRole('button', { name: 'Add Note' }).click();
}

test('every milestone leads to the stage of the guide that explains it', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  for (const { slug, guideStage } of milestoneTexts) {
    await page.goto(`/portal/milestones/${slug}`);
    await expect(page.getByRole('link', { name: /^Read the guide/ })).toHaveAttribute(
      'href',
      `/portal/${guideStage}`,
    );
  }
});

test('a date is set, shown with its weekday and distance, seen in a second window and on the dashboard, and cleared', async ({
  page,
  context,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await openInterest(page);
  const second = await context.newPage();
  await openInterest(second);
  const field = page.getByLabel('Day you would like to move in');
  await field.fill(dayFromNow(12));
  await expect(page.getByText(formatWeekdayDate(dayFromNow(12)))).toBeVisible();
  await expect(page.getByText('in 12 days')).toBeVisible();
  await page.getByLabel('Lease notice due').fill(dayFromNow(-3));
  await expect(page.getByText('3 days ago')).toBeVisible();
  await second.bringToFront();
  await expect(second.getByLabel('Day you would like to move in')).toHaveValue(dayFromNow(12));
  await page.bringToFront();
  await page.goto('/portal');
  await expect(page.getByText(`in 12 days: ${formatWeekdayDate(dayFromNow(12))}`)).toBeVisible();
  await page.getByRole('link', { name: 'Day you would like to move in' }).click();
  await field.fill('');
  await expect(page.getByText('in 12 days')).toBeHidden();
  await expect.poll(async () => (await loadStored(page)).dates[0].date).toBeNull();
  await page.goto('/portal');
  await expect(page.getByText('No dates yet.')).toBeVisible();
});

test('an impossible date is refused at its field, and the one before it stays', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  await openInterest(page);
  const field = page.getByLabel('Day you would like to move in');
  await field.fill('2027-05-01');
  await expect.poll(async () => (await loadStored(page)).dates[0].date).toBe('2027-05-01');
  await field.fill('0027-05-01');
  await field.blur();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('a year between 2000 and 2099')).toBeVisible();
  await checkAccessibility(page);
  expect((await loadStored(page)).dates[0].date).toBe('2027-05-01');
  await field.fill('2027-06-01');
  await field.blur();
  await expect(field).not.toHaveAttribute('aria-invalid');
});

test('notes are added, changed, deleted and brought back', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  await openInterest(page);
  await page.getByRole('button', { name: 'Add Note' }).click();
  await expect(page.getByText('Write something first.')).toBeVisible();
  await addNote(page, 'Ask about the roof.');
  const notes = page.getByRole('list', { name: 'Your notes' });
  await expect(notes.getByText('Ask about the roof.', { exact: true })).toBeVisible();
  // There is no one else who could read it.
  await expect(page.getByLabel('Only me')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Add a note' })).toHaveValue('');
  await page.getByRole('button', { name: /^Edit the note/ }).click();
  const field = page.getByRole('textbox', { name: /^Change the note/ });
  await expect(field).toBeFocused();
  await field.fill('Ask about the roof and the furnace.');
  await checkAccessibility(page);
  await page.getByRole('button', { name: 'Save Note' }).click();
  await expect(notes.getByText('Ask about the roof and the furnace.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Delete the note/ }).click();
  await expect(notes).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(notes.getByText('Ask about the roof and the furnace.', { exact: true })).toBeVisible();
  await expect.poll(async () => (await loadStored(page)).notes.length).toBe(1);
  await page.reload();
  await expect(notes.getByText('Ask about the roof and the furnace.', { exact: true })).toBeVisible();
});

test('what is typed into a note is kept over a reload; near its end the characters count down, past it a sentence says so', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await openInterest(page);
  const field = page.getByRole('textbox', { name: 'Add a note' });
  await field.fill('a'.repeat(4990));
  await expect(page.getByText('10 letters left')).toBeVisible();
  const long = 'Roof. '.repeat(8334).slice(0, 50_000);
  await field.fill(long);
  await expect(page.getByText('holds 5,000 letters and this one has 50,000')).toBeVisible();
  await page.getByRole('button', { name: 'Add Note' }).click();
  await page.reload();
  await expect(field).toHaveValue(long);
  expect((await loadStored(page)).notes).toEqual([]);
});

test('a tick shows before the server has answered', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  await openInterest(page);
  const answer = await holdRequests(page, '**/tasks/**');
  await page.getByRole('checkbox').first().check();
  await expect(page.getByText('1 of 10 steps done, 10% complete')).toBeVisible();
  expect((await loadStored(page)).tasks[0].status).toBe('to-do');
  await page.reload();
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  answer();
  await expect.poll(async () => (await loadStored(page)).tasks[0].status).toBe('done');
});

test('what is changed without a connection waits in the browser and is sent later, from whatever page is open', async ({
  page,
  context,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await openInterest(page);
  const second = await context.newPage();
  await openInterest(second);
  await useToasts(second);
  await useToasts(page);
  await context.setOffline(true);
  await page.bringToFront();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('checkbox').nth(1).uncheck();
  await page.getByLabel('Lease notice due').fill('2027-05-01');
  await addNote(page, 'Written on the train.');
  await expect(page.getByText('4 changes are waiting to be sent')).toBeVisible();
  await expect(second.getByRole('checkbox').first()).toBeChecked();
  await page.close();
  await second.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/portal');
  await expect(later.getByRole('img', { name: /0 of 10 windows/ })).toBeVisible();
  await expect.poll(async () => (await loadStored(later)).notes.length).toBe(1);
  const stored = await loadStored(later);
  expect([stored.tasks[0].status, stored.tasks[1].status]).toEqual(['done', 'to-do']);
  expect(stored.dates[1].date).toBe('2027-05-01');
  expect(stored.notes[0].text).toBe('Written on the train.');
  await openInterest(later);
  await expect(later.getByRole('checkbox').first()).toBeChecked();
  await expect(later.getByText('waiting to be sent')).toBeHidden();
});

test('a change made offline goes out by itself when the connection is back', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  await openInterest(page);
  await useToasts(page);
  await page.context().setOffline(true);
  await page.getByRole('checkbox').first().check();
  await expect(page.getByText('1 change is waiting to be sent')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('waiting to be sent')).toBeHidden();
  expect((await loadStored(page)).tasks[0].status).toBe('done');
});

test('what is written into a note that another device deletes goes to the field for a new one', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  const note = `/api/milestones/interest/notes/${randomUUID()}`;
  const data = { text: 'Call Quentin.', createdAt: new Date().toISOString() };
  expect((await page.request.put(note, { data })).status()).toBe(200);
  await openInterest(page);
  await useToasts(page);
  await page.getByRole('button', { name: /^Edit/ }).click();
  const words = 'Call Quentin about the roof, the well and the fence.';
  await page.getByRole('textbox', { name: /Change the note/ }).fill(words);
  expect((await page.request.delete(note)).status()).toBe(200);
  await expect(page.getByText('A note you were changing was deleted')).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Add a note' });
  await expect(field).toHaveValue(words);
  await expect(field).toBeFocused();
  await page.keyboard.type(' And the gate.');
  await expect(field).toHaveValue(`${words} And the gate.`);
});

test('what another device ticks while an answer is on its way is shown as well', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  await openInterest(page);
  const { tasks } = await loadStored(page);
  let reads = 0;
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/milestones/interest', async (route) => {
    reads += 1;
    await answered;
    await route.continue().catch(() => undefined);
  });
  await page.route(
    '**/api/milestones/interest/tasks/*',
    async (route) => {
      const stored = await route.fetch();
      const elsewhere = `/api/milestones/interest/tasks/${tasks[1].id}`;
      expect((await page.request.put(elsewhere, { data: { status: 'done' } })).status()).toBe(200);
      // The page is notified and asks, before it has the answer to its own change.
      await expect.poll(() => reads).toBeGreaterThan(0);
      await route.fulfill({ response: stored });
      answer();
    },
    { times: 1 },
  );
  await page.getByRole('checkbox').first().check();
  await expect(page.getByText('2 of 10 steps done, 20% complete')).toBeVisible();
});

test.describe('something on the way that answers in the server’s place', () => {
  test.use({ expected: { errors: [/404/] } });
  for (const status of [200, 404])
    test(`loses no tick, with ${status} neither`, async ({ page, buyer }) => {
      expect(buyer.email).toBeTruthy();
      await openInterest(page);
      const foreign = { status, contentType: 'text/html', body: '<h1>Sign in to the hotel’s network</h1>' };
      await page.route('**/tasks/**', (route) => route.fulfill(foreign), { times: 1 });
      await page.getByRole('checkbox').first().check();
      await expect.poll(async () => (await loadStored(page)).tasks[0].status).toBe('done');
      await expect(page.getByRole('checkbox').first()).toBeChecked();
    });
});

test.describe('the part that sends did not load', () => {
  test.use({ expected: { errors: [/Failed to load resource|ERR_FAILED|dynamically imported/] } });
  test('changes go out once it does', async ({ page, buyer }) => {
    expect(buyer.email).toBeTruthy();
    await openInterest(page);
    await page.context().setOffline(true);
    await page.getByRole('checkbox').first().check();
    await expect(page.getByText('1 change is waiting to be sent')).toBeVisible();
    await page.route('**/change-sending-*.js', (route) => route.abort(), { times: 1 });
    await page.context().setOffline(false);
    await page.goto('/portal');
    await expect.poll(async () => (await loadStored(page)).tasks[0].status).toBe('done');
  });
});

test('a change that can never succeed is taken back and explained; the words of a note return to their field', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await openInterest(page);
  const gone = { code: 'NOT_FOUND', message: 'This no longer exists. Nothing was changed.' };
  await page.route(/\/(tasks|notes)\//, (route) => route.fulfill({ status: 404, json: gone }));
  await page.getByRole('checkbox').first().click();
  await expect(page.getByText('That change was not saved')).toBeVisible();
  await expect(page.getByRole('checkbox').first()).not.toBeChecked();
  await addNote(page, 'Not lost.');
  await expect(page.getByText('Your note is back in its field.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Add a note' })).toHaveValue('Not lost.');
});

test('a browser that keeps nothing still stores a tick, and leftovers of an older version do no harm', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  const { id } = await (await page.context().request.get('/api/accounts/current')).json();
  await page.addInitScript((ownerId) => {
    localStorage.setItem(`waiting:${ownerId}:000000000-1`, '{"slug":"interest","kind":"song"}');
    localStorage.setItem(`waiting:${ownerId}:000000000-2`, 'not even JSON');
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  }, String(id));
  await openInterest(page);
  await page.getByRole('checkbox').first().check();
  await expect.poll(async () => (await loadStored(page)).tasks[0].status).toBe('done');
  await addNote(page, 'Kept all the same.');
  await expect.poll(async () => (await loadStored(page)).notes.length).toBe(1);
});

test('signing out with changes on their way asks first, and then forgets them', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  await openInterest(page);
  await page.route('**/tasks/**', (route) =>
    route.fulfill({ status: 503, json: { code: 'UNAVAILABLE', message: 'Not now.' } }),
  );
  await page.getByRole('checkbox').first().check();
  await expect(page.getByText('1 change is waiting to be sent')).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('One change is kept in this browser alone');
  await checkAccessibility(page);
  await expect(question.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox').first()).toBeChecked();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await question.getByRole('button', { name: 'Sign out and lose it' }).click();
  await expect(page).toHaveURL('/');
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('waiting:'))),
  ).toEqual([]);
});

test('a mid-journey, a locked and a finished workspace are accessible and fit, at each width, in light and in dark', async ({
  page,
  buyer,
}) => {
  test.setTimeout(360_000);
  expect(buyer.email).toBeTruthy();
  await completeMilestones(page.context().request, 4);
  await completeMilestone(page.context().request, 'offer', { leaveOpen: 3 });
  const path = '/api/milestones/offer';
  await page.context().request.put(`${path}/dates/offer-expires`, { data: { date: dayFromNow(0) } });
  await page.context().request.put(`${path}/notes/${crypto.randomUUID()}`, {
    data: { text: `Long${'word'.repeat(40)}`, createdAt: new Date().toISOString() },
  });
  for (const [slug, words] of [
    ['offer', 'today'],
    ['loan-application', 'This milestone opens when Offer & Negotiation is complete'],
    ['home-search', /^Completed on/],
  ] as const) {
    for (const width of [320, 360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/portal/milestones/${slug}`);
      await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
      await checkBothSchemes(
        page,
        async () => {
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow, `${slug}, ${width} px`).toBe(0);
        },
        width === 360 ? 'all' : 'colors',
      );
    }
  }
});

test('with text twice as large, no part of a workspace or of the bar above it covers another', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await openInterest(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const logo = await page.getByRole('banner').getByText('Porchlight').boundingBox();
  const search = await page.getByRole('search').boundingBox();
  expect((logo?.x ?? 0) + (logo?.width ?? 0)).toBeLessThanOrEqual(search?.x ?? 0);
  const list = await page.getByRole('checkbox').first().locator('xpath=ancestor::ul').boundingBox();
  const print = await page.getByRole('button', { name: 'Print This Checklist' }).boundingBox();
  const isBeside = (list?.x ?? 0) + (list?.width ?? 0) <= (print?.x ?? 0);
  const isBelow = (print?.y ?? 0) + (print?.height ?? 0) <= (list?.y ?? 0);
  expect(isBeside || isBelow).toBe(true);
});

test('the checklist prints what there is to do, the dates and the notes, and nothing to press', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await openInterest(page);
  await addNote(page, 'For the kitchen wall.');
  await page.getByLabel('Lease notice due').fill('2027-05-01');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await expect(page.getByText('For the kitchen wall.', { exact: true })).toBeVisible();
  await expect(page.getByText('Saturday, May 1, 2027')).toBeVisible();
  await expect(page.getByText('Date: ___')).toBeVisible();
  await expect(page.locator('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
});
