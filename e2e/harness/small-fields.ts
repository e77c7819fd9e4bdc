import type { Page } from '@playwright/test';

/** A phone zooms into a field whose text is smaller, in CSS pixels, and leaves the page too wide. */
const MIN_FIELD_TEXT_PX = 16;

/** Fields that someone types into or chooses in whose text is too small, shown or not: a part that folds may show them later. */
export function listSmallFields(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const untyped = ['checkbox', 'radio', 'range', 'file', 'hidden', 'button', 'submit'];
    return [...document.querySelectorAll<HTMLElement>('input, select, textarea, [contenteditable]')]
      .filter((field) => !(field instanceof HTMLInputElement && untyped.includes(field.type)))
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < least)
      .map((field) => `${getComputedStyle(field).fontSize}: ${field.outerHTML.slice(0, 120)}`);
  }, MIN_FIELD_TEXT_PX);
}
