import { expect, test } from 'vitest';
import type { FieldState, FieldValue, FormReading } from '../readings/document-readings/form-reading.ts';
import { compareWithContract, type KnownContract, listOtherPeople } from './contract-differences.ts';

const box = { x: 1, y: 1, width: 1, height: 1 };
const paper = (
  form: NonNullable<FormReading['form']>,
  fields: Record<string, FieldValue>,
  states: Record<string, FieldState> = {},
): FormReading => ({
  ...{ form, lines: {}, checks: {} },
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      { value, page: 1, box, state: states[name] ?? 'read' },
    ]),
  ),
});

const contract: KnownContract = {
  ...{ price: 305_000_00, sellerCredit: 5_000_00, earnestMoney: 3_000_00, closingDay: '2026-12-29' },
};
const asAgreed = {
  ...{ sale_price: '305000', seller_credits_final: '-5000', deposit_final: '3000.00' },
  closing_date: '2026-12-29',
};

test('a Closing Disclosure that says what was agreed differs in nothing', () => {
  expect(compareWithContract(contract, paper('closing_disclosure', asAgreed))).toEqual({
    ...{ differs: [], unread: [] },
    same: ['price', 'sellerCredit', 'earnestMoney', 'closingDay'],
  });
});

test.each<[keyof typeof asAgreed, string, object]>([
  ['sale_price', '312500.00', { term: 'price', agreed: 305_000_00, paper: 312_500_00 }],
  ['seller_credits_final', '0', { term: 'sellerCredit', agreed: 5_000_00, paper: 0 }],
  ['deposit_final', '2500', { term: 'earnestMoney', agreed: 3_000_00, paper: 2_500_00 }],
  ['closing_date', '2026-12-30', { term: 'closingDay', agreed: '2026-12-29', paper: '2026-12-30' }],
])('%s of %s is a difference', (name, value, difference) => {
  const { differs, same } = compareWithContract(
    contract,
    paper('closing_disclosure', { ...asAgreed, [name]: value }),
  );
  expect(differs).toEqual([difference]);
  expect(same).toHaveLength(3);
});

test('what was not read or is unsure is no difference, and what the contract leaves open is not compared', () => {
  const reading = paper(
    'closing_disclosure',
    { sale_price: '1', seller_credits_final: null, deposit_final: '3000' },
    { sale_price: 'check' },
  );
  expect(compareWithContract({ ...contract, earnestMoney: null }, reading)).toEqual({
    ...{ differs: [], same: [] },
    unread: ['price', 'sellerCredit', 'closingDay'],
  });
});

test.each<[string, string[], string[]]>([
  ['Michael Jones and Mary Stone', ['Michael Jones', 'Mary Stone'], []],
  ['Michael Jones and Mary Stone', ['Michael Jones'], ['Mary Stone']],
  ['Jordan A. Avery', ['Jordan Avery'], []],
  ['Ana Reyes & Luis Reyes', ['Jordan Avery'], ['Ana Reyes', 'Luis Reyes']],
  ['Reyes', ['Jordan Avery'], []],
  ['Ana Reyes', [], []],
])('of "%s" and the buyers %j, %j are others', (names, buyers, others) => {
  expect(listOtherPeople(paper('closing_disclosure', { borrower: names }), buyers)).toEqual(others);
  expect(listOtherPeople(paper('loan_estimate', { applicants: names }), buyers)).toEqual(others);
});
