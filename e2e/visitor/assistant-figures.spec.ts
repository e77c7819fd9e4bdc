import { checkBothSchemes, expect, test } from '../harness/fixtures.ts';

test('a question with figures opens the calculator with them, and one in Spanish is answered in Spanish', async ({
  page,
}) => {
  await page.goto('/portal/docs');
  await expect(
    page
      .getByRole('banner')
      .getByText(/Sign in|Account/)
      .first(),
  ).toBeAttached();
  await page.getByRole('button', { name: 'Need Help?' }).click();
  const drawer = page.getByRole('dialog', { name: 'Mortgage Assistant' });
  const log = drawer.getByRole('log');
  await drawer.getByLabel('Your message').fill('¿Qué es el pago inicial?');
  await page.keyboard.press('Enter');
  await expect(log.getByText('El pago inicial es la parte del precio')).toHaveAttribute('lang', 'es');
  await expect(log.getByRole('link', { name: 'Down payment' })).toBeVisible();
  await drawer.getByLabel('Your message').fill('how much house can I aford on 85k a year');
  await page.keyboard.press('Enter');
  await expect(log.getByText('On $85,000 a year: with')).toBeVisible();
  await expect(log.getByText(/it comes to a home of up to \$\d{3},\d{3}\./)).toBeVisible();
  await checkBothSchemes(page);
  await log.getByRole('link', { name: 'Open the affordability calculator' }).click();
  await expect(page).toHaveURL(
    /\/tools\/affordability#grossMonthlyIncome=85%2C000&grossPeriod=year&ratePercent=7\.4$/,
  );
  await expect(page.getByLabel('Income before taxes').first()).toHaveValue('85,000');
});
