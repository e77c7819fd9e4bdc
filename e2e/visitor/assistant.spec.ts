import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { assistant } from '../../content/src/en/assistant/assistant.ts';
import { intents } from '../../content/src/en/assistant/intents.ts';
import { nothingFound } from '../../content/src/en/assistant-portal.ts';
import { glossary } from '../../content/src/en/glossary.ts';
import { site } from '../../content/src/site.ts';
import { checkAccessibility, checkBothSchemes, expect, findEmail, test } from '../harness/fixtures.ts';

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Mortgage Assistant' });

async function openDrawer(page: Page, path = '/portal/docs'): Promise<void> {
  await page.goto(path);
  await expect(
    page
      .getByRole('banner')
      .getByText(/Sign in|Account/)
      .first(),
  ).toBeAttached();
  await page.getByRole('button', { name: 'Need Help?' }).click();
  await expect(drawerOf(page)).toBeVisible();
}

async function ask(page: Page, question: string): Promise<void> {
  await drawerOf(page).getByLabel('Your message').fill(question);
  await page.keyboard.press('Enter');
  await expect(drawerOf(page).getByText('The assistant is typing.')).toHaveCount(0);
  await expect(drawerOf(page).getByText('Looking in the guide.')).toHaveCount(0);
}

test('it quotes the glossary word for word, with a link to the entry, and no keyword reply', async ({
  page,
}) => {
  await openDrawer(page);
  await ask(page, 'what is debt to income ratio');
  const log = drawerOf(page).getByRole('log');
  await expect(log.getByText(assistant.replies.mortgage)).toHaveCount(0);
  const entry = glossary.find(({ slug }) => slug === 'debt-to-income-ratio');
  await expect(log.getByRole('blockquote').filter({ hasText: entry?.definition ?? 'missing' })).toHaveCount(
    1,
  );
  await log.getByRole('link', { name: 'Debt-to-income ratio (DTI)' }).click();
  await expect(page).toHaveURL('/glossary#debt-to-income-ratio');
  await expect(page.locator('#debt-to-income-ratio')).toBeInViewport();
});

test('a link to a section opens its tab and brings it into view, also on the page one is on', async ({
  page,
}) => {
  for (const path of ['/portal/docs', '/portal/closing']) {
    await openDrawer(page, path);
    await ask(page, 'can i cancel after i sign');
    const section = 'A purchase cannot be canceled afterwards';
    await drawerOf(page).getByRole('link', { name: section }).click();
    await expect(drawerOf(page)).toHaveCount(0);
    await expect(page).toHaveURL(/closing#critical-knowledge\/a-purchase-cannot-be-canceled-afterwards$/);
    await expect(page.getByRole('tab', { name: 'Critical Knowledge' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByRole('heading', { name: section })).toBeInViewport();
  }
});

const getFirst = (key: string) => intents.find((intent) => intent.key === key)?.first ?? 'missing';

test('what the texts do not hold is declined, and nothing is forecast or promised', async ({ page }) => {
  await openDrawer(page);
  const log = drawerOf(page).getByRole('log');
  for (const [question, why] of [
    ['best pizza near me', nothingFound],
    ['best pizza near me', assistant.replies.detail],
    ['will rates go down next year', getFirst('forecast')],
    ['whats the mortgage rate today', getFirst('rates-today')],
    ['will i get approved', getFirst('approval')],
  ] as const) {
    await ask(page, question);
    await expect(log.getByText(why).last()).toBeVisible();
  }
  await expect(log.getByRole('blockquote')).toHaveCount(0);
});

test('danger gets its answer at once, before the reply, with numbers to call', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T12:00:00') });
  await openDrawer(page);
  await page.clock.pauseAt(new Date('2026-11-21T13:00:00'));
  await drawerOf(page).getByLabel('Your message').fill('i cant pay my mortgage');
  await page.keyboard.press('Enter');
  const log = drawerOf(page).getByRole('log');
  await expect(log.getByText(getFirst('losing-home'))).toBeVisible();
  await expect(log.getByText(assistant.replies.mortgage)).toHaveCount(0);
  await expect(log.getByRole('link', { name: /^Call the HOPE Hotline/ })).toHaveAttribute(
    'href',
    'tel:+18889954673',
  );
  await page.clock.runFor(1500);
  // Nothing else is shown with it.
  await expect(drawerOf(page).getByText('The assistant is typing.')).toHaveCount(0);
  await expect(log.getByText(assistant.replies.mortgage)).toHaveCount(0);
});

test('a visitor is asked to sign in for what is in their milestones', async ({ page }) => {
  await openDrawer(page);
  await ask(page, 'which documents are due');
  await expect(drawerOf(page).getByText('only when you are signed in')).toBeVisible();
  await expect(drawerOf(page).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?next=%2Fportal%2Fdocs',
  );
});

test('a buyer hears their own next task, document requests and closing date', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  const api = page.context().request;
  await api.put('/api/milestones/interest/dates/move-in-goal', { data: { date: '2098-03-02' } });
  await openDrawer(page);
  const log = drawerOf(page).getByRole('log');
  await ask(page, 'what do i do next');
  await expect(log.getByText('You are in the milestone Interest')).toBeVisible();
  await expect(log.getByText('Day you would like to move in: Sunday, Mar 2, 2098')).toBeVisible();
  await ask(page, 'which documents are due');
  await expect(log.getByText('5 documents are due now:')).toBeVisible();
  await expect(log.getByText('Government photo ID, for Pre-App.')).toBeVisible();
  await ask(page, 'when is my closing');
  await expect(log.getByText('You have not set a closing date')).toBeVisible();
  await log.getByRole('link', { name: 'Open Pre-App', exact: true }).click();
  await expect(page).toHaveURL('/portal/milestones/pre-app');
});

test.describe('without a connection', () => {
  test.use({ expected: { errors: [/ERR_FAILED|Failed to load/] } });
  test('it says that it could not search, and searches again with the next question', async ({ page }) => {
    await page.route('**/assistant-texts.json', (route) => route.abort());
    await openDrawer(page);
    await ask(page, 'escrow');
    await expect(drawerOf(page).getByText('I could not look that up.')).toBeVisible();
    await page.unroute('**/assistant-texts.json');
    await ask(page, 'escrow');
    await expect(drawerOf(page).getByRole('blockquote').first()).toBeVisible();
  });
});

test.describe('sending to a person', () => {
  test('a visitor sees all that goes, and it goes only when sent', async ({ page }) => {
    const email = `vi-${randomUUID()}@example.com`;
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/assistant/')) sent.push(request.postData() ?? '');
    });
    await openDrawer(page);
    const drawer = drawerOf(page);
    await expect(drawer.getByRole('button', { name: 'Send this to a person' })).toHaveCount(0);
    await ask(page, 'may my sister sign for me');
    await drawer.getByRole('button', { name: 'Send this to a person' }).click();
    await expect(drawer.getByRole('heading', { name: 'Send this to a person' })).toBeFocused();
    await expect(drawer.getByLabel('Your question')).toHaveValue('may my sister sign for me');
    await drawer.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(drawer.getByRole('alert')).toBeFocused();
    await expect(drawer.getByRole('alert').getByRole('link')).toHaveText([
      'Enter your name.',
      'Enter an email address like name@example.com.',
    ]);
    expect(sent).toEqual([]);
    await checkAccessibility(page);
    await drawer.getByLabel('Your name').fill('Vi Sitor');
    await drawer.getByLabel('Email address').fill(email);
    // Going back and closing the drawer lose nothing of what was typed.
    await drawer.getByRole('button', { name: 'Back to the chat' }).click();
    await drawer.getByLabel('Your message').fill('half a question');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Need Help?' }).click();
    await expect(drawer.getByLabel('Your message')).toHaveValue('half a question');
    await drawer.getByRole('button', { name: 'Send this to a person' }).click();
    await expect(drawer.getByLabel('Your name')).toHaveValue('Vi Sitor');
    await expect(drawer.getByLabel('Email address')).toHaveValue(email);
    await drawer.getByLabel('Send our conversation along').check();
    await expect(drawer.getByLabel('The conversation')).toHaveValue(/You: may my sister sign for me/);
    await drawer.getByLabel('The conversation').fill('Only this of it.');
    await drawer.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(drawer.getByRole('status')).toContainText(`The answer comes by e-mail to ${email}.`);
    await expect(drawer.getByRole('heading', { name: 'Your question is on its way' })).toBeFocused();
    expect(sent).toHaveLength(1);
    expect(JSON.parse(sent[0] ?? '')).toMatchObject({
      name: 'Vi Sitor',
      email,
      message: 'may my sister sign for me',
      conversation: 'Only this of it.',
    });
    await checkAccessibility(page);
    await drawer.getByRole('button', { name: 'Back to the chat' }).click();
    await expect(drawer.getByRole('log').getByText('may my sister sign for me')).toBeVisible();
  });

  test('a buyer’s question goes with the account, to an email that staff can answer', async ({
    page,
    request,
    buyer,
  }) => {
    await openDrawer(page);
    const words = `question ${randomUUID()}`;
    await ask(page, words);
    const drawer = drawerOf(page);
    await drawer.getByRole('button', { name: 'Send this to a person' }).click();
    await expect(drawer.getByText(`${buyer.name}, ${buyer.email}.`)).toBeVisible();
    await drawer.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(drawer.getByRole('status')).toContainText(buyer.email);
    const email = await findEmail(request, site.email.address, words);
    expect(email).toContain(buyer.email);
    expect(email).toContain('No conversation was sent along.');
  });
});

for (const [width, height] of [
  [320, 568],
  [1440, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });
    test('each kind of answer has no finding of axe, nothing to scroll sideways, and links one can reach', async ({
      page,
    }) => {
      await openDrawer(page);
      for (const question of [
        'is it safe to wire money',
        'got new wire instructions',
        'heloc',
        'what do i do next',
      ]) {
        await ask(page, question);
        const log = drawerOf(page).getByRole('log');
        expect(await log.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      }
      await checkBothSchemes(page);
      const link = drawerOf(page).getByRole('log').getByRole('link').first();
      await link.focus();
      await expect(link).toBeInViewport();
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    });
  });
}

test('with little room left by a keyboard, one sees what one writes and can send it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 300 });
  await openDrawer(page);
  await drawerOf(page).getByLabel('Your message').fill('escrow');
  await expect(drawerOf(page).getByLabel('Your message')).toBeInViewport({ ratio: 1 });
  await expect(drawerOf(page).getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 });
  await expect(drawerOf(page).getByRole('button', { name: 'Close the assistant' })).toBeInViewport({
    ratio: 1,
  });
});

test.describe('an answer that was lost', () => {
  test.use({ expected: { errors: [/ERR_FAILED/] } });
  test('does not send a question to a person twice, also where the drawer was closed in between', async ({
    page,
    buyer,
  }) => {
    expect(buyer.email).toBeTruthy();
    const sent: string[] = [];
    await page.route('**/api/assistant/**', async (route) => {
      if (route.request().method() === 'GET') return route.continue();
      sent.push(new URL(route.request().url()).pathname);
      await route.fetch();
      return sent.length > 1 ? route.continue() : route.abort();
    });
    const send = async () => {
      await page.getByRole('button', { name: 'Send this to a person' }).click();
      await page.getByRole('button', { name: 'Send', exact: true }).click();
    };
    await openDrawer(page);
    await drawerOf(page).getByRole('textbox').first().fill('May I paint the fence before closing?');
    await page.keyboard.press('Enter');
    await send();
    await expect(drawerOf(page).getByRole('alert')).toBeVisible();
    await page.getByRole('button', { name: 'Close the assistant' }).click();
    await page.getByRole('button', { name: /Need Help/ }).click();
    await send();
    await expect(page.getByText('Your question is on its way')).toBeVisible();
    expect(new Set(sent).size).toBe(1);
  });
});
