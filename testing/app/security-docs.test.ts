import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFile(new URL(path, root), 'utf8');
const requirements: readonly Requirement[] = JSON.parse(await read('docs/security-requirements.json'));
const threats = await read('SECURITY.md');

/** A requirement of OWASP ASVS 5.0.0, in words of our own. Each test is a path, or a path and a title. */
type Requirement = {
  number: string;
  level: 1 | 2;
  requirement: string;
  state: 'met' | 'partly' | 'short' | 'operator' | 'n/a';
  reason?: string;
  tests?: readonly string[];
};

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has, as it was published. */
const SECTIONS: Readonly<Record<string, number>> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
};

describe('the security documents', () => {
  it('name tests that exist, by path and title', async () => {
    const named = [
      ...requirements.flatMap(({ tests = [] }) => tests),
      ...[...threats.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`: “([^”]+)”/g)].map(
        ([, path, title]) => `${path}: ${title}`,
      ),
    ];
    expect(named.length).toBeGreaterThan(200);
    const files = new Map<string, string>();
    const missing: string[] = [];
    for (const each of named) {
      const [path = '', title = ''] = each.split(/: (.*)/);
      if (!files.has(path)) files.set(path, await read(path).catch(() => ''));
      const source = files.get(path) ?? '';
      if (source === '' || !source.includes(title)) missing.push(each);
    }
    expect(missing).toEqual([]);
  });

  it('have an entry for each requirement of ASVS 5.0.0, levels 1 and 2, that says what shows it', () => {
    const counted: Record<string, number> = {};
    for (const { number } of requirements) {
      const section = number.split('.').slice(0, 2).join('.');
      counted[section] = (counted[section] ?? 0) + 1;
    }
    expect(counted).toEqual(SECTIONS);
    expect(new Set(requirements.map(({ number }) => number)).size).toBe(requirements.length);
    expect(requirements.filter(({ reason, tests }) => reason === undefined && tests === undefined)).toEqual(
      [],
    );
  });
});
