import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { describe, expect, it } from 'vitest';

let app: TestApp;
useSharedApp((shared) => {
  app = shared;
});

const password = 'violet tractor 19 plums';

const ask = (path: string, body: object, language: string) =>
  fetch(`${app.origin}/api${path}`, {
    method: 'POST',
    headers: { origin: app.origin, 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(body),
  });

const readLocale = async (email: string) =>
  (await app.query('select locale from users where email = $1', [email]))[0]?.locale;

describe('the language of an account', () => {
  it.each([
    ['de-DE,de;q=0.9', 'en', /^Confirm your email address/],
    ['xx', 'xx', /^\[Có/],
  ])('is that of the sign-up (%s), and emails are written in it', async (language, locale, subject) => {
    const email = `${locale}@locales.example`;
    expect((await ask('/accounts/sign-up', { name: 'Ada', email, password }, language)).status).toBe(200);
    expect(await readLocale(email)).toBe(locale);
    await app.readEmail(email, subject);
  });

  it('is kept whatever a later request asks for', async () => {
    const email = 'xx@locales.example';
    expect((await ask('/accounts/request-password-reset', { email }, 'en')).status).toBe(200);
    expect(await app.readEmail(email, /^\[Rés/)).toContain('[Chóósé á néw pásswórd]');
  });

  it('is that of the request where an address has no account', async () => {
    const response = await fetch(`${app.origin}/forms/newsletter`, {
      method: 'POST',
      headers: { origin: app.origin, 'accept-language': 'xx' },
      body: new URLSearchParams({ email: 'reader@locales.example' }),
    });
    expect(response.status).toBe(200);
    await app.readEmail('reader@locales.example', /^\[Có/);
  });
});
