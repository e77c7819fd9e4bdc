import type { PaperSchema } from './engine/paper-schema.ts';
import { appraisal } from './kinds/appraisal.ts';
import { bankStatement } from './kinds/bank-statement.ts';
import { creditScoreNotice } from './kinds/credit-score-notice.ts';
import { escrowStatement } from './kinds/escrow-statement.ts';
import { form1098 } from './kinds/form-1098.ts';
import { homeownersInsurance } from './kinds/homeowners-insurance.ts';
import { payStub } from './kinds/pay-stub.ts';
import { photoId } from './kinds/photo-id.ts';
import { taxBill } from './kinds/tax-bill.ts';
import { w2 } from './kinds/w2.ts';

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
