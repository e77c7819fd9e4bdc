import { expect, test } from 'vitest';
import { getDays } from './day-filters.tsx';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

test.each([
  ['', {}],
  ['from=2026-11-21', { from: '2026-11-21', timeZone }],
  ['until=2026-11-22', { until: '2026-11-22', timeZone }],
  ['from=2026-11-21&until=2026-11-22', { from: '2026-11-21', until: '2026-11-22', timeZone }],
  ['from=0202-11-21&until=yesterday', {}],
  ['from=2026-02-30&until=2026-11-22', { until: '2026-11-22', timeZone }],
  ['timeZone=Asia/Tokyo', {}],
])('the days of the address ?%s, on the clock of the browser', (query, days) => {
  const params = new URLSearchParams(query);
  expect(getDays({ value: (name) => params.get(name) ?? '' })).toEqual(days);
});
