import { extractText } from 'unpdf';
import { listScreens } from '../../web/src/pages/page-list.ts';
import { expect, type Page, test } from '../harness/fixtures.ts';

/** Shorter texts of the frame may be in a page by chance. */
const MIN_LETTERS = 8;

test('every public page prints itself, unfolded, and nothing of the frame', async ({ page }) => {
  await checkPaper(page, listScreens('public', 'public-data', 'login'));
});

test('every room of the portal prints itself, unfolded, and nothing of the frame', async ({
  page,
  buyer,
}) => {
  expect(buyer.email).toBeTruthy();
  await checkPaper(page, listScreens('portal', 'signed-in'));
});

/** One window prints them all, with what it has loaded before. */
async function checkPaper(page: Page, addresses: readonly string[]): Promise<void> {
  test.setTimeout(600_000);
  expect(addresses.length).toBeGreaterThan(25);
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    const before = await page.evaluate(describeScreen);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    // Read after the print too, so that no part that loads meanwhile is on the paper alone.
    const { heading, main, frame } = await page.evaluate(describeScreen);
    const texts = tidy(before.main + main);
    const ofFrame = frame.map(tidy).filter((words) => words.length >= MIN_LETTERS && !texts.includes(words));
    expect(ofFrame.length, address).toBeGreaterThan(1);
    const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
    const paper = tidy(text);
    expect.soft(paper, address).toContain(tidy(heading));
    expect
      .soft(
        ofFrame.filter((words) => paper.includes(words)),
        address,
      )
      .toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect.soft(await page.evaluate(listFolded), address).toEqual([]);
    await page.emulateMedia({ media: null });
  }
}

/** Letters alone: paper breaks lines elsewhere, and a style may write capitals. */
function tidy(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}

/** The page's heading and text, and each text around it: the bar, the menus, the foot. */
function describeScreen(): { heading: string; main: string; frame: string[] } {
  const frame: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (!parentElement?.closest('main, script, style, noscript')) frame.push(textContent ?? '');
  }
  const read = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  return { heading: read('h1'), main: read('main'), frame };
}

/** Parts that are on paper with their heading alone. */
function listFolded(): string[] {
  return [...document.querySelectorAll('main details')]
    .filter((part) => part.checkVisibility())
    .filter((part) =>
      [...part.children].every((child) => child.matches('summary') || !child.checkVisibility()),
    )
    .map((part) => part.textContent.slice(0, 60));
}
