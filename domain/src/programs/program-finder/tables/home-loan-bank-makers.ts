import type { ProgramPlace } from '../answers.ts';
import * as words from '../en.ts';
import { documentTitles, type NamedProgram, programNames } from '../en.ts';

import type { Program, RuleDocument } from '../program.ts';
import { READ_ON } from '../rule-makers.ts';

export const bostonDocument: RuleDocument = {
  title: documentTitles.fhlbankBostonComparisonOfIts2026,
  url: 'https://www.fhlbboston.com/?p=7768',
  readOn: READ_ON,
};

export const cincinnatiDocument: RuleDocument = {
  title: documentTitles.fhlbankCincinnatiPressReleaseOfJanuary,
  url: 'https://www.fhlbcin.com/',
  readOn: READ_ON,
  quotedBy: 'fixedincome.fidelity.com, January 24, 2025',
};

export const chicagoDocument: RuleDocument = {
  title: documentTitles.fhlbankChicagoPressReleaseOfJanuary,
  url: 'https://www.fhlbc.com/',
  readOn: READ_ON,
  quotedBy: 'Business Wire, January 20, 2026',
};

export const desMoinesDocument: RuleDocument = {
  title: documentTitles.fhlbankDesMoinesProductGuideOf,
  url: 'https://www.fhlbdm.com/products-services/affordable-housing/',
  readOn: READ_ON,
};

export const pittsburghDocument: RuleDocument = {
  title: documentTitles.fhlbankPittsburghFirstFrontDoorAnd,
  url: 'https://fhlb-pgh.com/ffd',
  readOn: READ_ON,
};

export const wishDocument: RuleDocument = {
  title: documentTitles.fhlbankSanFranciscoWISH,
  url: 'https://fhlbsf.com/products/community-programs-grants/wish',
  readOn: READ_ON,
};

export const newYorkDocument: RuleDocument = {
  title: documentTitles.fhlbankNewYorkHomebuyerDreamProgram,
  url: 'https://www.fhlbny.com/community/housing-programs/hdp-suite/',
  readOn: READ_ON,
};

export const topekaDocument: RuleDocument = {
  title: documentTitles.fhlbankTopekaHomeownershipSetAsideProgram,
  url: 'https://www.fhlbtopeka.com/',
  readOn: READ_ON,
  quotedBy: 'ne.bank',
};

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
  repayment: words.repaymentUnknown,
  document: { title: agency, url: 'https://www.fhlbanks.com/', readOn: READ_ON },
});
