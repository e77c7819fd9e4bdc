import type { IncomingMessage } from 'node:http';
import { codeSentences } from '@porchlight/content/en/failures/codes.ts';
import { accent } from '@porchlight/content/pseudo-locale.ts';
import type { Locale } from '@porchlight/domain/kernel/locales.ts';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { describe, expect, it } from 'vitest';
import { createLocaleReader } from './request-locale.ts';

describe('the language of a request', () => {
  it.each<[string | undefined, Locale]>([
    [undefined, 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['en-US,en;q=0.9', 'en'],
    ['xx', 'xx'],
    ['XX-ZZ', 'xx'],
    ['de,xx;q=0.5,en;q=0.1', 'xx'],
    ['en;q=0.4,xx;q=0.6', 'xx'],
    ['xx;q=0', 'en'],
    ['de, fr', 'en'],
    ['x'.repeat(9000), 'en'],
  ])('of Accept-Language %j is %s', (header, locale) => {
    expect(readFrom(['en', 'xx'], header)).toBe(locale);
  });

  it('is one that is kept', () => {
    expect(readFrom(['en'], 'xx,en;q=0.1')).toBe('en');
  });
});

function readFrom(kept: Locale[], header: string | undefined): Locale {
  return createLocaleReader(kept)({ headers: { 'accept-language': header } } as unknown as IncomingMessage);
}

describe('a refusal', () => {
  let app: TestApp;
  useSharedApp((shared) => {
    app = shared;
  });

  async function ask(path: string, init: RequestInit = {}) {
    const headers = { origin: app.origin, 'content-type': 'application/json', ...init.headers };
    const response = await fetch(`${app.origin}${path}`, { ...init, headers });
    return (await response.json()) as { code: string; message: string; fields?: Record<string, string> };
  }

  it('is in the language of the request: of an endpoint, of one that is not there, of a body that is no JSON', async () => {
    const headers = { 'accept-language': 'xx' };
    expect(await ask('/api/milestones')).toMatchObject({ message: codeSentences.NOT_SIGNED_IN });
    expect(await ask('/api/milestones', { headers })).toMatchObject({
      code: 'NOT_SIGNED_IN',
      message: accent(codeSentences.NOT_SIGNED_IN),
    });
    expect(await ask('/api/nowhere', { headers })).toMatchObject({
      message: accent('There is no such endpoint.'),
    });
    expect(await ask('/api/newsletter/subscriptions', { method: 'POST', body: '{', headers })).toMatchObject({
      code: 'BAD_INPUT',
      message: accent(codeSentences.BAD_INPUT),
    });
    expect(await ask('/api/health?xyz=1', { headers })).toEqual({
      code: 'BAD_INPUT',
      message: expect.stringMatching(/^\[.*xyz.*\]$/),
      fields: { xyz: accent('This address takes nothing of that name.') },
    });
  });

  it('is in the language of the request on a page without scripts', async () => {
    const response = await fetch(`${app.origin}/forms/newsletter`, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example', 'accept-language': 'xx' },
    });
    expect(await response.text()).toContain(accent(codeSentences.CROSS_SITE));
  });
});
