import { type FeeKind as ChargeKind, isFinanceCharge } from '../loans/finance-charge.ts';

/** The sections that hold fees by name (12 CFR 1026.37(f) and (g)). */
export type FeeSection = 'A' | 'B' | 'C' | 'E' | 'H';

export type FeeKind = { label: string; isFinanceCharge: boolean };

type NamedFee = { label: string; kind: ChargeKind };

/** What a fee of a name is called, and what it is for, which says whether it is a finance charge. */
export const feeKinds: Readonly<Record<string, NamedFee>> = {
  points: { label: 'Points', kind: 'points' },
  application: { label: 'Application fee', kind: 'application' },
  underwriting: { label: 'Underwriting fee', kind: 'underwriting' },
  processing: { label: 'Processing fee', kind: 'processing' },
  origination: { label: 'Origination fee', kind: 'origination' },
  admin: { label: 'Administration fee', kind: 'origination' },
  attorney: { label: 'Lender’s attorney', kind: 'lenderAttorney' },
  appraisal: { label: 'Appraisal', kind: 'appraisal' },
  creditReport: { label: 'Credit report', kind: 'creditReport' },
  floodDetermination: { label: 'Flood determination', kind: 'floodDetermination' },
  floodMonitoring: { label: 'Flood monitoring', kind: 'floodMonitoring' },
  taxMonitoring: { label: 'Tax monitoring', kind: 'taxMonitoring' },
  taxStatusResearch: { label: 'Tax status research', kind: 'taxStatusResearch' },
  upfrontMortgageInsurance: { label: 'Upfront mortgage insurance premium', kind: 'upfrontMortgageInsurance' },
  fundingFee: { label: 'VA funding fee', kind: 'vaFundingFee' },
  guaranteeFee: { label: 'USDA guarantee fee', kind: 'usdaGuaranteeFee' },
  pestInspection: { label: 'Pest inspection', kind: 'pestInspection' },
  survey: { label: 'Survey', kind: 'survey' },
  titleInsuranceBinder: { label: 'Title: insurance binder', kind: 'title' },
  titleLendersPolicy: { label: 'Title: lender’s policy', kind: 'title' },
  titleSettlementAgent: { label: 'Title: settlement agent', kind: 'title' },
  titleSearch: { label: 'Title: search', kind: 'title' },
  recording: { label: 'Recording fees', kind: 'recording' },
  transfer: { label: 'Transfer taxes', kind: 'transferTax' },
  ownersTitle: { label: 'Title: owner’s policy (optional)', kind: 'title' },
};

/** The kind of a fee by its name; a name that is not listed is counted where the lender charges it (section A) and nowhere else. */
export function findFeeKind(section: FeeSection, name: string): FeeKind {
  const id = toFeeId(name);
  const known = Object.hasOwn(feeKinds, id) ? feeKinds[id] : undefined;
  if (known === undefined) return { label: writeLabel(name), isFinanceCharge: section === 'A' };
  return { label: known.label, isFinanceCharge: isFinanceCharge(known.kind) };
}

/** "credit_report" and "Credit report" name the same fee as "creditReport". */
export function toFeeId(name: string): string {
  const words = name.split(/[_\s]+/).filter((word) => word !== '');
  return words
    .map((word, index) => {
      const first = word.charAt(0);
      return (index === 0 ? first.toLowerCase() : first.toUpperCase()) + word.slice(1);
    })
    .join('');
}

function writeLabel(name: string): string {
  const words = name
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
