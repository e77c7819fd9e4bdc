import { expect, test } from 'vitest';
import type { ToolField } from '../tool-definition.ts';
import { completeFigures } from './saved-figures.ts';

test('saved figures fill a form that has changed since', () => {
  const fields: ToolField[] = [
    { name: 'price', kind: 'dollars', initial: '289,900' },
    { name: 'termMonths', kind: 'years', initial: '30' },
    { name: 'duesMonthly', kind: 'dollars', initial: '100', isOptional: true },
  ];
  expect(completeFigures(fields, { price: '300k', wasAsked: 'once' })).toEqual({
    price: '300k',
    termMonths: '30',
    duesMonthly: '',
  });
});
