import { expect, test } from 'vitest';
import { createSubmissionId } from './submission-id.ts';

test('every submission gets a UUID of its own, as the contract takes them', () => {
  const ids = Array.from({ length: 100 }, createSubmissionId);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
});
