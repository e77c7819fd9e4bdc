import { expect, it } from 'vitest';
import { makePaymentId } from './payment-id.ts';

it('an id follows from its key alone, and is a UUID of version 8', () => {
  const ids = ['payment:a:1', 'payment:a:2', 'ticked:2026-01-01'].map(makePaymentId);
  expect(['payment:a:1', 'payment:a:2', 'ticked:2026-01-01'].map(makePaymentId)).toEqual(ids);
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
});
