import { typeset } from '@porchlight/testing/papers/typeset.ts';
import { describe, expect, it } from 'vitest';
import { findPrintedNames } from './printed-names.ts';

const escrow = `Ficus Servicing
PO Box 100
Anytown, ST 12345

Jamie Rivera
456 Somewhere Ave
Anytown, ST 12345
Annual Escrow Account Disclosure Statement`;

describe('whose a paper may be where no field of it says so', () => {
  it.each<[string, string | null, string, string[]]>([
    ['the person of an address, and no company', 'escrow_statement', escrow, ['Jamie Rivera']],
    [
      'a label',
      'credit_score_notice',
      'Credit Score Disclosure     Applicant: Jamie Rivera',
      ['Jamie Rivera'],
    ],
    ['a label beside a company', 'escrow_statement', 'Customer: Ficus Home Loans LLC', []],
    [
      'two people at one address',
      'escrow_statement',
      'Jamie Rivera & Alex Rivera\n1 Elm St\nAnytown ST 12345-6789',
      ['Jamie Rivera & Alex Rivera'],
    ],
    [
      'a license by its numbers',
      'photo_id',
      '1 RIVERA\n2 JAMIE MARIE\n8 456 SOMEWHERE AVE\nANYTOWN, ST 12345',
      ['JAMIE MARIE RIVERA'],
    ],
    ['a license by its letters', 'photo_id', 'LN RIVERA\nFN JAMIE', ['JAMIE RIVERA']],
    ['half a license', 'photo_id', '1 RIVERA', []],
    ['a line above no street', 'escrow_statement', 'Your new payment\nAnytown, ST 12345', []],
    ['a kind that has a field for it', 'w2', escrow, []],
    ['no kind', null, escrow, []],
  ])('%s', (_name, form, page, names) => {
    expect(findPrintedNames(form, typeset(page))).toEqual(names);
  });

  it('nothing of what was recognized with doubt', () => {
    const [page] = typeset(escrow);
    const items = page?.items.map((item) => ({ ...item, confidence: 0.8 })) ?? [];
    expect(
      findPrintedNames('escrow_statement', [
        { ...page, number: 1, width: 612, height: 792, method: 'picture', items },
      ]),
    ).toEqual([]);
  });
});
