import { expect, it } from 'vitest';
import { escrowStatementKind } from '../escrow/escrow-statement-kind.ts';
import { listFieldLooks } from './field-looks.ts';

it('a field that may be null or below zero, and the fields of rows, look as what they are', () => {
  const looks = new Map(listFieldLooks(escrowStatementKind.schema).map((look) => [look.name, look]));
  expect(looks.get('startingBalance')).toEqual({ name: 'startingBalance', as: 'amount', fields: [] });
  expect(looks.get('analyzedOn')?.as).toBe('day');
  expect(looks.get('bills')).toMatchObject({
    as: 'rows',
    fields: [
      { name: 'month', as: 'other' },
      { name: 'item', as: 'other' },
      { name: 'amount', as: 'amount' },
    ],
  });
});
