import { site } from '@porchlight/content/site.ts';
import { useSharedApp } from '@porchlight/testing/app/shared-app.ts';
import type { TestApp } from '@porchlight/testing/app/test-app.ts';
import { describe, expect, it } from 'vitest';

let app: TestApp;
useSharedApp((shared) => {
  app = shared;
});

describe('security.txt', () => {
  const read = async (path: string) => {
    const response = await fetch(`${app.origin}/.well-known/${path}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; charset=utf-8',
    ]);
    return response.text();
  };

  it('says where to report a weakness, in the fields of RFC 9116', async () => {
    const text = await read('security.txt');
    const fields = new Map(
      text
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.*)/, 2) as [string, string]),
    );
    expect([...fields.keys()].sort()).toEqual([
      'Canonical',
      'Contact',
      'Expires',
      'Policy',
      'Preferred-Languages',
    ]);
    expect(fields.get('Contact')).toBe(`mailto:${site.email.address}`);
    expect(fields.get('Canonical')).toBe(`${app.origin}/.well-known/security.txt`);
    expect(fields.get('Preferred-Languages')).toBe('en');
    const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
    expect(fields.get('Policy')).toBe(`${app.origin}/.well-known/security-policy.txt`);
  });

  it('leads to a policy that names the same address', async () => {
    expect(await read('security-policy.txt')).toContain(`Write to ${site.email.address}`);
  });
});
