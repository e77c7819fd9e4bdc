import { expect, test } from 'vitest';
import { listSamples } from './site.ts';

test('every sample still in place is named by its path, in reading order', () => {
  const content = {
    phone: { display: '(800) 555-0199', sample: true },
    testimonials: [{ quote: 'Real' }, { quote: 'Made up', sample: true }],
    landing: { statistics: { sample: true, items: [{ value: '40+' }] } },
  };
  expect(listSamples(content)).toEqual(['phone', 'testimonials.1', 'landing.statistics']);
});

test('content without marks, and a mark that is not true, lists nothing', () => {
  expect(listSamples({ name: 'Porchlight', email: { address: 'a@b.c', sample: false }, none: null })).toEqual(
    [],
  );
});
