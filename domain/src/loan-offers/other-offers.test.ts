import { describe, expect, it } from 'vitest';
import type { FieldState } from '../readings/document-readings/form-reading.ts';
import { findOtherOffers, type OtherOffers } from './other-offers.ts';

type Said = { applicants?: string | null; property?: string | null; lender?: string; state?: FieldState };
const jamie = {
  applicants: 'Jamie Rivera and Alex Rivera',
  property: '456 Somewhere Ave, Anytown, ST 12345',
};
const box = { x: 0, y: 0, width: 1, height: 1 };

function makePaper({ state = 'read', ...said }: Said) {
  const fields = Object.fromEntries(
    Object.entries(said).map(([name, value]) => [name, { value, page: 1, box, state }]),
  );
  return { form: 'loan_estimate', fields };
}

describe('Loan Estimates of different borrowers or homes', () => {
  it.each<[string, Said[], OtherOffers[]]>([
    [
      'offers of two lenders on one loan',
      [
        { ...jamie, lender: 'Ficus Bank' },
        { ...jamie, lender: 'Oak' },
      ],
      [],
    ],
    ['one paper', [jamie], []],
    ['no paper', [], []],
    [
      'another borrower',
      [jamie, { ...jamie, applicants: 'Morgan Lee' }],
      [{ what: 'borrower', names: [jamie.applicants, 'Morgan Lee'] }],
    ],
    [
      'another home, with one of its neighbors',
      [jamie, { ...jamie, property: '12 Elm St, Anytown, ST 12345' }],
      [{ what: 'property', names: [jamie.property, '12 Elm St, Anytown, ST 12345'] }],
    ],
    [
      'the third of three',
      [
        jamie,
        { ...jamie, applicants: 'Jamie Rivera' },
        { applicants: 'Morgan Lee', property: '9 Oak Rd, Elsewhere, ST 99999' },
      ],
      [
        { what: 'borrower', names: [jamie.applicants, 'Jamie Rivera', 'Morgan Lee'] },
        { what: 'property', names: [jamie.property, jamie.property, '9 Oak Rd, Elsewhere, ST 99999'] },
      ],
    ],
    ['a home that is not found yet', [jamie, { ...jamie, property: 'TBD' }], []],
    ['a paper without names', [jamie, {}], []],
    ['a field that the form leaves empty', [jamie, { applicants: null, property: null }], []],
    ['a name that was read with doubt', [jamie, { applicants: 'Morgan Lee', state: 'check' }], []],
  ])('%s', (_name, papers, others) => {
    expect(findOtherOffers(papers.map(makePaper))).toEqual(others);
  });
});
