import { expect, test } from 'vitest';
import { assistant } from './assistant.ts';

test('the replies name what specification 4 asks of them', () => {
  expect(assistant.replies.document).toContain('accepts PDF, JPG, PNG');
  expect(assistant.replies.payment).toMatch(/down payment is typically 3-20%/);
  expect(assistant.replies.help).toContain('{stage}');
  expect(assistant.replies.detail).toContain('more detail');
  expect(assistant.hint).toContain('{place}');
});

test('the assistant promises no approval, forecasts nothing and does not raise its voice', () => {
  expect(JSON.stringify(assistant)).not.toMatch(
    /!|guarantee|will be approved|you qualify|rates (will|should|are going to)|best rate|lowest/i,
  );
});
