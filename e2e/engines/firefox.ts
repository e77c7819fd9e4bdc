import type { ElementHandle } from 'puppeteer-core';
import { launch } from 'puppeteer-core';
import type { Engine } from './engine.ts';

/** NS_BINDING_ABORTED: a typeface that was still on its way when the page was left. */
const GIVEN_UP = /download failed .*status=2152398850/;

/** Firefox over WebDriver BiDi, which it speaks without a driver; without a window. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !GIVEN_UP.test(message.text())) errors.push(message.text());
  });
  page.on('pageerror', (error) => {
    if (!GIVEN_UP.test(String(error))) errors.push(String(error));
  });
  return {
    async open(address) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
    },
    ask: (question, ...given) => page.evaluate(question, ...given),
    async find(question, ...given) {
      const found = await page.evaluateHandle(question, ...given);
      return found.asElement() ?? undefined;
    },
    async drag(element) {
      const box = await (element as ElementHandle).boundingBox();
      if (box === null) throw new Error('The element is not drawn.');
      const { x, y, width, height } = box;
      await page.mouse.move(x + width / 3, y + height / 6);
      await page.mouse.down();
      await page.mouse.move(x + (2 * width) / 3, y + (5 * height) / 6, { steps: 5 });
      await page.mouse.up();
    },
    hover: (element) => (element as ElementHandle).hover(),
    press: (element) => (element as ElementHandle).click(),
    type: (element, text) => (element as ElementHandle).type(text),
    choose: (element, path) => (element as ElementHandle<HTMLInputElement>).uploadFile(path),
    setCookies: (cookies) => browser.setCookie(...cookies),
    listErrors: async () => errors,
    close: () => browser.close(),
  };
}
