import { expect, it } from 'vitest';
import { createDangerFinder, trainDangers } from './dangers.ts';

const dangers = {
  'money-sent': [
    'i wired the money to a scammer',
    'i sent the deposit and they vanished',
    'my wire was stolen',
  ],
  discrimination: [
    'the agent will not show us houses because we are black',
    'they said no kids allowed',
    'the landlord refused my voucher',
  ],
};
const calm = [
  ...['how do i wire the cash to close', 'when is the deposit due', 'what is a wire transfer'],
  ...['how many bedrooms for two kids', 'when do i get the keys', 'what does an agent do'],
  ...[
    'how do i get rid of pmi',
    'what is escrow',
    'how long does closing take',
    'can i paint the house black',
  ],
];
const trained = trainDangers(dangers, calm);
const find = createDangerFinder(trained);

it('what was learned is found again, and calm questions are none', () => {
  for (const [key, asks] of Object.entries(dangers))
    for (const ask of asks) expect(find(ask), ask).toEqual({ keys: [key], isSure: true });
  for (const ask of calm) expect(find(ask)?.isSure ?? false, ask).toBe(false);
});

it('a danger that was written otherwise is found by its words', () => {
  expect(find('a scammer stole the money i wired')?.keys[0]).toBe('money-sent');
});

it('the same texts give the same model, and it survives as JSON', () => {
  expect(trainDangers(dangers, calm)).toEqual(trained);
  const copy = createDangerFinder(JSON.parse(JSON.stringify(trained)));
  expect(copy('my wire was stolen')).toEqual(find('my wire was stolen'));
});

it('in a long letter as in a short one', () => {
  const letter = Array.from({ length: 300 }, (_, place) => `word${place}`).join(' ');
  const told = dangers['money-sent'].join(' ');
  expect(find(`${letter} ${told} ${told}`)?.keys).toEqual(['money-sent']);
});
