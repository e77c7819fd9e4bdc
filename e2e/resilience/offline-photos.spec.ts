import { randomUUID } from 'node:crypto';
import { expect, test } from '../harness/fixtures.ts';
import { saveSite } from '../harness/kept-site.ts';
import { takePhoto } from '../harness/photos.ts';

test.use({
  serviceWorkers: 'allow',
  expected: { errors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource/] },
});

test('the cover of a home shows without a connection, and the photos taken then go up when it is back', async ({
  page,
  context,
  buyer,
}) => {
  test.slow();
  expect(buyer.email).toBeTruthy();
  const id = randomUUID();
  const home = {
    ...{
      address: '7 Oak Lane',
      state: 'OH',
      timeZone: 'America/New_York',
      price: null,
      propertyTaxYearly: null,
    },
    ...{ homeInsuranceYearly: null, duesMonthly: null, propertyType: null, bedrooms: 3, bathrooms: '2' },
    ...{ squareFeet: 1_850, yearBuilt: 1994, link: null, stage: 'seen' },
  };
  expect((await page.request.put(`/api/homes/${id}`, { data: home })).ok()).toBe(true);
  await saveSite(page, '/portal/homes');
  const card = page.getByRole('article', { name: '7 Oak Lane' });
  const cover = card.getByRole('img', { name: 'Photo 1 of 7 Oak Lane' });
  const photo = await takePhoto(page, 'front.jpg', { width: 800, height: 600 });
  await card.locator('input[type=file]').setInputFiles(photo);
  await expect(cover).toHaveAttribute('src', /size=small/);
  await expect
    .poll(() =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':cover:')).length),
    )
    .toBe(1);
  await context.setOffline(true);
  await page.reload();
  await expect(cover).toHaveAttribute('src', /^data:image\/jpeg/);
  await card.locator('input[type=file]').setInputFiles([photo, photo]);
  await expect(card).toContainText('go on by themselves when it is back');
  await page.reload();
  await expect(card).toContainText('0 of 2 photos are up');
  await context.setOffline(false);
  await expect
    .poll(async () => (await (await page.request.get('/api/homes')).json()).homes[0].photos.length)
    .toBe(3);
});
