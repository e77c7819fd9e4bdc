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

/** Presses Sign in a document's row and waits for the dialog. */
export async function openSigning(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Sign ${name}`, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign Document' });
  await expect(dialog).toBeVisible({ timeout: 60_000 });
  return dialog;
}

/** Goes through the pages by the control that leads on, until every one was seen. */
export async function listAllPages(dialog: Locator, pages: number): Promise<void> {
  const seen = dialog.getByText(`${pages} of ${pages} seen`, { exact: true });
  const next = dialog.getByRole('button', { name: /^(Next|Rest of) page$/ });
  await expect(async () => {
    if ((await seen.count()) === 0) await next.click({ timeout: 5_000 });
    await expect(seen).toBeAttached({ timeout: 2_000 });
  }).toPass({ timeout: 120_000 });
}

/** Adopts the account's name, typed, as the signature. */
export async function adoptTyped(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Add your signature' }).click();
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
