import { checkBothSchemes, expect, test } from '../harness/fixtures.ts';
import { takePhoto } from '../harness/photos.ts';

test('several photos are ordered, turned and cut, and become one PDF that is uploaded', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/portal/docs');
  const photos = await Promise.all(
    ['first.jpg', 'second.jpg', 'third.jpg'].map((name) => takePhoto(page, name)),
  );
  await page.getByRole('button', { name: 'Photos to one PDF' }).click();
  const window = page.getByRole('dialog', { name: 'Photos to one PDF' });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    window.getByRole('button', { name: 'Add photos' }).click(),
  ]);
  await chooser.setFiles([
    ...photos,
    { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') },
  ]);
  await expect(window.getByRole('listitem').filter({ hasText: 'Page 3 of 3' })).toBeVisible();
  await expect(window.getByRole('alert')).toContainText('notes.jpg: This file is not a photo');
  await checkBothSchemes(page);

  await window.getByRole('button', { name: 'Move later page 1' }).press('Enter');
  await expect(window.getByRole('status')).toContainText('Now page 2 of 3');
  await expect(window.getByRole('button', { name: 'Move later page 2' })).toBeFocused();
  await window.getByRole('button', { name: 'Turn right page 2' }).click();

  await window.getByRole('button', { name: 'Cut to the paper page 2' }).click();
  const cut = page.getByRole('dialog', { name: 'Cut page 2 to the paper' });
  const corner = cut.getByRole('button', { name: 'Upper left corner' });
  await corner.focus();
  for (let press = 0; press < 4; press += 1) await corner.press('Shift+ArrowRight');
  await expect(corner).toHaveAttribute('style', /left: 20%/);
  const lower = cut.getByRole('button', { name: 'Lower right corner' });
  const box = await lower.boundingBox();
  if (box === null) throw new Error('the corner is not there');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x - 40, box.y - 40);
  await page.mouse.up();
  await expect(lower).not.toHaveAttribute('style', /left: 100%/);
  await checkBothSchemes(page);
  await page.keyboard.press('Escape');
  await expect(window.getByRole('button', { name: 'Cut to the paper page 2' })).toBeFocused();

  await window.getByRole('button', { name: 'Remove page 3' }).click();
  await window.getByLabel('Name of the PDF').fill('Closing letters');
  await window.getByRole('button', { name: 'Upload 2 pages' }).click();
  const row = page.getByRole('row', { name: /Closing letters\.pdf/ });
  await expect(row).toBeVisible();
  await row.getByRole('button', { name: 'Preview Closing letters.pdf' }).click();
  await expect(page.getByRole('dialog', { name: 'Closing letters.pdf' })).toContainText('2');
});
