import { listSamples } from '@porchlight/domain/site/site.ts';
import { expect, test } from 'vitest';
import { signingConsent } from './signing-consent.ts';
import { site } from './site.ts';

test('the copyright line reads 2023 (specification 1)', () => {
  expect(site.copyright).toContain('2023');
});

test('the site says that it is education and guidance and not a lender', () => {
  expect(site.disclaimer).toContain('education and guidance platform');
  expect(site.disclaimer).toContain('not a lender');
});

test('the sample address and number cannot reach anybody and are listed as samples', () => {
  expect(listSamples(site)).toEqual(['email', 'phone']);
  expect(site.email.address).toMatch(/\.example$/);
  expect(site.phone.display.replace(/\D/g, '')).toBe(site.phone.tel.replace('+1', ''));
  expect(site.phone.tel).toMatch(/^\+1800555\d{4}$/);
});

test('the signing consent tells what the E-SIGN Act asks for before a buyer agrees', () => {
  const text = signingConsent.paragraphs.join(' ');
  expect(signingConsent.version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  for (const part of ['paper copy', 'withdraw', 'this one document', 'Download', 'PDF', 'e-mail address']) {
    expect(text, part).toContain(part);
  }
  expect(text).toContain('may still ask you to sign the same paper through its own process');
  expect(signingConsent.agreement).toMatch(/^I .*agree/);
});

test('neither text raises its voice', () => {
  expect(JSON.stringify([site, signingConsent])).not.toContain('!');
});
