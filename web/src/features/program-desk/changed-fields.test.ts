import { expect, test } from 'vitest';
import { listChangedFields } from './changed-fields.ts';

const program = { id: 'a', states: ['TX'], rules: [{ condition: { kind: 'atMost', limit: 1 } }] };

test.each([
  [{}, []],
  [{ id: 'b' }, [['id', 'a', 'b']]],
  [{ states: ['TX', 'OK'] }, [['states[1]', null, 'OK']]],
  [{ states: [] }, [['states[0]', 'TX', null]]],
  [{ gives: 'More.' }, [['gives', null, 'More.']]],
  [{ rules: [{ condition: { kind: 'atMost', limit: 0 } }] }, [['rules[0].condition.limit', '1', '0']]],
])('with %j the changed fields are %j', (change, fields) => {
  const changed = listChangedFields(program, { ...program, ...change });
  expect(changed.map(({ field, was, becomes }) => [field, was, becomes])).toEqual(fields);
});
