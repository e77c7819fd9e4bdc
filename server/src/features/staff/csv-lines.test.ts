import { createTestDatabase } from '@porchlight/testing/app/test-app.ts';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseConnection, openDatabase } from '../../platform/database/database.ts';
import { composeCsvLine } from './csv-lines.ts';
import { formatCsvLine } from './csv-stream.ts';

let database: DatabaseConnection;
beforeAll(async () => {
  database = openDatabase(await createTestDatabase(), 2, () => {});
});
afterAll(() => database.close());

describe('a line that the database writes', () => {
  it.each([
    'plain',
    '',
    null,
    'Torres, Maya',
    'She said "yes"',
    'two\nlines',
    'two\r\nlines',
    ' spaced ',
    '=HYPERLINK("http://x")',
    '+15551234567',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    '\\t',
    'a=b',
    "'quoted'",
    'Zoë 🏡',
  ])('reads as what the server would write: %j', async (cell) => {
    const line = await write(composeCsvLine([sql`${cell}::text`, sql`'x'`]));
    expect(line.endsWith('\r\n')).toBe(true);
    expect(parse(line)).toEqual(parse(formatCsvLine([cell, 'x'])));
  });

  it.each([null, '2026-11-22T01:02:03.004Z', '2026-03-08T06:59:59.999Z', '1999-12-31T23:59:59.000Z'])(
    'holds an instant in UTC: %s',
    async (instant) => {
      const cell = { instant: sql`${instant}::timestamptz` };
      expect(await write(composeCsvLine([cell, cell]))).toBe(`${instant ?? ''},${instant ?? ''}\r\n`);
    },
  );

  it('cuts an instant to milliseconds', async () => {
    const cell = { instant: sql`'2026-11-22 01:02:03.999999+00'::timestamptz` };
    expect(await write(composeCsvLine([cell]))).toBe('2026-11-22T01:02:03.999Z\r\n');
  });
});

async function write(line: ReturnType<typeof composeCsvLine>): Promise<string> {
  const { rows } = await database.db.execute<{ line: string }>(sql`select ${line} as line`);
  return rows[0]?.line ?? '';
}
