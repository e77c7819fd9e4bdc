import type { Locator } from '@playwright/test';
import { renderPdf, renderStreamObject } from '@porchlight/pdf/write/whole-pdf.ts';
import { expect, type Page, test } from '../harness/fixtures.ts';
import { giveConsent, listAllPages, openSigning } from '../harness/signing-steps.ts';

/** A Letter page with a signature line, so many points from its upper edge. */
const LINE_AT = 592;
const contract = renderPdf([
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << >> >>',
  renderStreamObject('', Buffer.from(`72 ${792 - LINE_AT} m 372 ${792 - LINE_AT} l S`)),
]);

test('a dragged signature snaps to a signature line, unless Alt is held', async ({ page, buyer }) => {
  expect(buyer.email).toBeTruthy();
  const { request } = page.context();
  await giveConsent(request);
  const path = `/api/documents?${new URLSearchParams({ name: 'Contract.pdf' })}`;
  expect((await request.post(path, { data: contract })).ok()).toBe(true);
  await page.goto('/portal/docs');
  const dialog = await openSigning(page, 'Contract.pdf');
  await listAllPages(dialog, 1);
  await dialog.getByRole('button', { name: 'Signature, page 1' }).click();
  const field = dialog.getByRole('button', { name: /^Signature on page 1/ });

  await dragFootTo(page, dialog, field, 8, async (foot) => expect.poll(foot).toBe(0));
  await expect.poll(() => measureFoot(dialog, field)).toBe(0);
  await field.press('Shift+ArrowDown');
  await expect.poll(() => measureFoot(dialog, field)).toBeGreaterThan(0);

  await page.keyboard.down('Alt');
  await dragFootTo(page, dialog, field, 8, async (foot) => expect.poll(foot).toBe(8));
  await page.keyboard.up('Alt');
  await expect.poll(() => measureFoot(dialog, field)).toBe(8);

  await dragFootTo(page, dialog, field, 14, async (foot) => expect.poll(foot).toBe(14));
  await expect.poll(() => measureFoot(dialog, field)).toBe(14);
});

/** How far the field's lower edge is beneath the line, in whole pixels. */
async function measureFoot(dialog: Locator, field: Locator): Promise<number> {
  const sheet = await dialog.locator('[data-page="1"]').boundingBox();
  const box = await field.boundingBox();
  if (sheet === null || box === null) return Number.NaN;
  // Without the sign of a zero.
  return Math.round(box.y + box.height - (sheet.y + (LINE_AT * sheet.width) / 612)) + 0;
}

/** Drags the field until its lower edge would be so far beneath the line, and drops it after `check`. */
async function dragFootTo(
  page: Page,
  dialog: Locator,
  field: Locator,
  off: number,
  check: (foot: () => Promise<number>) => Promise<void>,
): Promise<void> {
  const before = await measureFoot(dialog, field);
  const box = await field.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 40);
  await check(async () => {
    // The lines are read while the field is held; each move searches them again.
    await page.mouse.move(x + 1, y - before + off);
    await page.mouse.move(x, y - before + off);
    return measureFoot(dialog, field);
  });
  await page.mouse.up();
}
