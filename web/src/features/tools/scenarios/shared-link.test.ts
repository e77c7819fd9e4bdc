import { expect, test } from 'vitest';
import type { ToolField } from '../tool-definition.ts';
import { formatFragment, getFragment } from './shared-link.ts';

const fields: ToolField[] = [
  { name: 'principal', kind: 'dollars', initial: '289,900' },
  { name: 'ratePercent', kind: 'percent', initial: '6.5' },
  { name: 'program', kind: 'choice', choices: ['fha', 'va'], initial: 'fha' },
  { name: 'first', kind: 'flag', initial: '' },
];
const initial = { principal: '289,900', ratePercent: '6.5', program: 'fha', first: '' };

test('a link holds what was changed and fills it in again', () => {
  const typed = { ...initial, principal: '$300,000 & more', program: 'va', first: 'yes' };
  const fragment = formatFragment(fields, typed);
  expect(fragment).not.toContain('ratePercent');
  expect(getFragment(fields, fragment)).toEqual(typed);
});

test('a link with nothing changed still opens as such', () => {
  expect(getFragment(fields, formatFragment(fields, initial))).toEqual(initial);
});

test.each([
  '',
  '#',
  '#main',
  '#%E0%A4%A',
  '#principal%',
  '#program=jumbo',
  '#first=no',
  `#principal=${'9'.repeat(61)}`,
  '#__proto__=1',
])('a fragment that is none does nothing: %s', (fragment) => {
  expect(getFragment(fields, fragment)).toBeUndefined();
});

test('the parts that are known count beside those that are not', () => {
  expect(getFragment(fields, '#utm=x&ratePercent=7&program=jumbo')).toEqual({
    ...initial,
    ratePercent: '7',
  });
});
