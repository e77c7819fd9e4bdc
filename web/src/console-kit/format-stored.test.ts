import { formatInstant } from '@porchlight/domain/kernel/instants.ts';
import { expect, test } from 'vitest';
import { formatStored } from './format-stored.ts';

const at = '2026-11-30T20:41:07.123Z';

test.each([
  [null, ''],
  [undefined, ''],
  [true, 'yes'],
  [false, 'no'],
  [2026, '2026'],
  ['Portland', 'Portland'],
  ['2026-11-30', 'Nov 30, 2026'],
  ['2026-02-30', '2026-02-30'],
  [at, formatInstant(at, 'medium')],
  [`At ${at}`, `At ${at}`],
  [['a', 'b'], '["a","b"]'],
])('%o of a record is shown as %s', (value, shown) => {
  expect(formatStored(value)).toBe(shown);
});
