import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { createBuyerAccount } from '../harness/accounts.ts';
import {
  checkAccessibility,
  checkBothSchemes,
  expect,
  loadEmailLink,
  type Page,
  PDF,
  test,
  useToasts,
} from '../harness/fixtures.ts';

// What the forms are refused on purpose.
test.use({ expected: { errors: [/status of 40[04]/] } });

/** How many ticks are timed; the times are written down and asserted nowhere. */
const TICKS = Number(process.env.E2E_TICKS ?? 3);

const openBrowser = async (browser: Browser, baseURL: string | undefined) =>
  (await browser.newContext({ baseURL, serviceWorkers: 'block' })).newPage();

async function invite(
  page: Page,
  { name, email, role, without }: { name: string; email: string; role: string; without?: string },
) {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Role').selectOption(role);
  if (without !== undefined) await page.getByRole('checkbox', { name: `${name} ${without}` }).uncheck();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`We wrote to ${name}`)).toBeVisible();
}

const task = (page: Page, title: string) => page.getByRole('checkbox', { name: title });

/** The milliseconds from a tick in one browser until it shows in the other; both read the clock of one machine. */
async function timeTick(from: Page, to: Page, title: string, checked: boolean): Promise<number> {
  const shows = task(to, title).evaluate(
    (box: HTMLInputElement, wanted) =>
      new Promise<number>((resolve) => {
        const look = () => (box.checked === wanted ? resolve(Date.now()) : requestAnimationFrame(look));
        look();
      }),
    checked,
  );
  const pressed = await task(from, title).evaluate((box: HTMLInputElement) => {
    const at = Date.now();
    box.click();
    return at;
  });
  return (await shows) - pressed;
}

test('a co-buyer without an account is in the shared plan with one press, on the second screen', async ({
  page: jordan,
  browser,
  baseURL,
  request,
}) => {
  await createBuyerAccount(jordan.context(), { name: 'Jordan Rivera' });
  const email = `co-buyer-${randomUUID()}@example.com`;
  const asked = { name: 'Priya', email, role: 'co-buyer' };
  const invited = await jordan.request.post('/api/purchase/people', { data: asked });
  expect(invited.ok()).toBe(true);
  const priya = await openBrowser(browser, baseURL);
  await priya.goto(await loadEmailLink(request, email, 'buy a home together'));
  await expect(priya.getByLabel('Your name')).toHaveValue('Priya');
  await expect(priya.getByRole('textbox', { name: /mail address/ })).toHaveValue(email);
  await checkAccessibility(priya, 'colors');
  const screens: string[] = [];
  priya.on('framenavigated', (frame) => screens.push(new URL(frame.url()).pathname));
  await priya.getByRole('button', { name: 'Open account and join' }).click();
  await expect(priya.getByText('You and Jordan Rivera buy together now')).toBeVisible();
  await expect(priya.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(priya).toHaveURL('/portal/plan');
  expect(screens).toEqual(['/portal/plan']);
  await jordan.goto('/portal/people');
  await expect(jordan.getByRole('region', { name: 'Who buys' })).toContainText('Priya');
});

test('two buy together, a helper sees what is shared, and it ends when it is withdrawn', async ({
  page: jordan,
  browser,
  baseURL,
  request,
}, info) => {
  test.slow();
  await createBuyerAccount(jordan.context(), { name: 'Jordan Rivera' });
  const priya = await openBrowser(browser, baseURL);
  const { email } = await createBuyerAccount(priya.context(), { name: 'Priya Shah' });
  const ana = await openBrowser(browser, baseURL);

  await test.step('Jordan invites Priya', async () => {
    await jordan.goto('/portal/people');
    await useToasts(jordan);
    await jordan.getByRole('button', { name: 'Invite a co-buyer' }).click();
    await expect(jordan.getByLabel('Name', { exact: true })).toBeFocused();
    await expect(jordan.getByLabel('Role')).toHaveValue('co-buyer');
    await jordan.getByRole('button', { name: 'Send invitation' }).click();
    await expect(jordan.getByLabel('Name', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await invite(jordan, { name: 'Priya', email, role: 'co-buyer' });
    const buyers = jordan.getByRole('region', { name: 'Who buys' });
    await expect(buyers).toContainText('Invited');
    await buyers.getByRole('button', { name: /^Send again.*Priya/ }).click();
    await buyers.getByLabel('Email address of Priya').fill('other@example.com');
    await buyers.getByRole('button', { name: 'Send again', exact: true }).click();
    await expect(buyers).toContainText('This is not the address you invited.');
    await buyers.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('Priya reads what becomes shared, and joins', async () => {
    const link = await loadEmailLink(request, email, 'buy a home together');
    await ana.goto(link);
    await expect(ana.getByLabel('Your name')).toHaveValue('Priya');
    await expect(ana.getByRole('textbox', { name: /mail address/ })).toHaveValue(email);
    // The address has an account, which the link alone does not open.
    await ana.getByRole('button', { name: 'Open account and join' }).click();
    await expect(ana.getByText(/There is an account with this address/)).toBeVisible();
    await expect(ana.getByLabel('Your name')).toHaveValue('Priya');
    await priya.goto(link);
    await expect(priya.getByText('Jordan Rivera asks you to buy a home together.')).toBeVisible();
    await expect(priya.getByRole('heading', { name: 'What stays private' })).toBeVisible();
    await checkBothSchemes(priya);
    await priya.getByRole('button', { name: 'Join and buy together' }).click();
    await expect(priya.getByText('You and Jordan Rivera buy together now')).toBeVisible();
    await expect(jordan.getByRole('region', { name: 'Who buys' })).toContainText('Priya Shah');
  });

  await test.step('what one ticks shows at the other; what is private does not', async () => {
    for (const page of [jordan, priya]) {
      await page.goto('/portal/milestones/interest');
      await expect(task(page, 'List what the home must have')).toBeVisible();
    }
    const title = 'Choose the month you want to move';
    const times: number[] = [];
    for (let tick = 0; tick < TICKS; tick += 1)
      times.push(await timeTick(jordan, priya, title, tick % 2 === 0));
    times.sort((one, other) => one - other);
    const at = (part: number) => times[Math.ceil(times.length * part) - 1];
    const description = `${TICKS} ticks: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`;
    info.annotations.push({ type: 'a tick shows at the other', description });

    await task(priya, 'List what the home must have').click();
    await expect(task(jordan, 'List what the home must have')).toBeChecked();
    const owner = (page: Page) =>
      page.getByRole('combobox', { name: /^Who does it.*List what the home must have/ });
    await owner(jordan).selectOption({ label: 'Priya Shah' });
    await expect(owner(priya).getByRole('option', { selected: true })).toHaveText('You');
    for (const [words, isPrivate] of [
      ['A garage for both', false],
      ['The ring is in the drawer', true],
    ] as const) {
      await priya.getByLabel('Add a note').fill(words);
      if (isPrivate) await priya.getByLabel('Only me').check();
      await priya.getByRole('button', { name: 'Add Note' }).click();
      await expect(priya.getByRole('list', { name: 'Your notes' })).toContainText(words);
    }
    const notes = jordan.getByRole('list', { name: 'Your notes' });
    await expect(notes).toContainText('A garage for both');
    await expect(notes).toContainText('Priya Shah');
    await expect(notes.getByRole('button')).toHaveCount(0);
    await expect(notes).not.toContainText('drawer');

    const upload = await priya.request.post(
      '/api/documents?name=license.pdf&documentRequest=pre-app.government-id',
      { data: PDF },
    );
    expect(upload.ok()).toBe(true);
    await jordan.goto('/portal/milestones/pre-app');
    await expect(jordan.getByText('Received from Priya Shah')).toBeVisible();
    await jordan.goto('/portal/docs');
    await expect(jordan.getByText('No documents yet')).toBeVisible();
  });

  await test.step('a helper sees progress and dates only', async () => {
    const address = `ana-${email}`;
    await jordan.goto('/portal/people');
    await useToasts(jordan);
    await jordan.getByLabel('Role').selectOption('agent');
    const homes = jordan.getByRole('checkbox', { name: /sees the homes you look at/ });
    await expect(homes).toBeChecked();
    await expect(jordan.getByRole('checkbox', { name: /sees the figures of your plan/ })).not.toBeChecked();
    await jordan.getByLabel('Role').selectOption('helper');
    await expect(homes).not.toBeChecked();
    await invite(jordan, { name: 'Ana Gomez', email: address, role: 'agent', without: 'sees the homes' });
    await expect(jordan.getByText('Ana Gomez sees your milestones and tasks.')).toBeVisible();
    await ana.goto('/shared');
    await expect(ana.getByRole('button', { name: 'Send me a link' })).toBeVisible();
    await ana.goto(await loadEmailLink(request, address, 'shares a home purchase'));
    await ana.getByRole('button', { name: 'See what is shared' }).click();
    await expect(ana.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(
      'Home purchase of Jordan Rivera and Priya Shah',
    );
    await expect(ana.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
      /^Progress/,
      /^Dates/,
    ]);
    await expect(ana.getByText('0% complete')).toBeVisible();
    await expect(ana.getByText(/^[1-9] of \d+ tasks$/)).toHaveCount(1);
    await expect(ana.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(ana.getByRole('navigation', { name: 'Categories' })).toHaveCount(0);
    await checkBothSchemes(ana);
  });

  await test.step('a document of one kind is shared by its owner, opened, and the opening is listed', async () => {
    await priya.goto('/portal/people');
    await useToasts(priya);
    await priya.getByRole('button', { name: /^Let them see more.*Ana Gomez/ }).click();
    await priya.getByLabel('Which documents').selectOption('pre-app.government-id');
    await priya.getByLabel('Until (optional)').fill('2001-01-01');
    await priya.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(priya.getByText('This day has passed.')).toBeVisible();
    await priya.getByLabel('Until (optional)').fill('');
    await priya.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(priya.getByText(/^Ana Gomez sees your documents of one kind/)).toBeVisible();
    await expect(jordan.getByText(/^Ana Gomez sees Priya Shah’s documents of one kind/)).toBeVisible();
    await ana.reload();
    const download = ana.waitForEvent('download');
    await ana.getByRole('button', { name: 'Download license.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('license.pdf');
    await priya.reload();
    const opened = priya.getByRole('region', { name: 'What was opened' });
    await expect(opened.getByText('Ana Gomez opened license.pdf.')).toHaveCount(1);
    await expect(opened).toContainText('Ana Gomez opened the dates.');
  });

  await test.step('what is withdrawn is gone', async () => {
    await useToasts(jordan);
    await jordan.getByRole('button', { name: /^Withdraw.*Ana Gomez sees your milestones and tasks/ }).click();
    await expect(jordan.getByText('Ana Gomez sees your milestones and tasks.')).toHaveCount(0);
    await ana.reload();
    await expect(ana.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
      /^Dates/,
      /^Documents/,
    ]);
    await jordan.getByRole('button', { name: /^Remove.*Ana Gomez/ }).click();
    await expect(jordan.getByText('Ana Gomez is removed')).toBeVisible();
    await ana.reload();
    await expect(ana.getByText('Nothing is shared with you at the moment')).toBeVisible();
    await ana.getByRole('button', { name: 'Sign out' }).click();
    await expect(ana.getByRole('button', { name: 'Send me a link' })).toBeVisible();
  });

  await test.step('one leaves, and both keep the journey', async () => {
    await priya.getByRole('button', { name: 'Leave purchase' }).click();
    const question = priya.getByRole('alertdialog');
    await expect(question).toContainText('each keep the whole journey');
    await checkBothSchemes(priya);
    await question.getByRole('button', { name: 'Leave purchase' }).click();
    await expect(priya.getByText('You left the purchase')).toBeVisible();
    await expect(priya.getByRole('button', { name: 'Invite a co-buyer' })).toBeVisible();
    for (const page of [jordan, priya]) {
      await page.goto('/portal/milestones/interest');
      await expect(task(page, 'List what the home must have')).toBeChecked();
    }
  });
});
