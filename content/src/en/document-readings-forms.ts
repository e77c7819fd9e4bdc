/** What each kind of paper is called. One that is not here is written out from its name. */
export const formLabels: Readonly<Record<string, string>> = {
  loan_estimate: 'Loan Estimate',
  closing_disclosure: 'Closing Disclosure',
  w2: 'Form W-2',
  form_1098: 'Form 1098',
  appraisal: 'Appraisal report',
  credit_score_notice: 'Credit score notice',
  escrow_statement: 'Escrow statement',
  tax_bill: 'Property tax bill',
  homeowners_insurance: 'Homeowner’s insurance declaration',
  bank_statement: 'Bank statement',
  pay_stub: 'Pay stub',
  photo_id: 'Photo ID',
};

/** "closing_costs_by_others" as words: "Closing costs by others". */
export function writeOutName(name: string): string {
  const words = name.replaceAll('_', ' ');
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

/** The label of a name; written out where there is none. */
export const findLabel = (labels: Readonly<Record<string, string>>, name: string): string =>
  (Object.hasOwn(labels, name) ? labels[name] : undefined) ?? writeOutName(name);
export const labelForm = (form: string): string => findLabel(formLabels, form);
