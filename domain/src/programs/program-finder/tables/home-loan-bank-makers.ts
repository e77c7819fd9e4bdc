import type { ProgramPlace } from '../answers.ts';
import { type NamedProgram, programNames } from '../en/program-names.ts';
import * as words from '../en/program-words.ts';
import type { Program, RuleDocument } from '../program.ts';
import { READ_ON } from '../rule-makers.ts';
import { bostonDocument, desMoinesDocument, pittsburghDocument } from './home-loan-bank-documents.ts';

const newEngland: readonly ProgramPlace[] = ['CT', 'MA', 'ME', 'NH', 'RI', 'VT'];
const desMoinesStates: readonly ProgramPlace[] = [
  ...(['AK', 'HI', 'IA', 'ID', 'MN', 'MO', 'MT', 'ND', 'OR', 'SD', 'UT', 'WA', 'WY'] as const),
  ...(['GU', 'AS', 'MP'] as const),
];

type Bank = {
  agency: string;
  address: `https://${string}`;
  states: readonly ProgramPlace[];
  document: RuleDocument;
};

export const ofBank = (bank: Bank) => ({
  ...bank,
  level: 'regional' as const,
  kind: 'grant' as const,
  confidence: 'official' as const,
  repayment: words.grantFiveYears,
  monthly: 'none' as const,
  buyerSteps: [words.throughALender],
});
export const boston = ofBank({
  agency: 'FHLBank Boston',
  address: 'https://www.fhlbboston.com/',
  states: newEngland,
  document: bostonDocument,
});
export const desMoines = ofBank({
  agency: 'FHLBank Des Moines',
  address: desMoinesDocument.url,
  states: desMoinesStates,
  document: desMoinesDocument,
});
export const pittsburgh = ofBank({
  agency: 'FHLBank Pittsburgh',
  address: pittsburghDocument.url,
  states: ['DE', 'PA', 'WV'],
  document: pittsburghDocument,
});

/** Known by name alone. */
export const compareBankNames = (
  id: NamedProgram,
  agency: string,
  states: readonly ProgramPlace[],
): Program => ({
  id,
  name: programNames[id],
  level: 'regional',
  states,
  agency,
  address: 'https://www.fhlbanks.com/',
  kind: 'grant',
  confidence: 'unverified',
  rules: [],
  repayment: words.notReadAtAll,
  document: { title: agency, url: 'https://www.fhlbanks.com/', readOn: READ_ON },
});
