import { expect, test } from 'vitest';
import { packModel, parseModel } from './intent-model.ts';
import { trainIntents } from './train-intents.ts';

const classes = [
  { key: 'pmi', asks: ['how do i get rid of pmi', 'cancel pmi', 'remove private mortgage insurance'] },
  { key: 'deed', asks: ['who holds the deed', 'when do i get my deed', 'deed after closing'] },
  { key: 'radon', asks: ['is radon a deal breaker', 'high radon level', 'radon test came back'] },
];

test('the same asks give the same model, which knows its asks and what is close to them', () => {
  const model = packModel(trainIntents(classes));
  expect(packModel(trainIntents(classes))).toEqual(model);
  const { rank } = parseModel(JSON.parse(JSON.stringify(model)));
  for (const { key, asks } of classes) for (const ask of asks) expect(rank(ask)[0]?.key).toBe(key);
  expect(rank('getting rid of pmi on my loan')[0]?.key).toBe('pmi');
  expect(rank('raddon levels')[0]?.key).toBe('radon');
});

test('shares come to one, and a question without a known word is no more this than that', () => {
  const { rank } = parseModel(packModel(trainIntents(classes)));
  const ranked = rank('zzzz');
  expect(ranked.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6);
  expect(ranked[0]?.share).toBeLessThan(0.5);
});
