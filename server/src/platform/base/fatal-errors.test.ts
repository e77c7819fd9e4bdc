import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { describeFatalError } from './fatal-errors.ts';
import { OperatorError } from './operator-error.ts';

const refused = Object.assign(new pg.DatabaseError('value "555-0100" is out of range', 30, 'error'), {
  code: '22003',
  severity: 'ERROR',
  detail: 'Key (email)=(ada@example.com) already exists.',
});

describe('what is printed of an error that ends a process', () => {
  it.each([
    ['a query', new DrizzleQueryError('insert into notes values ($1)', ['555-0100'], refused)],
    ['the database', refused],
    [
      'a query, within another',
      new Error('no list', { cause: new DrizzleQueryError('select 1', [], refused) }),
    ],
  ])('of %s holds no query, value or row', (_, error) => {
    const printed = JSON.stringify(describeFatalError(error));
    expect(printed).not.toMatch(/insert|select|555|ada@|Key/);
    expect(printed).toContain('22003');
  });

  it('of what the operator can mend is its sentence', () => {
    expect(describeFatalError(new OperatorError('PORT: is taken.'))).toBe('PORT: is taken.');
  });

  it('of anything else is the error itself', () => {
    const error = new Error('anything else');
    expect(describeFatalError(error)).toBe(error);
  });
});
