import { listSamples } from '@porchlight/domain/site/site.ts';
import { expect, test } from 'vitest';
import { signingConsent } from './en/signing-consent.ts';
import { site } from './site.ts';
import { siteTexts } from './site-texts.ts';

test('the copyright line reads 2023 (specification 1)', () => {
  expect(siteTexts.copyright).toContain('2023');
});

test('the site says that it is education and guidance and not a lender', () => {
  expect(siteTexts.disclaimer).toContain('education and guidance platform');
  expect(siteTexts.disclaimer).toContain('not a lender');
});

test('the sample address and number cannot reach anybody and are listed as samples', () => {
  expect(listSamples(site)).toEqual(['email', 'phone']);
  expect(site.email.address).toMatch(/\.example$/);
  expect(site.phone.display.replace(/\D/g, '')).toBe(site.phone.tel.replace('+1', ''));
  expect(site.phone.tel).toMatch(/^\+1800555\d{4}$/);
});

test('the signing consent tells what the E-SIGN Act asks for before a buyer agrees (15 U.S.C. 7001(c))', () => {
  const { version, summary, parts, notHere, demonstration, sources, agreement } = signingConsent;
  const text = parts.flatMap(({ title, paragraphs }) => [title, ...paragraphs]).join(' ');
  expect(version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  for (const part of [
    'right to paper',
    'paper copy',
    'do not charge',
    'withdraw',
    'What this covers',
    'e-mail address',
    'a program that opens PDF files',
    'may still ask you to sign the same paper through its own process',
  ]) {
    expect(text, part).toContain(part);
  }
  expect(summary).toHaveLength(5);
  for (const part of ['covers', 'paper copy', 'withdraw', 'e-mail address', 'browser'])
    expect(summary.join(' '), part).toContain(part);
  expect(demonstration.paragraphs.join(' ')).toContain('six digits');
  expect(sources.map(({ source }) => source).join(' ')).toMatch(/7001\(c\).*7003/);
  expect(agreement).toMatch(/^I .*agree/);
  const named = notHere.papers.map(({ what }) => what.toLowerCase()).join(' ');
  for (const paper of ['note', 'deeds', 'notarized', 'default', 'foreclosure', 'eviction', 'court']) {
    expect(named, paper).toContain(paper);
  }
});

test('neither text raises its voice', () => {
  expect(JSON.stringify([siteTexts, signingConsent])).not.toContain('!');
});
