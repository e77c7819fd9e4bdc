import type { FoundField, PaperSchema } from './engine/paper-schema.ts';
import { appraisal } from './kinds/appraisal.ts';
import { bankStatement } from './kinds/bank-statement.ts';
import { creditScoreNotice } from './kinds/credit-score-notice.ts';
import { escrowStatement } from './kinds/escrow-statement.ts';
import { form1098 } from './kinds/form-1098.ts';
import { homeownersInsurance } from './kinds/homeowners-insurance.ts';
import { payStub } from './kinds/pay-stub.ts';
import { taxBill } from './kinds/tax-bill.ts';
import { w2 } from './kinds/w2.ts';

const KINDS = [
  ['driver license', /^(.*\b)?driver'?s? licen[sc]e$/i],
  ['identification card', /^(.*\b)?(identification|id) card$/i],
  ['passport', /^(united states )?passport( card)?( \/ .*)?$/i],
  ['permanent resident card', /^permanent resident( card)?$/i],
] as const;

/** A driver license, state ID, passport or permanent resident card. Its kind and last day are read; name, number and the rest are not. */
const photoId: PaperSchema = {
  kind: 'photo_id',
  known: {
    labels: [
      /^(.*\b)?(driver'?s? licen[sc]e|(identification|id) card|passport|permanent resident)/i,
      /^(4b\.? ?)?(exp(ires|iration|iry)?( date)?|card expires|date of expir(ation|y))/i,
      /^(4a\.? ?)?(iss(ued?)?|date of issue)/i,
      /^(3\.? ?)?(dob|date of birth|birth date)/i,
      /^(15\.? ?)?sex\b/i,
      /^(16\.? ?)?(hgt|height)/i,
      /^nationality/i,
    ],
    fewest: 3,
  },
  needs: ['document', 'expires'],
  fields: {
    document: [readKind],
    expires: [
      {
        labels: [
          /^(4b\.? ?)?(card expires|date of expir(ation|y).*?(?=\d|$)|exp(ires|iration|iry)?( date)?)/i,
        ],
        is: 'day',
      },
    ],
  },
  checks: [],
};

function readKind(pages: Parameters<FoundField>[0]): ReturnType<FoundField> {
  for (const [value, words] of KINDS)
    for (const { cells } of pages) {
      const cell = cells.find(({ text }) => words.test(text.replaceAll('’', "'").trim()));
      if (cell !== undefined) return { value, cell };
    }
  return undefined;
}

/** Each paper that is read, those whose labels a form fixes first: what a bank or an employer prints has no fixed words. */
export const paperSchemas: readonly PaperSchema[] = [
  w2,
  form1098,
  appraisal,
  creditScoreNotice,
  escrowStatement,
  taxBill,
  homeownersInsurance,
  bankStatement,
  payStub,
  photoId,
];
