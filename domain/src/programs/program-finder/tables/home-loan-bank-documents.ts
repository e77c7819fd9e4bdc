import { documentTitles } from '../en/document-titles.ts';
import type { RuleDocument } from '../program.ts';
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
