import { describe, expect, it } from 'vitest';
import type { DocumentReading } from '../readings/document-readings/document-readings.contract.ts';
import { makeReadOffer } from './read-offer.ts';

type Value = DocumentReading['fields'][string]['value'];
const box = { x: 1, y: 1, width: 1, height: 1 };
const field = (value: Value, state: 'read' | 'proved' | 'check' = 'read') => ({ value, page: 1, box, state });

/** Of CFPB's sample H-24(C), with a credit and a sum that does not add up. */
const reading: DocumentReading = {
  form: 'loan_estimate',
  fields: {
    lender: field('FICUS BANK'),
    date_issued: field('2013-02-15'),
    lock_until: field('2013-04-16T17:00 EDT'),
    term: field('30 years'),
    loan_amount: field('211000'),
    rate: field('4'),
    rate_can_increase: field(true),
    pi: field('703.33'),
    prepayment_penalty: field(false),
    balloon: field(false),
    mi_month: field(['109', '109']),
    escrow_month: field(['0', '0']),
    A: field('3110', 'proved'),
    D: field('5851', 'check'),
    G: field(null, 'proved'),
    lender_credits: field('-500'),
    apr: field('4.617'),
  },
  lines: {
    F: [
      ['Homeowner’s Insurance Premium', '1000', '12 months'],
      ['Prepaid Interest', '352', '23.44 per day for 15 days @ 4.00%'],
    ],
  },
  checks: {},
  notes: [],
};

describe('a Loan Estimate as a column of the comparison', () => {
  it('has the lines that were read for certain, and says which are proved and which to check', () => {
    expect(makeReadOffer(reading)).toEqual({
      offer: {
        ...{ name: 'FICUS BANK', loanAmount: '211000', ratePercent: '4', principalAndInterest: '703.33' },
        ...{ termYears: '30', rateLockDays: '60', prepaymentPenalty: 'no', balloonPayment: 'no' },
        ...{ mortgageInsurance: '109', escrow: '0', A: '3110', G: '0', lenderCredits: '500' },
        ...{ prepaidInterest: '352', apr: '4.617' },
      },
      proved: ['A', 'G'],
      check: ['D'],
      isAdjustable: true,
    });
  });

  it.each<[string, DocumentReading['fields'], string]>([
    ['a term in months', { term: field('364 months') }, 'termYears'],
    ['a lock that is not there', { lock_until: field(null) }, 'rateLockDays'],
    ['a lock that ended before the form', { lock_until: field('2013-01-01') }, 'rateLockDays'],
    ['insurance that is a range', { mi_month: field(['100-120']) }, 'mortgageInsurance'],
  ])('leaves out %s', (_name, more, line) => {
    const found = makeReadOffer({ ...reading, fields: { ...reading.fields, ...more } });
    expect(found?.offer).not.toHaveProperty(line);
  });

  it('is nothing for another document', () => {
    expect(makeReadOffer({ ...reading, form: null })).toBeUndefined();
  });
});
