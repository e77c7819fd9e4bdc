import { describe, expect, test } from 'vitest';
import { listOwedRequests, proposeRequests, proposeRequestsFor } from './request-proposals.ts';

const requests = [
  { key: 'id', title: 'Government photo ID' },
  { key: 'stubs', title: 'Pay stubs from the last 30 days' },
  { key: 'w2s', title: 'W-2s for two years' },
  { key: 'returns', title: 'Tax returns for two years' },
  { key: 'statements', title: 'Bank statements for 2-3 months' },
  { key: 'contract', title: 'Purchase contract signed by both sides' },
  { key: 'estimate', title: 'Loan Estimate from the lender you chose' },
  { key: 'fresh-stubs', title: 'Fresh pay stubs from the last 30 days' },
  { key: 'earnest', title: 'Proof that the earnest money was paid' },
  { key: 'insurance', title: 'Homeowner’s insurance declarations page' },
  { key: 'funds', title: 'Latest statement of the account you will close from' },
  { key: 'disclosure', title: 'Signed Closing Disclosure' },
];
const types = { pdf: 'application/pdf', jpg: 'image/jpeg', heic: 'image/heic', png: 'image/png' };

function propose(name: string): string {
  const type = types[name.split('.').at(-1) as keyof typeof types];
  return proposeRequests({ name, type }, requests)
    .map(({ key }) => key)
    .join(' ');
}

describe('a file is proposed for', () => {
  test.each([
    ['W-2_2025.pdf', 'w2s'],
    ['2024 W2s.pdf', 'w2s'],
    ['Jane w2.jpg', 'w2s'],
    ['MyW2.pdf', 'w2s'],
    ['PayStub2025.pdf', 'stubs fresh-stubs'],
    ['1040-2024.pdf', 'returns'],
    ['tax_returns_2023.pdf', 'returns'],
    ['paystub.pdf', 'stubs fresh-stubs'],
    ['PayStub-2026-11-15.pdf', 'stubs fresh-stubs'],
    ['pay stubs october.heic', 'stubs fresh-stubs'],
    ['Chase bank statement Oct.pdf', 'statements funds'],
    ['LE_final.pdf', 'estimate'],
    ['loan-estimate.pdf', 'estimate'],
    ['CD.pdf', 'disclosure'],
    ['cd.pdf', 'disclosure'],
    ['Closing Disclosure signed.pdf', 'disclosure'],
    ['ID front.jpg', 'id'],
    ['drivers_license.jpg', 'id'],
    ['passport.png', 'id'],
    ['Purchase Contract 12 Elm St.pdf', 'contract'],
    ['earnest-money receipt.pdf', 'earnest'],
    ['homeowners insurance.pdf', 'insurance'],
  ])('%s: %s', (name, keys) => expect(propose(name)).toBe(keys));
});

describe('nothing is proposed for', () => {
  test.each([
    ['a name that says nothing', 'IMG_4021.heic'],
    ['a scan', 'Scan 2026-11-20.pdf'],
    ['two kinds in one file', 'w2 and paystub.pdf'],
    ['an abbreviation that is a word here', 'le contrat.pdf'],
    ['a certificate of deposit', 'CD statement.pdf'],
    ['another number', 'Tax ID.pdf'],
    ['another license', 'marriage license.pdf'],
    ['a house number', '1040 Maple Street.pdf'],
    ['a number with more digits', '10405.pdf'],
    ['a letter about it', 'letter of explanation bank statement.pdf'],
    ['a blank form', 'purchase contract template.pdf'],
    ['a picture of what has several pages', 'loan estimate.jpg'],
    ['a picture of pages that no rule knows', 'purchase contract.jpg'],
    ['one word of a title', 'contract.pdf'],
    ['part of a word', 'idea.pdf'],
  ])('%s: %s', (_, name) => expect(propose(name)).toBe(''));
});

test('three are proposed at most, in the order given', () => {
  const many = ['a', 'b', 'c', 'd'].map((key) => ({ key, title: `Pay stubs ${key}` }));
  const proposed = proposeRequests({ name: 'paystub.pdf', type: 'application/pdf' }, many);
  expect(proposed.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
});

describe('a request is owed', () => {
  const review = { state: 'waiting', hasExpired: false } as const;
  const own = { id: 'own', documentRequest: 'id', replaces: null, review };
  const sentBack = { ...review, state: 'needs-attention' } as const;
  test.each([
    ['without documents', [], true],
    ['with a document that answers nothing', [{ ...own, documentRequest: null, review: null }], true],
    ['with a document for another request', [{ ...own, documentRequest: 'stubs' }], true],
    ['with a document that was sent back', [{ ...own, review: sentBack }], true],
    ['with a document that is too old', [{ ...own, review: { ...review, hasExpired: true } }], true],
    ['not with a document that waits', [own], false],
    [
      'not once what was sent back is replaced',
      [
        { ...own, id: 'newer', replaces: 'own' },
        { ...own, review: sentBack },
      ],
      false,
    ],
  ])('%s', (_, documents, isOwed) => {
    const owed = listOwedRequests(requests, documents).map(({ key }) => key);
    expect(owed.includes('id')).toBe(isOwed);
  });
});

describe('a file that was read is proposed for', () => {
  test.each([
    ['w2', 'w2s'],
    ['pay_stub', 'stubs fresh-stubs'],
    ['bank_statement', 'statements funds'],
    ['homeowners_insurance', 'insurance'],
    ['loan_estimate', 'estimate'],
    ['closing_disclosure', 'disclosure'],
    ['photo_id', 'id'],
    ['tax_bill', ''],
  ])('%s: %s', (form, keys) => {
    expect(
      proposeRequestsFor(form, requests)
        .map(({ key }) => key)
        .join(' '),
    ).toBe(keys);
  });
});
