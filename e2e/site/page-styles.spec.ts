import { listWaitingScreens } from '../../web/src/pages/page-list.ts';
import { expect, type Page, test } from '../harness/fixtures.ts';

for (const width of [360, 1440]) {
  test(`pages look the same with a part of the style sheet as with the whole, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    // Both typefaces are at hand from the second page on.
    await page.goto('/team', { waitUntil: 'networkidle' });
    for (const path of listWaitingScreens()) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const served = await describeScreenAndPaper(page);
      expect(served.length, path).toBeGreaterThan(100);
      await page.evaluate(() => {
        const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
        return new Promise((resolve, reject) => {
          if (sheet === null) return reject(new Error('there is no style sheet'));
          sheet.onload = resolve;
          sheet.onerror = reject;
          sheet.disabled = false;
        });
      });
      const whole = await describeScreenAndPaper(page);
      expect(
        served.filter((part, place) => part !== whole[place]),
        path,
      ).toEqual([]);
    }
  });
}

async function describeScreenAndPaper(page: Page): Promise<string[]> {
  const onScreen = await describeParts(page);
  await page.emulateMedia({ media: 'print' });
  const onPaper = await describeParts(page);
  await page.emulateMedia({ media: null });
  return [...onScreen, ...onPaper.map((part) => `on paper: ${part}`)];
}

/** The place and the styles of each part that is shown. */
function describeParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((part) => part.checkVisibility())
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const { color, backgroundColor, fontSize, fontWeight, borderWidth } = getComputedStyle(part);
        const place = [x, y, width, height].map(Math.round).join(' ');
        return [part.tagName, place, color, backgroundColor, fontSize, fontWeight, borderWidth].join(', ');
      }),
  );
}

test('headings have their typeface on the first page and on those after it, also without scripts', async ({
  page,
  browser,
  baseURL,
}) => {
  for (const path of ['/', '/team', '/portal/preparing']) {
    await page.goto(path);
    await expect.poll(() => readHeadingTypefaces(page), path).toEqual(['Fraunces']);
  }
  const plain = await browser.newPage({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await plain.goto('/team');
  await expect.poll(() => readHeadingTypefaces(plain)).toEqual(['Fraunces']);
  await plain.close();
});

/** The typefaces that the browser draws the first heading with. */
async function readHeadingTypefaces(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}
