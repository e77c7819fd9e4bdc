import { expect, test } from 'vitest';
import { importedLead } from './lead-import.ts';

const line = { name: 'Ada Buyer', email: 'ada@example.com' };

test.each([
  ['2026-11-22T09:30:00Z', true],
  ['2026-11-22T09:30:00.123Z', true],
  ['2026-11-22T09:30:00-10:00', true],
  ['1900-01-01T00:00:00+15:59', true],
  ['1899-12-31T23:59:59Z', false],
  ['0000-01-01T00:00:00Z', false],
  ['2026-11-22T09:30:00+16:00', false],
  ['2026-11-22T09:30:00+23:59', false],
  ['2026-02-30T09:30:00Z', false],
  ['22.11.2026', false],
])('an imported lead of %s is taken: %s', (created_at, isTaken) => {
  const { success, error } = importedLead.safeParse({ ...line, created_at });
  expect(success).toBe(isTaken);
  if (!success) expect(error.issues[0]).toMatchObject({ path: ['created_at'] });
});
