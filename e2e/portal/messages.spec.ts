import type { Locator } from '@playwright/test';
import { createBuyerAccount, createStaffAccount } from '../harness/accounts.ts';
import { checkAccessibility, expect, PDF, test } from '../harness/fixtures.ts';

// A file that is no document is refused.
test.use({ viewport: { width: 390, height: 844 }, expected: { errors: [/415/] } });

test('a question of the portal is answered in the console and read by the buyer in six presses', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  let presses = 0;
  async function press(target: Locator) {
    await target.click();
    presses += 1;
  }
  const { name } = await createBuyerAccount(page.context(), { name: 'Quinn Asker' });
  const console_ = await (await browser.newContext({ baseURL, serviceWorkers: 'block' })).newPage();
  await console_.setViewportSize({ width: 1440, height: 900 });
  await createStaffAccount(console_.context(), 'agent', 'Abe Agent');

  await page.goto('/portal');
  await press(page.getByRole('button', { name: 'More', exact: true }));
  await press(page.getByRole('dialog').getByRole('link', { name: 'Messages' }));
  await expect(page.getByText('No messages yet.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your message' }).fill('May we close on a Friday?');
  await press(page.getByRole('button', { name: 'Send', exact: true }));
  const thread = page.getByRole('list', { name: 'Your messages with our staff' });
  await expect(thread).toContainText('May we close on a Friday?');
  await expect(page.getByRole('textbox', { name: 'Your message' })).toHaveValue('');

  await console_.goto('/staff');
  await press(console_.getByRole('link', { name: /threads? of messages to answer/ }));
  await press(console_.getByRole('link', { name, exact: true }));
  await expect(page.getByText('Read by our staff')).toBeVisible();
  await console_.getByLabel('Your answer').fill('Friday the 18th works.');
  await press(console_.getByRole('button', { name: 'Send answer' }));

  // The open page of the buyer shows it by itself.
  await expect(thread.getByRole('listitem').last()).toContainText('Friday the 18th works.');
  await expect(thread.getByRole('listitem').last()).toContainText('Abe, ');
  expect(presses).toBeLessThanOrEqual(6);
  await expect(console_.getByText(`${name} read up to`)).toBeVisible();
  await checkAccessibility(page, 'colors');
  await checkAccessibility(console_, 'colors');

  await console_.getByRole('link', { name: 'Open the purchase' }).click();
  const part = console_.getByRole('region', { name: 'Messages' });
  await expect(part).toContainText('Abe Agent: Friday the 18th works.');
  await part.getByRole('link', { name: 'Open the thread' }).click();
  await expect(console_.getByLabel('Your answer')).toBeVisible();
  await console_.getByRole('link', { name: 'Documents of the purchase' }).click();
  await expect(console_.locator('#documents')).toBeInViewport();
});

test('a colleague who answers first is shown before the second answer is sent, and no word is lost', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  await createBuyerAccount(page.context(), { name: 'Tess Twice' });
  await page.goto('/portal/messages');
  await page.getByRole('textbox', { name: 'Your message' }).fill('Who answers?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Your messages with our staff' })).toBeVisible();
  const openAs = async (name: string) => {
    const member = await (await browser.newContext({ baseURL, serviceWorkers: 'block' })).newPage();
    await createStaffAccount(member.context(), 'agent', name);
    await member.goto('/staff/messages?search=tess');
    await member.getByRole('link', { name: 'Tess Twice', exact: true }).click();
    await member.getByLabel('Your answer').fill(`${name} does.`);
    return member;
  };
  const [one, other] = [await openAs('Abe Agent'), await openAs('Amy Agent')];
  await one.getByRole('button', { name: 'Send answer' }).click();
  await expect(
    other.getByRole('status').getByText('Abe Agent answered while you were writing'),
  ).toBeVisible();
  await expect(other.getByLabel('Your answer')).toHaveValue('Amy Agent does.');
  await other.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Amy Agent does.')).toBeVisible();
});

test('what the assistant hands to a person is in the messages, and a file goes along as a document', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000);
  await createBuyerAccount(page.context(), { name: 'Hanna Over' });
  await page.goto('/portal/plan');
  await page.getByRole('button', { name: 'Need Help?' }).click();
  const drawer = page.getByRole('dialog', { name: 'Mortgage Assistant' });
  await drawer.getByRole('textbox').first().fill('May I paint the fence before closing?');
  await page.keyboard.press('Enter');
  await drawer.getByRole('button', { name: 'Send this to a person' }).click();
  await drawer.getByRole('button', { name: 'Send', exact: true }).click();
  await drawer.getByRole('link', { name: 'Open your messages' }).click();
  const thread = page.getByRole('list', { name: 'Your messages with our staff' });
  await expect(thread).toContainText('May I paint the fence before closing?');
  await expect(thread).toContainText('Sent from the assistant');

  const writing = page.getByRole('textbox', { name: 'Your message' });
  const choose = async (name: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Attach a document' }).click();
    await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer });
  };
  await writing.fill('The fence, as a plan.');
  await choose('fence.pdf', Buffer.from('no document at all'));
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('PDF');
  await expect(writing).toHaveValue('The fence, as a plan.');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await choose('fence.pdf', PDF);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await thread.getByRole('link', { name: 'fence.pdf, in your documents' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Document Center' })).toBeVisible();
  await expect(page.getByText('fence.pdf').first()).toBeVisible();

  const member = await (await browser.newContext({ baseURL, serviceWorkers: 'block' })).newPage();
  await createStaffAccount(member.context(), 'agent', 'Abe Agent');
  await member.goto('/staff/messages?search=fence');
  await member.getByRole('link', { name: 'Hanna Over', exact: true }).click();
  const answer = member.getByLabel('Your answer');
  await answer.fill('Please wait until the keys are yours.');
  await member.getByText('Saved replies').click();
  await member.getByLabel('Title').fill('Paint');
  await member.getByRole('button', { name: 'Save as a reply' }).click();
  await answer.fill('');
  await member.getByLabel('Use a saved reply').selectOption('Paint');
  await expect(answer).toHaveValue('Please wait until the keys are yours.');
  await member.getByRole('button', { name: 'Send answer' }).click();
  await page.goto('/portal/messages');
  await expect(thread).toContainText('Please wait until the keys are yours.');
});
