import type { APIRequestContext, Locator } from '@playwright/test';
import { signingConsent } from '../../content/src/en/signing-consent.ts';
import { expect, type Page } from './fixtures.ts';
import { renderSignablePdf } from './signable-pdf.ts';

/** The six digits that the demonstration shows, in two groups. */
export function parseCode(demonstration: Buffer): string {
  const found = /\((\d{3} \d{3})\)/.exec(demonstration.toString('latin1'));
  return found?.[1] ?? '';
}

/** Consents to electronic records without a click, as the buyer whose cookies `request` carries. */
export async function giveConsent(request: APIRequestContext): Promise<void> {
  const code = parseCode(await (await request.get('/api/signing/demonstration')).body());
  const data = { version: signingConsent.version, code };
  expect((await request.post('/api/signing/consent', { data })).ok()).toBe(true);
}

/** Uploads a document of `pages` pages, each with `padding` bytes besides what it shows; gives its bytes. */
export async function uploadSignable(
  request: APIRequestContext,
  name: string,
  pages: number,
  padding = 0,
): Promise<Buffer> {
  const lines = Array.from({ length: pages }, (_, index) => [name, '', `This is page ${index + 1}.`]);
  const data = renderSignablePdf(lines, padding);
  const path = `/api/documents?${new URLSearchParams({ name })}`;
  expect((await request.post(path, { data })).ok()).toBe(true);
  return data;
}

/** Types the six digits that the consent's page shows, and agrees. */
export async function agreeByDigits(page: Page): Promise<void> {
  const consent = page.getByRole('dialog', { name: 'Before you sign electronically' });
  await consent.getByLabel('Six digits from the PDF').fill(await readDigits(consent));
  await consent.getByRole('button', { name: 'I agree' }).click();
}

/** The digits as the page of the PDF says them. */
export async function readDigits(consent: Locator): Promise<string> {
  const words = await consent.getByText(/Its digits are:\s+\d{3} \d{3}/).textContent();
  return /\d{3} \d{3}/.exec(words ?? '')?.[0] ?? '';
}

/** Keeps what is pressed in the page from now on, by the words on it. */
export async function recordPresses(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const presses: string[] = [];
    Object.assign(window, { presses });
    addEventListener(
      'click',
      ({ target }) => {
        const pressed = target instanceof Element ? target.closest('a, button, input, label, summary') : null;
        if (pressed instanceof HTMLElement) presses.push(pressed.innerText.replaceAll(/\s+/g, ' ').trim());
      },
      true,
    );
  });
  return () => page.evaluate(() => (window as unknown as { presses: string[] }).presses);
}

/** Scrolls on through the pages, as with a wheel. */
export async function scrollPages(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('region', { name: 'Pages of the document' }).hover();
  await page.mouse.wheel(0, 300);
}

/** Presses Sign in a document's row and waits for the dialog. */
export async function openSigning(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Sign ${name}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign Document' });
  await expect(dialog).toBeVisible({ timeout: 60_000 });
  return dialog;
}

/** Goes through the pages until every one was seen: by the control that leads on, or by what `goOn` does. */
export async function listAllPages(
  dialog: Locator,
  pages: number,
  goOn = () => dialog.getByRole('button', { name: /^(Next|Rest of) page$/ }).click({ timeout: 5_000 }),
): Promise<void> {
  const seen = dialog.getByText(`${pages} of ${pages} seen`, { exact: true });
  await expect(async () => {
    if ((await seen.count()) === 0) await goOn();
    // A page that is not drawn yet is gone to once more, which changes nothing.
    await expect(seen).toBeAttached({ timeout: 300 });
  }).toPass({ intervals: [50], timeout: 120_000 });
}

/** Chooses the account's name, typed, as the signature. */
export async function adoptTyped(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Change your signature' }).click();
  const adopting = page.getByRole('dialog', { name: 'Your signature' });
  await adopting.getByRole('button', { name: 'Use as my signature' }).click();
  await expect(adopting).toHaveCount(0);
}

/** Presses Sign and waits until the document is sealed aside. */
export async function seal(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(dialog.getByText('Signing...')).toBeVisible();
  await expect(dialog.getByText('Document Signed!')).toBeVisible({ timeout: 60_000 });
}
