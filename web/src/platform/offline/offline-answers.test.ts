import { createHash } from 'node:crypto';
import { type AnyContractRouter, isContractProcedure } from '@orpc/contract';
import { contract } from '@porchlight/domain/contract.ts';
import { describeShape } from '@porchlight/testing/app/contract-shapes.ts';
import { expect, test } from 'vitest';
import { isKeptName, KEPT_SHAPE } from './offline-answers.ts';

/** The shapes of what a device keeps, by the name of the endpoint. */
function listKeptShapes(router: AnyContractRouter, name = ''): [string, unknown][] {
  if (!isContractProcedure(router))
    return Object.entries(router).flatMap(([part, inner]) =>
      listKeptShapes(inner, name === '' ? part : `${name}.${part}`),
    );
  const { route, outputSchema } = router['~orpc'];
  if (!isKeptName(name) || route.method !== 'GET' || outputSchema === undefined) return [];
  return [[name, describeShape(outputSchema)]];
}

test('an answer kept in another shape than the contracts have now is not given back', () => {
  const shapes = listKeptShapes(contract);
  expect(shapes.map(([name]) => name)).toEqual(
    expect.arrayContaining(['homes.list', 'plan.read', 'today.get', 'milestones.list', 'milestones.get']),
  );
  const shape = createHash('sha256').update(JSON.stringify(shapes)).digest('base64url').slice(0, 8);
  // Where this fails, an answer has another shape: KEPT_SHAPE is the value received.
  expect(KEPT_SHAPE).toBe(shape);
});
