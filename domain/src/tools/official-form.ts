/**
 * The costs of official form H-24(B) by their sections (12 CFR 1026 appendix H). Each is an export of its own, to be named in an example:
 * spread into one, they would keep that example's contract in pages that never read it.
 */
export const originationCharges = { points: '405', application: '300', underwriting: '1097' };
export const servicesNotShoppedFor = {
  appraisal: '405',
  creditReport: '30',
  floodDetermination: '20',
  floodMonitoring: '32',
  taxMonitoring: '75',
  taxStatusResearch: '110',
};
export const servicesShoppedFor = {
  pestInspection: '135',
  survey: '65',
  titleInsuranceBinder: '700',
  titleLendersPolicy: '535',
  titleSettlementAgent: '502',
  titleSearch: '1261',
};
