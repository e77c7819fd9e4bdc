import { type FinanceChargeKind as ChargeKind, isFinanceCharge } from '../loans/finance-charge.ts';
import * as texts from './en/fee-kinds.ts';

/** The sections that hold fees by name (12 CFR 1026.37(f) and (g)). */
export type FeeSection = 'A' | 'B' | 'C' | 'E' | 'H';

export type FeeKind = { label: string; isFinanceCharge: boolean };

type NamedFee = { label: string; kind: ChargeKind };

/** What a fee of a name is called, and what it is for, which says whether it is a finance charge. */
export const feeKinds: Readonly<Record<string, NamedFee>> = {
  points: { label: texts.points, kind: 'points' },
  application: { label: texts.applicationFee, kind: 'application' },
  underwriting: { label: texts.underwritingFee, kind: 'underwriting' },
  processing: { label: texts.processingFee, kind: 'processing' },
  origination: { label: texts.originationFee, kind: 'origination' },
  admin: { label: texts.administrationFee, kind: 'origination' },
  attorney: { label: texts.lendersAttorney, kind: 'lenderAttorney' },
  appraisal: { label: texts.appraisal, kind: 'appraisal' },
  creditReport: { label: texts.creditReport, kind: 'creditReport' },
  floodDetermination: { label: texts.floodDetermination, kind: 'floodDetermination' },
  floodMonitoring: { label: texts.floodMonitoring, kind: 'floodMonitoring' },
  taxMonitoring: { label: texts.taxMonitoring, kind: 'taxMonitoring' },
  taxStatusResearch: { label: texts.taxStatusResearch, kind: 'taxStatusResearch' },
  upfrontMortgageInsurance: {
    label: texts.upfrontInsurancePremium,
    kind: 'upfrontMortgageInsurance',
  },
  fundingFee: { label: texts.vaFundingFee, kind: 'vaFundingFee' },
  guaranteeFee: { label: texts.usdaGuaranteeFee, kind: 'usdaGuaranteeFee' },
  pestInspection: { label: texts.pestInspection, kind: 'pestInspection' },
  survey: { label: texts.survey, kind: 'survey' },
  titleInsuranceBinder: { label: texts.titleInsuranceBinder, kind: 'title' },
  titleLendersPolicy: { label: texts.titleLendersPolicy, kind: 'title' },
  titleSettlementAgent: { label: texts.titleSettlementAgent, kind: 'title' },
  titleSearch: { label: texts.titleSearch, kind: 'title' },
  recording: { label: texts.recordingFees, kind: 'recording' },
  transfer: { label: texts.transferTaxes, kind: 'transferTax' },
  ownersTitle: { label: texts.titleOwnersPolicy, kind: 'title' },
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
