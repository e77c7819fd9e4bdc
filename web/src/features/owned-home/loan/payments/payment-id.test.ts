import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { makePaymentId } from './payment-id.ts';

it('an id follows from its key alone, and is a UUID that the server takes', () => {
  const ids = ['payment:a:1', 'payment:a:2', 'ticked:2026-01-01'].map(makePaymentId);
  expect(['payment:a:1', 'payment:a:2', 'ticked:2026-01-01'].map(makePaymentId)).toEqual(ids);
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(z.uuid().safeParse(id).success).toBe(true);
});
