import { addDays, getCalendarDay } from '../../domain/src/kernel/calendar-dates.ts';
import { checkBothSchemes, expect, type Page, test } from '../harness/fixtures.ts';

const listing = `$429,900
1428 Elm Street, Columbus, OH 43215
3 beds, 2.5 baths, 1,850 sqft
Property taxes $5,420 / yr, HOA $45 / mo`;

async function addHome(page: Page, address: string, price: string) {
  await page.getByRole('button', { name: 'Add a home' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Address').fill(address);
  await dialog.getByLabel('State', { exact: true }).selectOption('Ohio');
  await dialog.getByLabel('Price').fill(price);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

test('homes: pasted, typed, compared, and one that becomes the plan’s', async ({ page, buyer }) => {
  test.slow();
  expect(buyer.email).toBeTruthy();
  await page.goto('/portal');
  await page
    .getByRole('navigation', { name: 'Rooms' })
    .getByRole('link', { name: 'Homes', exact: true })
    .click();
  await expect(page.getByText('No homes yet')).toBeVisible();

  await page.getByRole('button', { name: 'Paste a listing' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Text of the listing').fill('A lovely place.');
  await dialog.getByRole('button', { name: 'Read it' }).click();
  await expect(dialog).toContainText('We found no price');
  await dialog.getByLabel('Text of the listing').fill(listing);
  await dialog.getByRole('button', { name: 'Read it' }).click();
  await expect(dialog).toContainText('“Property taxes $5,420 / yr”');
  await checkBothSchemes(page);
  await dialog.getByRole('button', { name: 'Continue with these' }).click();
  await expect(dialog.getByLabel('Price')).toHaveValue('429,900');
  await expect(dialog.getByLabel('Time zone of the home')).toHaveValue('America/New_York');
  await dialog.getByLabel('Price').fill('-5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Enter a price from $1');
  await expect(dialog.getByLabel('Price')).toBeFocused();
  await dialog.getByLabel('Price').fill('429,900');
  await checkBothSchemes(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const card = page.getByRole('article', { name: '1428 Elm Street, Columbus, OH 43215' });
  await expect(card).toContainText('Monthly cost');
  await expect(card).toContainText('Insurance is our estimate.');

  await addHome(page, '7 Oak Lane', '385,000');
  for (const address of ['1428 Elm Street', '7 Oak Lane'])
    await page.getByRole('checkbox', { name: `Compare ${address}` }).check();
  await page.getByRole('link', { name: 'Compare 2 homes' }).click();
  await expect(page.getByRole('row', { name: /^Price/ })).toContainText('$385,000');

  await page.getByRole('link', { name: '7 Oak Lane' }).click();
  await page.getByRole('button', { name: 'Use this home in my plan' }).click();
  await expect
    .poll(async () => JSON.stringify(await (await page.request.get('/api/plan')).json()))
    .toContain('38500000');
  await page.getByLabel('Your score').selectOption('4');
  await page.getByLabel('Your highest price').fill('390000');
  await page.getByRole('region', { name: 'What you say' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await checkBothSchemes(page);
});

test('offers: from the first to the acceptance, each step in the log and nothing taken out', async ({
  page,
  buyer,
}) => {
  test.slow();
  expect(buyer.email).toBeTruthy();
  await page.goto('/portal/homes');
  await addHome(page, '7 Oak Lane', '385,000');
  await page.getByRole('link', { name: '7 Oak Lane' }).click();
  await page.getByLabel('Your highest price').fill('390000');
  await page.getByRole('region', { name: 'What you say' }).getByRole('button', { name: 'Save' }).click();
  const room = page.getByRole('region', { name: 'Offers', exact: true });
  await expect(room).toContainText('No offer yet.');
  await room.getByRole('button', { name: 'Enter an offer' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Price', { exact: true }).fill('395000');
  await expect(dialog.getByRole('status')).toContainText('$5,000 above your highest price.');
  await dialog.getByLabel('Price', { exact: true }).fill('380000');
  await expect(dialog.getByRole('status')).toContainText('At this price');
  await dialog.getByLabel('Earnest money').fill('5000');
  await dialog.getByRole('checkbox', { name: 'Inspection' }).check();
  await dialog.getByLabel('Inspection: days').fill('400');
  await dialog.getByRole('button', { name: 'Add to the log' }).click();
  await expect(dialog).toContainText('Enter whole days, 0 to 365.');
  await dialog.getByLabel('Inspection: days').fill('10');
  await dialog.getByLabel('Open until').fill(addDays(getCalendarDay(new Date()), -3));
  await dialog.getByRole('button', { name: 'Add to the log' }).click();
  await expect(dialog).toContainText('The offer would already be over');
  await dialog.getByLabel('Open until').fill(addDays(getCalendarDay(new Date()), 2));
  await checkBothSchemes(page);
  await dialog.getByRole('button', { name: 'Add to the log' }).click();
  await expect(room).toContainText('Your offer of $380,000 is on the table. The seller answers next.');
  // The offer that is open is the first card of its home.
  await expect(page.locator('main section').first()).toHaveAccessibleName('Offers');
  const offered = room.getByRole('listitem').filter({ hasText: 'Entered by you' }).first();
  await expect(offered).toContainText(/A month\$2,\d{3}Cash to close\$\d\d,\d{3}/);

  await room.getByRole('button', { name: 'Enter their counteroffer' }).click();
  await expect(dialog.getByLabel('Price', { exact: true })).toHaveValue('380,000');
  await dialog.getByLabel('Price', { exact: true }).fill('386000');
  await dialog.getByLabel('Seller credit').fill('3000');
  await dialog.getByRole('button', { name: 'Add to the log' }).click();
  await expect(room).toContainText('The seller’s counteroffer of $386,000 is on the table. You answer next.');
  await expect(room).toContainText('Price: $380,000 → $386,000');
  await expect(offered).toContainText(/A month\$\d,\d{3}\$\d,\d{3} before/);
  await expect(room).toContainText('Over: answered by a counteroffer');
  await room.getByRole('button', { name: 'We accept' }).click();
  await dialog.getByRole('button', { name: 'Add to the log' }).click();
  await expect(room).toContainText('Accepted at $386,000');
  await expect(room.getByRole('listitem').filter({ hasText: 'Entered by you' })).toHaveCount(3);

  await room.getByRole('button', { name: 'Enter the terms' }).click();
  await expect(dialog.getByLabel('Inspection contingency ends: days')).toHaveValue('10');
  await dialog.getByLabel('Inspection contingency ends: days').fill('400');
  await dialog.getByRole('button', { name: 'Save the terms' }).click();
  await expect(dialog).toContainText('Enter whole days from -365 to 365');
  await dialog.getByLabel('Inspection contingency ends: days').fill('10');
  await dialog.getByLabel('Earnest money due: days').fill('3');
  await checkBothSchemes(page);
  await dialog.getByRole('button', { name: 'Save the terms' }).click();
  await expect(room).toContainText('Inspection contingency ends');
  await room.getByRole('button', { name: 'Extend: Inspection contingency ends' }).click();
  await dialog.getByLabel('New day').fill(addDays(getCalendarDay(new Date()), 2));
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog).toContainText('An extension names a later day');
  await dialog.getByLabel('New day').fill(addDays(getCalendarDay(new Date()), 20));
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(room).toContainText('Extended');
  await checkBothSchemes(page);
  await room.getByRole('link', { name: 'All dates of your purchase' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dates' })).toBeVisible();
  await expect(page.getByText('Earnest money due').first()).toBeVisible();
  await page.goBack();
  await expect(room).toContainText('Accepted at $386,000');

  await page.getByRole('link', { name: 'All homes' }).click();
  const agreed = page.getByRole('region', { name: '7 Oak Lane: $386,000 agreed' });
  await expect(agreed).toContainText(/^Under contract.*\$\d,\d{3} a month and \$\d\d,\d{3} at closing\./);
  await expect(page.getByRole('article', { name: '7 Oak Lane' })).toContainText('$386,000agreed');
  await agreed.getByRole('link', { name: 'See the contract' }).click();
  await expect(room).toContainText('Accepted at $386,000');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Terms we have in mind' })).toBeVisible();
  await expect(page.getByText('Not an offer and not a contract.')).toBeVisible();
  await expect(page.getByLabel('Your highest price')).toBeHidden();
});

test('a toast leaves the buttons of the dialog that opens next on a phone in sight', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await page.goto('/portal/homes');
  await addHome(page, '7 Oak Lane', '385,000');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: '7 Oak Lane' }).click();
  const room = page.getByRole('region', { name: 'Offers', exact: true });
  const dialog = page.getByRole('dialog');
  const add = dialog.getByRole('button', { name: 'Add to the log' });
  await room.getByRole('button', { name: 'Enter an offer' }).click();
  await dialog.getByLabel('Price', { exact: true }).fill('380000');
  await add.click();
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'Added to the log' });
  await expect(toast).toBeVisible();
  // A toast that the pointer rests on stays.
  await toast.hover();
  await room.getByRole('button', { name: 'Enter their counteroffer' }).press('Enter');
  await expect(add).toBeVisible();
  await expect(toast).toBeVisible();
  await expect
    .poll(async () => {
      const [above, button] = [await toast.boundingBox(), await add.boundingBox()];
      return above !== null && button !== null && above.y + above.height <= button.y;
    })
    .toBe(true);
});
