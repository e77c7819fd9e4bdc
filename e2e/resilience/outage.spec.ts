import { createBuyerAccount } from '../harness/accounts.ts';
import { startBreakableServer } from '../harness/breakable-server.ts';
import { checkAccessibility, expect, type Page, test } from '../harness/fixtures.ts';

// What the browser itself says of an answer with an error.
test.use({ expected: { errors: [/status of (503|507)/] } });

const UNREACHABLE =
  'We cannot reach our records right now. What you had saved is safe; try again in a moment.';
const FULL =
  'We have no room to store this right now. Your other documents are safe; please try again later.';
const pdf = (name: string, size: number) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size, 'page ')]),
});

test('the database goes away amid a tick, a note and an upload, and then the disk is full: each is said, and nothing is lost', async ({
  page,
}) => {
  // A server starts first, on an empty database, and answers late on a slow machine.
  test.setTimeout(600_000);
  const server = await startBreakableServer();
  try {
    const own = page.context().request;
    await createBuyerAccount(page.context(), { server: server.accounts });
    const files = await page.context().newPage();
    await files.goto(`${server.origin}/portal/docs`);
    await expect(files.getByText('No documents yet')).toBeVisible({ timeout: 120_000 });
    await page.setViewportSize({ width: 360, height: 800 });
    // The toasts of a page behind another one wait, and would cover what is pressed here.
    await page.bringToFront();
    await page.goto(`${server.origin}/portal/milestones/interest`);
    await page.getByRole('checkbox').first().check();
    const loadStored = async () => (await own.get(`${server.origin}/api/milestones/interest`)).json();
    await expect.poll(async () => (await loadStored()).tasks[0].status).toBe('done');

    server.setDatabase('refusing');
    await page.getByRole('checkbox').nth(1).check();
    await page.getByRole('textbox', { name: 'Add a note' }).fill('Written amid an outage.');
    await page.getByRole('button', { name: 'Add Note' }).click();
    await expect(page.getByText('2 changes are waiting to be sent')).toBeVisible();
    await expect(page.getByRole('checkbox').nth(1)).toBeChecked();
    await expect(page.getByText('Written amid an outage.', { exact: true })).toBeVisible();
    await files.bringToFront();
    await upload(files, pdf('paystub.pdf', 3_000));
    const failed = files.getByRole('listitem').filter({ hasText: 'paystub.pdf' });
    await expect(failed.getByRole('alert')).toHaveText(UNREACHABLE);
    await checkAccessibility(files);

    server.setDatabase('open');
    await expect(page.getByText('waiting to be sent')).toBeHidden({ timeout: 120_000 });
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(files.getByRole('row', { name: /paystub\.pdf/ })).toBeVisible();
    const stored = await loadStored();
    expect(stored.tasks.slice(0, 2).map(({ status }: { status: string }) => status)).toEqual([
      'done',
      'done',
    ]);
    expect(stored.notes.map(({ text }: { text: string }) => text)).toEqual(['Written amid an outage.']);

    if (process.getuid?.() !== 0) return;
    await server.withFullDisk(async () => {
      await upload(files, pdf('statement.pdf', 600_000));
      const refused = files.getByRole('listitem').filter({ hasText: 'statement.pdf' });
      await expect(refused.getByRole('alert')).toHaveText(FULL);
    });
    await files.getByRole('button', { name: 'Try again to upload statement.pdf' }).click();
    await expect(files.getByRole('row', { name: /statement\.pdf/ })).toBeVisible();
  } finally {
    // Open pages would ask a server that is gone.
    for (const open of page.context().pages()) await open.goto('about:blank');
    await server.close();
  }
});

async function upload(page: Page, file: ReturnType<typeof pdf>): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Browse Files' }).click();
  await (await chooser).setFiles([file]);
}
