/** The papers of a purchase that are read beside the federal forms. */
export const paperKinds = [
  'w2',
  'form_1098',
  'appraisal',
  'credit_score_notice',
  'escrow_statement',
  'tax_bill',
  'homeowners_insurance',
  'bank_statement',
  'pay_stub',
  'photo_id',
] as const;
export type PaperKind = (typeof paperKinds)[number];
