import { describe, expect, it } from 'vitest';
import { type ReadFigures, repairBySum } from './repair-by-sum.ts';

describe('figures that a form adds up', () => {
  it.each<[string, ReadFigures, string, object]>([
    ['agree', { D: '5851', I: '2940', J: '8791' }, 'J=D+I', { state: 'agrees', ask: false }],
    [
      'with a dollar sign read as 5 in the total',
      { D: '5851', I: '2940', J: '58791' },
      'J=D+I',
      { figures: { D: '5851', I: '2940', J: '8791' }, slips: ['dollar-sign'], ask: false },
    ],
    [
      'with a dollar sign read as 5 in a part',
      { D: '55851', I: '2940', J: '8791' },
      'J=D+I',
      { figures: { D: '5851', I: '2940', J: '8791' }, state: 'repaired' },
    ],
    [
      'with two of them, which a person looks at',
      { D: '55851', I: '52940', J: '8791' },
      'J=D+I',
      { figures: { D: '5851', I: '2940', J: '8791' }, ask: true },
    ],
    [
      'with the last digit lost',
      { cash: '2779', J: '8791', financed: '0', down: '29000', deposit: '10000' },
      'cash=J-financed+down-deposit',
      { figures: expect.objectContaining({ cash: '27791' }), slips: ['lost-digit'], ask: true },
    ],
    [
      'with the last digit of a line lost',
      { A: '3110', lines: ['2110', '500', '50'] },
      'A=sum of lines',
      { figures: { A: '3110', lines: ['2110', '500', '500'] }, ask: true },
    ],
    [
      'in two columns beside a part that was not read',
      { totals: ['51468', '51713'], pi_max: ['1359', '1604'], mi: ['109', '109'] },
      'total = P&I + MI + escrow',
      { figures: expect.objectContaining({ totals: ['1468', '1713'] }), state: 'repaired' },
    ],
    [
      'with letters for digits, commas and dollar signs',
      { D: '$5,85l', I: '2,940', J: '8,791' },
      'J=D+I',
      { figures: expect.objectContaining({ D: '5851' }), slips: ['letters'], ask: false },
    ],
    [
      'that no slip explains stay as they were',
      { D: '1', I: '2', J: '9' },
      'J=D+I',
      { state: 'open', ask: true },
    ],
    [
      'in more than one way stay as they were',
      { A: '110', lines: ['1', '1', '99'] },
      'A = sum of lines',
      { state: 'open', ask: true, figures: { A: '110', lines: ['1', '1', '99'] } },
    ],
    ['a figure that is none', { D: 'abc', I: '2940', J: '8791' }, 'J=D+I', { state: 'open', ask: true }],
    [
      'words that are no sum',
      { line: '703.33' },
      'principal and interest shows cents',
      { state: 'none', ask: false },
    ],
    ['a sum of what was not read', { line: '703.33' }, 'J=D+I', { state: 'none' }],
  ])('%s', (_name, figures, sum, expected) => {
    expect(repairBySum(figures, sum)).toMatchObject(expected);
  });

  it('is bounded for a form with sixty lines', () => {
    const lines = Array.from({ length: 60 }, (_, index) => String(index + 11));
    expect(repairBySum({ A: '999999', lines }, 'A=sum of lines')).toMatchObject({ state: 'open' });
  });
});
