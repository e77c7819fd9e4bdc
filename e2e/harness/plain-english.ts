import type { Page } from '@playwright/test';

/** What reads the same in every language: names of people and companies, formats of files, units, letters of a keyboard. */
const SAME_EVERYWHERE = [
  /^(Porchlight|Ada|Buyer|Homes Union)$/,
  /^(PDF|JPG|PNG|HEIC|ZIP|CSV|Bytes|KB|MB|GB|Esc|HTTP|API|ID|URL|USD|US)$/,
  /^(Chrome|Chromium|HeadlessChrome|Linux|Windows|Mac)$/,
];

/**
 * The texts of a screen in the pseudo-locale that were not disguised: text nodes and what assistive technology reads, each once, with
 * where it stands. Every Latin letter of a disguised text is another one.
 */
export async function listPlainEnglish(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];
    const texts: { text: string; place: string }[] = [{ text: document.title, place: 'title' }];
    const place = (element: Element | null) => element?.tagName.toLowerCase() ?? '';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of attributes) {
          const value = node.getAttribute(name);
          if (value !== null) texts.push({ text: value, place: `${place(node)} ${name}` });
        }
      } else if (node.parentElement?.closest('script, style, noscript, template, textarea') === null)
        texts.push({ text: node.textContent ?? '', place: place(node.parentElement) });
    }
    return texts;
  });
  const plain = found.filter(({ text }) => findWords(text).length > 0);
  return [...new Set(plain.map(({ text, place }) => `<${place}> ${text.trim().replaceAll(/\s+/g, ' ')}`))];
}

function findWords(text: string): string[] {
  const bare = text.replaceAll(/\S+@\S+|https?:\S+|\b[\w-]+\.(pdf|png|jpg|csv|zip|example)\b/g, ' ');
  const words = bare.match(/(?<![\p{L}\p{M}])[A-Za-z]{2,}(?![\p{L}\p{M}])/gu) ?? [];
  return words.filter((word) => !SAME_EVERYWHERE.some((pattern) => pattern.test(word)));
}
