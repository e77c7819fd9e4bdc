import { describe, expect, test } from 'vitest';
import { type DataTable, pickTable } from './data-table.ts';

const table = (from: string, until: string | null): DataTable<string> => ({
  id: from,
  name: 'Limits',
  source: { title: 'An office' },
  published: from,
  from,
  until,
  content: from,
});
const limits = [table('2025-01-01', '2025-12-31'), table('2026-01-01', '2026-12-31')] as const;

describe('the table that holds on a day', () => {
  test.each([
    ['2025-01-01', '2025-01-01', null],
    ['2025-12-31', '2025-01-01', null],
    ['2026-01-01', '2026-01-01', null],
    ['2026-12-31', '2026-01-01', null],
    ['2027-01-01', '2026-01-01', 'This table ended on Dec 31, 2026. The figure may have changed since.'],
    ['2024-12-31', '2025-01-01', 'This table starts on Jan 1, 2025; earlier figures are not held here.'],
  ])('%s has that from %s', (on, content, warning) => {
    const picked = pickTable([...limits], on);
    expect(picked.content).toBe(content);
    expect(picked.use.warning).toBe(warning);
  });

  test.each([
    ['2026-12-31', null],
    ['2027-01-01', 'Last seen unchanged on Sep 2, 2026, more than 120 days ago.'],
  ])('seen last on September 2, it is warned of on %s: %s', (on, warning) => {
    const seen = { ...table('2025-01-01', null), confirmed: { on: '2026-09-02', holdsDays: 120 } };
    const { use } = pickTable([seen], on);
    if (warning === null) expect(use.warning).toBeNull();
    else expect(use.warning).toContain(warning);
    expect(use).not.toHaveProperty('confirmed');
  });

  test('holds until it is replaced where it names no end', () => {
    expect(pickTable([table('2023-03-20', null)], '2031-01-01').use.warning).toBeNull();
  });
});
