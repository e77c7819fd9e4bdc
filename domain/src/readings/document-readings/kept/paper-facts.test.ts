import { describe, expect, it } from 'vitest';
import type { FieldState } from '../form-reading.ts';
import { listPaperFacts, type PaperFacts } from './paper-facts.ts';

type State = FieldState | 'confirmed';
const nothing: PaperFacts = { details: {}, names: [], pageCount: 1 };

function listFacts(form: string | null, said: Record<string, string | [string | null, State]>) {
  const fields = Object.fromEntries(
    Object.entries(said).map(([name, each]) => {
      const [value, state] = typeof each === 'string' ? [each, 'read' as const] : each;
      return [name, { value, state }];
    }),
  );
  return listPaperFacts({ form, fields, lines: {}, pageCount: 1 });
}

describe('what is said of a paper beside its figures', () => {
  it.each<[string, string, string]>([
    ['w2', 'employee', 'Form W-2'],
    ['pay_stub', 'employee', 'a pay stub'],
    ['bank_statement', 'holder', 'a bank statement'],
    ['homeowners_insurance', 'insured', 'declarations'],
    ['form_1098', 'borrower', 'Form 1098'],
    ['appraisal', 'borrower', 'an appraisal'],
    ['tax_bill', 'owner', 'a tax bill'],
    ['loan_estimate', 'applicants', 'a Loan Estimate'],
    ['closing_disclosure', 'borrower', 'a Closing Disclosure'],
  ])('of %s its holder, by the field %s', (form, field) => {
    expect(listFacts(form, { [field]: 'Jamie Rivera' }).names).toEqual(['Jamie Rivera']);
  });

  it.each<[string, PaperFacts, PaperFacts]>([
    [
      'nothing of no kind',
      listFacts(null, { employee: 'Jamie Rivera', pay_date: '2026-07-01' }),
      { ...nothing, details: { pay_date: '2026-07-01' } },
    ],
    ['no name that was read with doubt', listFacts('w2', { employee: ['Jamie R1vera', 'check'] }), nothing],
    ['no name that is unread', listFacts('w2', { employee: [null, 'unread'] }), nothing],
    [
      'a name that was confirmed',
      listFacts('w2', { employee: ['Jamie Rivera', 'confirmed'] }),
      { ...nothing, names: ['Jamie Rivera'] },
    ],
    [
      'the day that its age counts from',
      listFacts('pay_stub', { pay_date: '2026-07-01', period_end: '2026-06-30' }),
      { ...nothing, day: '2026-07-01', details: { pay_date: '2026-07-01', period_end: '2026-06-30' } },
    ],
    [
      'a day that was recognized with doubt',
      listFacts('photo_id', { expires: ['2030-01-02', 'check'] }),
      { ...nothing, day: '2030-01-02', isDayUnsure: true, details: { expires: '2030-01-02' } },
    ],
  ])('%s', (_name, facts, expected) => {
    expect(facts).toEqual(expected);
  });

  it('names that are printed where no field says whose it is, printed pages, and deposits of a bank statement alone', () => {
    const deposit = { label: 'Deposit', amount: '500.00', detail: '07/02' };
    const more = { names: ['Jamie Rivera'], printed: { numbers: [1], count: 2 }, pageCount: 1 };
    const read = { fields: {}, lines: { deposits: [deposit] }, ...more };
    expect(listPaperFacts({ form: 'bank_statement', ...read })).toEqual({
      ...nothing,
      ...more,
      deposits: [deposit],
    });
    expect(listPaperFacts({ form: 'escrow_statement', ...read })).toEqual({ ...nothing, ...more });
  });
});
