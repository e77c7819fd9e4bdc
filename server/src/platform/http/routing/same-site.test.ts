import { describe, expect, it } from 'vitest';
import { isOwnSiteRequest } from './same-site.ts';

const own = 'https://porchlight.example';

describe('a request that changes something', () => {
  it.each([
    ['from this site’s page', 'POST', { origin: own, 'sec-fetch-site': 'same-origin' }, true],
    ['from this site behind a proxy that hides the fetch header', 'POST', { origin: own }, true],
    ['from no browser', 'POST', {}, true],
    ['typed into the address bar', 'POST', { 'sec-fetch-site': 'none' }, true],
    ['from another site', 'POST', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, false],
    ['from another site in an old browser', 'POST', { origin: 'https://evil.example' }, false],
    [
      'from a sister domain',
      'DELETE',
      { origin: 'https://blog.porchlight.example', 'sec-fetch-site': 'same-site' },
      false,
    ],
    ['from a sandboxed frame', 'PUT', { origin: 'null', 'sec-fetch-site': 'cross-site' }, false],
    [
      'that only reads, from anywhere',
      'GET',
      { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      true,
    ],
  ])('%s', (_, method, headers, accepted) => {
    expect(isOwnSiteRequest(method, new Headers(headers as Record<string, string>), own)).toBe(accepted);
  });
});
