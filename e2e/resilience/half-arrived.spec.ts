import { expect, type Page, test } from '../harness/fixtures.ts';

// A browser draws a page while it still arrives. What it has drawn of the portal's bars must not be pushed aside by what comes next.

for (const width of [320, 360, 412, 768]) {
  test(`the bars of a portal page stand still while the page arrives, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const path of ['/portal', '/portal/preparing', '/portal/docs']) {
      const { cuts, moved } = await cutPage(page, path);
      expect(cuts, path).toBeGreaterThan(15);
      expect(moved, path).toEqual([]);
    }
  });
}

/** Lays the page out as it is after each part of its bars has come, and returns what is elsewhere in the whole page. */
async function cutPage(page: Page, path: string): Promise<{ cuts: number; moved: string[] }> {
  await page.goto('/robots.txt');
  return page.evaluate(async (path) => {
    const bars =
      'header a, header button, header svg, [aria-label="Categories"] > * > * > button, [data-need-help] > button';
    const text = (await (await fetch(path)).text()).replace(/<script[\s\S]*?<\/script>/g, '');
    const whole = layOut(text);
    const moved: string[] = [];
    let cuts = 0;
    for (const { 0: tag, index } of text.matchAll(/<\/(?:a|button|div|li|span|svg|ul)>/g)) {
      if (isBetween(index, '<main', '<div data-need-help')) continue;
      cuts += 1;
      layOut(text.slice(0, index + tag.length)).forEach((part, place) => {
        if (part !== whole[place]) moved.push(`${part} instead of ${whole[place]}, at ${index}`);
      });
    }
    return { cuts, moved };

    function isBetween(index: number, from: string, to: string): boolean {
      return index > text.indexOf(from) && index < text.indexOf(to);
    }

    function layOut(half: string): string[] {
      const { documentElement } = new DOMParser().parseFromString(half, 'text/html');
      document.replaceChild(document.adoptNode(documentElement), document.documentElement);
      return [...document.querySelectorAll(bars)]
        .filter((part) => part.checkVisibility())
        .map((part) => {
          const { x, y } = part.getBoundingClientRect();
          return `${part.tagName} “${part.getAttribute('aria-label') ?? ''}” at ${Math.round(x)}, ${Math.round(y)}`;
        });
    }
  }, path);
}
