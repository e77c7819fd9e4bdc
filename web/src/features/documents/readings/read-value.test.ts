import type { ReadValue } from '@porchlight/domain/readings/document-readings/kept/kept-reading.ts';
import { expect, it } from 'vitest';
import { formatReadValue } from './read-value.ts';

it.each<[string, ReadValue, string]>([
  ['cash_to_close', '27791', '$27,791'],
  ['pi', '703.33', '$703.33'],
  ['lender_credits', '-250', '−$250'],
  ['rate', '4.125', '4.125%'],
  ['score', '741', '741'],
  ['account_number', '0093', '0093'],
  ['policy_number', '4567', '4567'],
  ['contact_lender_nmls', '222222', '222222'],
  ['contact_settlement_agent_phone', '5551234567', '5551234567'],
  ['mic', '000654321', '000654321'],
  ['file_number', '26-2207', '26-2207'],
  ['file_number', '262207', '262207'],
  ['product', '26-2207', '26-2207'],
  ['date_issued', '2013-02-15', 'Feb 15, 2013'],
  ['lock_until', '2013-04-16T17:00 EDT', 'Apr 16, 2013, 5:00 p.m. EDT'],
  ['lock_until', '2013-04-16T00:30', 'Apr 16, 2013, 12:30 a.m.'],
  ['rate_lock', 'yes', 'Yes'],
  ['balloon', false, 'No'],
  ['G', null, 'Empty on the paper'],
  ['lender', 'FICUS BANK', 'FICUS BANK'],
  ['total_month', ['812', '1137-1468'], '$812; $1,137–$1,468'],
  ['in_escrow', { 'Property Taxes': false, Other: true }, 'Property Taxes: No; Other: Yes'],
])('%s %j is written %s', (name, value, written) => {
  expect(formatReadValue(name, value)).toBe(written);
});
