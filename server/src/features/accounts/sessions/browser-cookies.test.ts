import { legalPages } from '@porchlight/content/en/legal/legal-pages.ts';
import { expect, test } from 'vitest';
import { DEVICE_KEPT_SECONDS } from '../sign-in/known-devices.ts';
import { secondFactorCookie, visitCookie } from './browser-cookies.ts';

test('the privacy page names every cookie, and how long it is kept', () => {
  const page = legalPages.find(({ slug }) => slug === 'privacy');
  const [text = ''] =
    page?.sections.find(({ title }) => title === 'Cookies and browser storage')?.paragraphs ?? [];
  expect(text).toContain('One keeps you signed in');
  expect(text).toContain(`up to ${DEVICE_KEPT_SECONDS / 86_400} days`);
  expect([secondFactorCookie.minutes, visitCookie.minutes]).toEqual([10, 10]);
  expect(text).toContain('Two more last ten minutes at most');
});
