import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { stampAfterwards } from '../../testing/attacks/signed-samples.ts';
import { createBuyerAccount } from '../harness/accounts.ts';
import { expireReauthentication } from '../harness/age-proof.ts';
import type { AxeRules } from '../harness/axe-runs.ts';
import {
  checkAccessibility,
  expect,
  loadEmailLink,
  PASSWORD,
  type Page,
  PDF,
  test,
} from '../harness/fixtures.ts';
import { renderSignablePdf } from '../harness/signable-pdf.ts';
import { signDocument } from '../harness/signed-document.ts';
import {
  adoptTyped,
  agreeByDigits,
  giveConsent,
  listAllPages,
  openSigning,
  parseCode,
  readDigits,
  recordPresses,
  scrollPages,
  seal,
  uploadSignable,
} from '../harness/signing-steps.ts';

/** Each journey opens, seals and checks several screens. */
test.describe.configure({ timeout: 360_000 });

const NAME = 'Purchase agreement.pdf';
const rowOf = (page: Page) => page.getByRole('row', { name: new RegExp(NAME) });

for (const [width, colorScheme] of [
  [360, 'dark'],
  [1440, 'light'],
] as const) {
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({ expected: { errors: [/422/] }, viewport: { width, height: 800 }, colorScheme });
    const rules = colorScheme === 'light' ? 'all' : 'colors';
    test('the first signature: consent with the code out of the PDF, a typed signature, placed by the keyboard', async ({
      page,
      buyer,
    }) => {
      await uploadSignable(page.context().request, NAME, 3);
      await page.goto('/portal/docs');
      await page.getByRole('button', { name: `Sign ${NAME}`, exact: true }).click();
      await agree(page, rules);

      const dialog = page.getByRole('dialog', { name: 'Sign Document' });
      await expect(dialog).toBeVisible({ timeout: 60_000 });
      await expect(dialog.getByText('This is page 1.')).toBeAttached({ timeout: 60_000 });
      // What is missing is said; the button is there to be pressed.
      await dialog.getByRole('button', { name: 'Sign', exact: true }).click({ force: true });
      await expect(dialog.getByRole('alert')).toContainText('Read every page first.');
      await listAllPages(dialog, 3);
      await expect(dialog.getByRole('alert')).toHaveCount(0);
      await adoptTyped(page, dialog);

      const signature = dialog.getByRole('button', { name: 'Signature on page 3. Arrow keys move it.' });
      const place = dialog.getByText(/inches from the left/);
      await signature.focus();
      await page.keyboard.press('ArrowUp');
      const before = await place.textContent();
      await page.keyboard.press('ArrowRight');
      await expect(place).not.toHaveText(before ?? '');
      await expect(signature).toBeFocused();
      await dialog.getByRole('button', { name: 'Done placing' }).click();
      await dialog.getByRole('button', { name: 'Add date' }).click();
      await expect(dialog.getByRole('button', { name: /^Date on page 3/ })).toBeFocused();
      await checkAccessibility(page, rules);
      await dialog.getByRole('button', { name: 'Done placing' }).click();

      await seal(dialog);
      await checkAccessibility(page, rules);
      await dialog.getByRole('button', { name: 'Complete' }).click();
      await expect(page.getByText('Document Signed', { exact: true })).toBeVisible();
      await expect(rowOf(page)).toContainText('Signed');
      await expect(rowOf(page)).toBeFocused();
      await expect(page.getByRole('button', { name: `Sign ${NAME}`, exact: true })).toHaveCount(0);

      await page.getByRole('button', { name: `Signatures of ${NAME}` }).click();
      const list = page.getByRole('dialog', { name: 'Signatures' });
      await expect(list.getByText(`${buyer.name} (you)`)).toBeVisible();
      await checkAccessibility(page, rules);
      const [certificate] = await Promise.all([
        page.waitForEvent('download'),
        list.getByRole('link', { name: /Certificate page/ }).click(),
      ]);
      expect((await readFile(await certificate.path())).subarray(0, 5).toString()).toBe('%PDF-');
    });
  });
}

/** Reads the consent, gets the code wrong, then right, and agrees. */
async function agree(page: Page, rules: AxeRules): Promise<void> {
  const consent = page.getByRole('dialog', { name: 'Before you sign electronically' });
  await expect(consent.getByText('What not to sign here')).toBeHidden();
  await consent.getByText('Read the whole notice').click();
  await expect(consent.getByText('What not to sign here')).toBeVisible();
  const yes = consent.getByRole('button', { name: 'I agree' });
  await yes.click();
  await expect(consent.getByText('Type the six digits that the PDF shows.')).toBeVisible();
  const code = consent.getByLabel('Six digits from the PDF');
  await expect(code).toBeFocused();
  const [demonstration] = await Promise.all([
    page.waitForEvent('download'),
    consent.getByRole('link', { name: 'Download the PDF' }).click(),
  ]);
  expect(demonstration.suggestedFilename()).toBe('Demonstration.pdf');
  const right = parseCode(await readFile(await demonstration.path()));
  expect(await readDigits(consent)).toBe(right);
  await code.fill(right === '000 000' ? '111111' : '000000');
  await yes.click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(consent.getByText('Those are not the digits in the PDF.')).toBeVisible();
  await checkAccessibility(page, rules);
  await code.fill(right);
  await yes.click();
}

test('the first signature takes four presses and at most 120 words before the document', async ({
  page,
  buyer,
}) => {
  await uploadSignable(page.context().request, NAME, 2);
  await page.goto('/portal/docs');
  const sign = page.getByRole('button', { name: `Sign ${NAME}`, exact: true });
  await expect(sign).toBeVisible();
  const listPresses = await recordPresses(page);
  await sign.click();
  const consent = page.getByRole('dialog', { name: 'Before you sign electronically' });
  await expect(consent.getByText(/Its digits are/)).toBeAttached();
  const words = (await consent.innerText()).split(/\s+/).filter(Boolean);
  expect(words.length).toBeLessThanOrEqual(120);
  await agreeByDigits(page);
  const dialog = page.getByRole('dialog', { name: 'Sign Document' });
  await expect(dialog.getByText('This is page 1.')).toBeAttached({ timeout: 60_000 });
  await listAllPages(dialog, 2, () => scrollPages(page, dialog));
  // The account's name is the signature until another is chosen.
  await expect(dialog.getByRole('img', { name: 'Your signature' })).toBeVisible();
  await seal(dialog);
  await dialog.getByRole('button', { name: 'Complete' }).click();
  await expect(rowOf(page)).toContainText('Signed');
  expect(await listPresses()).toEqual([`Sign ${NAME}`, 'I agree', 'Sign', 'Complete']);
  const { documents } = await (await page.request.get('/api/documents')).json();
  const { signatures } = await (
    await page.request.get(`/api/documents/${documents[0].id}/signatures`)
  ).json();
  expect(signatures).toMatchObject([{ signerName: buyer.name, own: true }]);
});

test('a drawn signature is dragged, and Cancel after "Document Signed!" leaves the document received', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  const { request } = page.context();
  await giveConsent(request);
  const bytes = await uploadSignable(request, NAME, 1);
  await page.goto('/portal/docs');
  const dialog = await openSigning(page, NAME);
  await listAllPages(dialog, 1);
  await dialog.getByRole('button', { name: 'Change your signature' }).click();
  const adopting = page.getByRole('dialog', { name: 'Your signature' });
  await adopting.getByLabel('Your name as you sign it').fill('王小明');
  await expect(adopting.getByRole('status')).toContainText('Draw your signature, or type another form');
  await adopting.getByRole('button', { name: 'Use as my signature' }).click();
  await expect(adopting.getByRole('alert')).toContainText('Our signature typeface has Latin letters only.');
  await adopting.getByText('Draw it', { exact: true }).click();
  await adopting.getByRole('button', { name: 'Use as my signature' }).click();
  await expect(adopting.getByRole('alert')).toContainText('Draw your signature in the field, or type it.');
  await drag(page, adopting.getByRole('img'), { x: 160, y: 30 });
  await expect(adopting.getByRole('img', { name: 'Your drawn signature' })).toBeVisible();
  await checkAccessibility(page);
  await adopting.getByRole('checkbox').check();
  await adopting.getByRole('button', { name: 'Use as my signature' }).click();

  await dialog.getByRole('button', { name: 'Signature, page 1' }).click();
  const place = dialog.getByText(/inches from the left/);
  const before = await place.textContent();
  const field = dialog.getByRole('button', { name: /^Signature on page 1/ });
  const from = await field.boundingBox();
  await drag(page, field, { x: 60, y: -80 });
  await expect(place).not.toHaveText(before ?? '');
  const to = await field.boundingBox();
  expect(Math.round((to?.x ?? 0) - (from?.x ?? 0))).toBe(60);
  expect(Math.round((to?.y ?? 0) - (from?.y ?? 0))).toBe(-80);

  await seal(dialog);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(rowOf(page)).toContainText('Received');
  const { documents } = await (await request.get('/api/documents')).json();
  expect(await (await request.get(`/api/documents/${documents[0].id}/content`)).body()).toEqual(bytes);

  // It starts over, with the signature that was kept.
  const again = await openSigning(page, NAME);
  await listAllPages(again, 1);
  await expect(again.getByRole('img', { name: 'Your signature' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(again).toHaveCount(0);

  await page.goto('/portal/settings/signing');
  await page.getByRole('button', { name: 'Forget it' }).click();
  await expect(page.getByText('None is kept.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your saved signature' })).toBeFocused();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  const question = page.getByRole('alertdialog', { name: 'Withdraw your consent?' });
  await checkAccessibility(page);
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('You have not agreed to sign documents electronically.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your consent' })).toBeFocused();
  await page.goto('/portal/docs');
  await page.getByRole('button', { name: `Sign ${NAME}`, exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Before you sign electronically' })).toBeVisible();
});

async function drag(page: Page, what: Locator, by: { x: number; y: number }): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (box === null) throw new Error('There is nothing to drag.');
  const start = { x: box.x + box.width / 3, y: box.y + box.height / 2 };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + by.x, start.y + by.y, { steps: 12 });
  await page.mouse.up();
}

test('Cancel waits while Complete is under way: what was begun cannot be taken back', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await giveConsent(page.request);
  await uploadSignable(page.request, NAME, 1);
  await page.goto('/portal/docs');
  const dialog = await openSigning(page, NAME);
  await listAllPages(dialog, 1);
  await seal(dialog);
  const { promise: looked, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/complete', async (route) => {
    const response = await route.fetch();
    await looked;
    await route.fulfill({ response });
  });
  await dialog.getByRole('button', { name: 'Complete', exact: true }).click();
  const cancel = dialog.getByRole('button', { name: 'Cancel', exact: true });
  await expect(cancel).toHaveAttribute('aria-disabled', 'true');
  await cancel.click({ force: true });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  goOn();
  await expect(dialog).toHaveCount(0);
  await expect(rowOf(page)).toContainText('Signed');
});

test.describe('two windows', () => {
  test.use({ expected: { errors: [/409/] } });
  test('give one signature, and the other window says so', async ({ page, context, buyer }) => {
    expect(buyer.email).toBeTruthy();
    await giveConsent(context.request);
    await uploadSignable(context.request, NAME, 1);
    await page.goto('/portal/docs');
    const first = await openSigning(page, NAME);
    const other = await context.newPage();
    await other.goto('/portal/docs');
    const second = await openSigning(other, NAME);
    for (const [window, dialog] of [
      [page, first],
      [other, second],
    ] as const) {
      // A full Chromium draws no frames of a page that another one covers.
      await window.bringToFront();
      await listAllPages(dialog, 1);
    }
    await page.bringToFront();
    await seal(first);
    await first.getByRole('button', { name: 'Complete' }).click();
    await expect(rowOf(page)).toContainText('Signed');
    await other.bringToFront();
    await second.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(other.getByText('Already signed')).toBeVisible({ timeout: 60_000 });
    await expect(second).toHaveCount(0);
    await expect(rowOf(other)).toContainText('Signed');
  });
});

test.describe('the last proof is more than ten minutes old', () => {
  test.use({ expected: { errors: [/403/] } });
  test('Sign asks who it is, and goes on after the answer', async ({ page, buyer }) => {
    await giveConsent(page.context().request);
    await uploadSignable(page.context().request, NAME, 1);
    await page.goto('/portal/docs');
    const dialog = await openSigning(page, NAME);
    await listAllPages(dialog, 1);
    await expireReauthentication(buyer.email);
    const sign = dialog.getByRole('button', { name: 'Sign', exact: true });
    const question = page.getByRole('dialog', { name: 'Is it you?' });
    // Pressed as soon as the question is drawn, Escape closes it and not the dialog with the work in it.
    const pressed = pressEscapeAtOnce(page, 'Is it you?');
    await sign.click();
    await pressed;
    await expect(question).toHaveCount(0);
    await expect(sign).toBeFocused();
    await sign.click();
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(sign).toBeFocused();
    await sign.click();
    await question.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await question.getByRole('button', { name: 'Go on' }).click();
    await expect(dialog.getByText('Document Signed!')).toBeVisible({ timeout: 60_000 });
    await dialog.getByRole('button', { name: 'Complete' }).click();
    await expect(rowOf(page)).toContainText('Signed');
    // It was asked once: what followed on the answer is the signature.
    await expect(question).toHaveCount(0);
  });
});

/** Presses Escape in the frame in which a dialog with these words is drawn first. */
function pressEscapeAtOnce(page: Page, words: string): Promise<void> {
  return page.evaluate(
    (shown) =>
      new Promise<void>((resolve) => {
        const drawn = new MutationObserver(() => {
          const dialogs = [...document.querySelectorAll('[role=dialog]')];
          if (!dialogs.some(({ textContent }) => textContent?.includes(shown))) return;
          drawn.disconnect();
          requestAnimationFrame(() => {
            const press = { key: 'Escape', bubbles: true, cancelable: true };
            document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', press));
            resolve();
          });
        });
        drawn.observe(document.body, { childList: true, subtree: true });
      }),
    words,
  );
}

test.describe('a co-buyer', () => {
  test.use({ expected: { errors: [/403/, /429/] } });
  test('is invited, signs with an account of that address, and no other account can', async ({
    page,
    buyer,
    browser,
    request,
    baseURL,
  }) => {
    await uploadSignable(page.context().request, NAME, 1);
    const theirs = await browser.newContext({ baseURL });
    const coBuyer = await createBuyerAccount(theirs);
    await page.goto('/portal/docs');
    await page.getByRole('button', { name: `Invite a co-buyer to sign ${NAME}` }).click();
    const list = page.getByRole('dialog', { name: 'Signatures' });
    await list.getByRole('button', { name: 'Invite a co-buyer to sign' }).click();
    await list.getByLabel('Their name').fill('Grace Buyer');
    await list.getByLabel('Their e-mail address').fill(coBuyer.email);
    await checkAccessibility(page);
    await list.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(list.getByText('Invited', { exact: true })).toBeVisible();
    const link = await loadEmailLink(request, coBuyer.email, 'sign');
    expect(new URL(link).pathname).toBe('/portal/sign-invitation');

    // The sender cannot sign in the co-buyer's place.
    await page.goto(link);
    await page.getByRole('button', { name: 'Open the document' }).click();
    await expect(page.getByText('This account cannot accept it')).toBeVisible();
    await checkAccessibility(page);

    const visitor = await (await browser.newContext({ baseURL })).newPage();
    await visitor.goto(link);
    await expect(visitor.getByRole('link', { name: 'Create an account' })).toBeVisible();
    await checkAccessibility(visitor);
    await visitor.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click();
    await visitor.getByLabel('E-mail address').fill(coBuyer.email);
    await visitor.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await visitor.getByRole('button', { name: 'Sign in' }).click();
    await visitor.getByRole('button', { name: 'Open the document' }).click();
    // The document opens with that press; only the consent is asked for before.
    const notice = visitor.getByRole('dialog', { name: 'Before you sign electronically' });
    await notice.getByRole('button', { name: 'Not now' }).click();
    await expect(visitor.getByText(`From ${buyer.name}`)).toBeVisible();
    const failure = { code: 'RATE_LIMITED', message: 'Try again in a moment.' };
    await visitor.route('**/api/signing/documents', (route) => route.fulfill({ status: 429, json: failure }));
    await visitor.getByRole('link', { name: 'Go to the Document Center' }).click();
    await expect(visitor.getByText('The documents to sign did not load')).toBeVisible();
    await checkAccessibility(visitor);
    await visitor.unroute('**/api/signing/documents');
    await visitor.getByRole('button', { name: 'Try again' }).click();
    const toSign = visitor.getByRole('region', { name: 'Documents to sign' });
    await checkAccessibility(visitor);
    const listPresses = await recordPresses(visitor);
    await toSign.getByRole('button', { name: `Read and sign ${NAME}` }).click();
    await agreeByDigits(visitor);
    const dialog = visitor.getByRole('dialog', { name: 'Sign Document' });
    await listAllPages(dialog, 1, () => scrollPages(visitor, dialog));
    await seal(dialog);
    await dialog.getByRole('button', { name: 'Complete' }).click();
    await expect(toSign.getByText(/You signed on/)).toBeVisible();
    expect(await listPresses()).toEqual([`Read and sign ${NAME}`, 'I agree', 'Sign', 'Complete']);
    await toSign.getByRole('button', { name: `Signatures of ${NAME}` }).click();
    await expect(visitor.getByRole('link', { name: /Certificate page/ })).toBeVisible();

    await page.goto('/portal/docs');
    await page.getByRole('button', { name: new RegExp(`(Signatures of|to sign) ${NAME}`) }).click();
    await expect(list.getByText('Signed', { exact: true })).toBeVisible();

    // The document's owner signs too, although it is already signed.
    await giveConsent(page.context().request);
    await list.getByRole('button', { name: `Read and sign ${NAME}` }).click();
    const own = page.getByRole('dialog', { name: 'Sign Document' });
    await listAllPages(own, 1);
    await seal(own);
    await own.getByRole('button', { name: 'Complete' }).click();
    await expect(own).toHaveCount(0);
    await page.getByRole('button', { name: `Signatures of ${NAME}` }).click();
    await expect(list.getByText(`${buyer.name} (you)`)).toBeVisible();
    await expect(list.getByRole('button', { name: /^Read and sign/ })).toHaveCount(0);
  });
});

test.describe('a document that is deleted amid its signing', () => {
  test.use({ expected: { errors: [/404/] } });
  test('ends it, and it is said that nothing was signed', async ({ page, buyer }) => {
    expect(buyer.email).toBeTruthy();
    const { request } = page.context();
    await giveConsent(request);
    await uploadSignable(request, NAME, 1);
    await page.goto('/portal/docs');
    const dialog = await openSigning(page, NAME);
    await listAllPages(dialog, 1);
    await seal(dialog);
    const { documents } = await (await request.get('/api/documents')).json();
    await request.delete(`/api/documents/${documents[0].id}`);
    await dialog.getByRole('button', { name: 'Complete' }).click();
    await expect(page.getByText('This signing has ended')).toBeVisible();
    await expect(
      page.getByText(/or the document was deleted or taken back\. Nothing was signed/),
    ).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });
});

test.describe('a file that cannot be signed', () => {
  test.use({ expected: { errors: [/422/, /ERR_INTERNET_DISCONNECTED|Failed to fetch/] } });
  test('says why before the dialog opens; without a connection nothing opens at all', async ({
    page,
    context,
    buyer,
  }) => {
    expect(buyer.email).toBeTruthy();
    await giveConsent(context.request);
    await context.request.post(`/api/documents?${new URLSearchParams({ name: NAME })}`, { data: PDF });
    await page.goto('/portal/docs');
    await page.getByRole('button', { name: `Sign ${NAME}`, exact: true }).click();
    const refusal = page.getByRole('alertdialog', { name: 'This file cannot be signed here' });
    await expect(refusal).toContainText('This PDF is damaged');
    await checkAccessibility(page);
    await refusal.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('button', { name: `Sign ${NAME}`, exact: true })).toBeFocused();
    await context.setOffline(true);
    await page.getByRole('button', { name: `Sign ${NAME}`, exact: true }).click();
    await expect(page.getByText('Signing needs a connection')).toBeVisible();
  });

  test('a file that was signed here and stamped since says what was added and what to do', async ({
    page,
    buyer,
  }) => {
    expect(buyer.email).toBeTruthy();
    const { request } = page.context();
    const { bytes } = await signDocument(request, renderSignablePdf([['Purchase agreement']]));
    const stamped = Buffer.from(stampAfterwards(bytes));
    await request.post(`/api/documents?${new URLSearchParams({ name: NAME })}`, { data: stamped });
    await page.goto('/portal/docs');
    await page.getByRole('button', { name: `Sign ${NAME}`, exact: true }).click();
    const refusal = page.getByRole('alertdialog', { name: 'This file cannot be signed here' });
    await expect(refusal).toBeVisible({ timeout: 60_000 });
    await expect(refusal).toContainText(
      'because after it was signed here a page was changed or something was placed on it.',
    );
    await expect(refusal).toContainText('Your document is unchanged. Use the file as it was signed');
    await refusal.getByRole('button', { name: 'OK' }).click();
    await expect(rowOf(page)).toContainText('Received');
  });
});

test.describe('without a connection', () => {
  test.use({ expected: { errors: [/ERR_INTERNET_DISCONNECTED/, /status of 503/] } });
  test('a consent is withdrawn at once or not at all', async ({ page, buyer }) => {
    expect(buyer.email).toBeTruthy();
    await giveConsent(page.context().request);
    await page.goto('/portal/settings/signing');
    await page.getByRole('button', { name: 'Withdraw' }).click();
    const question = page.getByRole('alertdialog', { name: 'Withdraw your consent?' });
    await expect(question).toBeVisible();
    await page.context().setOffline(true);
    await question.getByRole('button', { name: 'Withdraw' }).click();
    await expect(question.getByRole('alert')).toContainText('We could not reach the server.');
    await question.getByRole('button', { name: 'Keep it' }).click();
    await page.context().setOffline(false);
    await page.reload();
    await expect(page.getByText('It holds until you withdraw it.')).toBeVisible();
  });
});

test.describe('on a line that breaks amid the pages', () => {
  test.use({ expected: { errors: [/ERR_FAILED/, /status of 503/] } });
  test('pages that did not come are drawn at another try, and what was read stays read', async ({
    page,
    buyer,
  }) => {
    expect(buyer.email).toBeTruthy();
    const { request } = page.context();
    await giveConsent(request);
    const bytes = await uploadSignable(request, NAME, 3, 90_000);
    // Well within the page: files come in parts of 64 KiB.
    const part = bytes.indexOf('This is page 3.') + 66_000;
    let isBroken = true;
    await page.route('**/api/signing/*/pages', async (route) => {
      const range = /bytes=(\d+)-(\d+)/.exec(route.request().headers().range ?? '');
      // The first answer ends early, as on a line that breaks; the rest is then asked for in parts.
      if (range === null)
        return route.fulfill({
          headers: { 'accept-ranges': 'bytes', 'content-length': String(bytes.length) },
          contentType: 'application/pdf',
          body: bytes.subarray(0, 65_536),
        });
      const [, from = 0, to = 0] = range.map(Number);
      return isBroken && from <= part && part <= to ? route.abort() : route.continue();
    });
    await page.goto('/portal/docs');
    const dialog = await openSigning(page, NAME);
    const next = dialog.getByRole('button', { name: /^(Next|Rest of) page$/ });
    const again = dialog.getByRole('button', { name: 'Try again to draw page 3' });
    await expect(async () => {
      if ((await again.count()) === 0) await next.click({ timeout: 5_000 });
      await expect(again).toBeVisible({ timeout: 300 });
    }).toPass({ intervals: [50], timeout: 120_000 });
    await checkAccessibility(page);
    isBroken = false;
    await again.click();
    await expect(dialog.getByText(/^[12] of 3 seen$/)).toBeAttached();
    await listAllPages(dialog, 3);
    await expect(again).toHaveCount(0);
  });
});
