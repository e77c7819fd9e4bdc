import { describe, expect, it } from 'vitest';
import { findNewer } from './baseline.mjs';

const find = (text, path = 'web/src/page.tsx') => findNewer([{ path, text }], {});

describe('what the oldest browsers may lack', () => {
  it.each([
    ['a function of an object', 'const url = URL.parse(text);', 'api.URL.parse_static'],
    ['a method', 'box.moveBefore(part, null);', 'api.Element.moveBefore'],
    ['an object', 'new CloseWatcher();', 'api.CloseWatcher'],
    ['a part of the navigator', 'navigator.connection', 'api.Navigator.connection'],
    ['an attribute', '<details name="answer">', 'html.elements.details.name'],
    ['a call within an element', '<p onClick={() => URL.parse(text)}>', 'api.URL.parse_static'],
  ])('is found: %s', (_, text, key) => {
    expect(find(`// One line.\n${text}`)).toContain(
      `web/src/page.tsx:2: not every browser of README.md has ${key}.`,
    );
  });

  it.each([
    ['a selector', 'details::details-content { display: block }', 'css.selectors.details-content'],
    ['a property', 'a { field-sizing: content }', 'css.properties.field-sizing'],
    ['a rule', '@starting-style { a { color: red } }', 'css.at-rules.starting-style'],
  ])('is found in a style sheet: %s', (_, text, key) => {
    expect(find(text, 'web/src/page.css')).toEqual([
      `web/src/page.css:1: not every browser of README.md has ${key}.`,
    ]);
  });

  it('is not what all of them have, nor what a comment is about', () => {
    expect(find('URL.canParse(text); Map.groupBy(rows, byDay); tip.showPopover();')).toEqual([]);
    expect(find('<div popover="auto"><details open></details></div>')).toEqual([]);
    expect(find('/** URL.parse(text) is too new. */\n// URL.parse(text)')).toEqual([]);
    expect(find('a:has(b) { inset: 0 }', 'web/src/page.css')).toEqual([]);
  });

  it('is let through where a page works without it, until that is used no more', () => {
    const guarded = { 'api.URL.parse_static': 'The address is taken apart by hand.' };
    expect(findNewer([{ path: 'web/src/page.ts', text: 'URL.parse?.(text)' }], guarded)).toEqual([]);
    expect(findNewer([{ path: 'web/src/page.ts', text: '' }], guarded)).toEqual([
      'GUARDED: api.URL.parse_static is not used or not newer any more.',
    ]);
  });
});
