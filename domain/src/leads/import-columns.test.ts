import { describe, expect, it } from 'vitest';
import { columnMapField, findMapProblem, getCells, guessColumns, importTargets } from './import-columns.ts';

describe('what the columns of a file go into', () => {
  it.each([
    [
      ['name', 'email', 'phone', 'consent_version', 'consented_at', 'message', 'created_at'],
      ['name', 'email', 'phone', 'consent_version', 'consented_at', 'message', 'created_at'],
    ],
    [
      ['First Name', 'Last Name', 'E-mail Address', 'Lead Source', 'Mobile'],
      ['first_name', 'last_name', 'email', null, 'phone'],
    ],
    [
      ['Record ID', 'Email', 'Last Activity Date (EDT)', 'Create Date (EDT)'],
      [null, 'email', null, 'created_at'],
    ],
    [
      ['Full name', 'First name', 'Email', 'Email 1', 'City', ''],
      ['name', null, 'email', null, null, null],
    ],
  ])('is guessed of %j', (headings, columns) => {
    expect(guessColumns(headings)).toEqual(columns);
  });

  it.each([
    [['name', 'email'], undefined],
    [['last_name', null, 'email', null], undefined],
    [['name', 'phone'], 'Choose the column of the email address.'],
    [['email'], 'Choose the column of the name.'],
    [['name', 'first_name', 'email'], 'Choose the whole name or its halves, not both.'],
    [['name', 'email', 'email'], 'Column 2 and column 3 go into email. Leave all but one of them out.'],
    [
      ['name', 'email', 'phone', 'consented_at'],
      '“phone” needs the version and the time of the consent to be called. Choose their columns, or leave “phone” out.',
    ],
  ] as const)('%j: %s', (columns, problem) => {
    expect(findMapProblem(columns)).toBe(problem);
  });

  it('is named as the file calls its columns', () => {
    expect(findMapProblem(['name', 'email', 'email'], ['Who', 'Mail', 'Mail 2'])).toBe(
      '“Mail” and “Mail 2” go into one field. Leave all but one of them out.',
    );
    expect(findMapProblem(['name', 'email', 'phone'], ['Who', 'Mail', 'Cell'])).toContain('“Cell” needs');
  });

  it('of a file without headings is guessed by its cells', () => {
    expect(
      guessColumns(
        [],
        [
          ['Ada', 'a@example.com'],
          ['Ben', 'b@example.com'],
        ],
      ),
    ).toEqual([null, 'email']);
  });

  it('is written with commas, and with nothing where a column is left out', () => {
    expect(columnMapField.parse('first_name,last_name,,email')).toEqual([
      'first_name',
      'last_name',
      null,
      'email',
    ]);
    for (const bad of ['name,mail', 'name', '', 'name,email,email'])
      expect(columnMapField.safeParse(bad).success).toBe(false);
  });

  it('can be any field of a lead', () => {
    expect(importTargets).toContain('created_at');
  });
});

it.each([
  [['first_name', 'last_name', 'email'], ['Ada ', 'Quince', 'a@b.c'], { name: 'Ada Quince', email: 'a@b.c' }],
  [['first_name', null, 'email'], ['Ada', 'x', ' '], { name: 'Ada' }],
  [['name', 'phone'], ['Ada', ''], { name: 'Ada' }],
] as const)('cells of %j: %j are %o', (columns, cells, read) => {
  expect(getCells(columns, cells)).toEqual(read);
});
