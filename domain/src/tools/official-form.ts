/** What official form H-24(B) asks for, by its sections (12 CFR 1026 appendix H): the worked example of whoever adds them up. */
export const formH24B = {
  ratePercent: '3.875',
  loanAmount: '162000',
  A: { points: '405', application: '300', underwriting: '1097' },
  B: {
    appraisal: '405',
    creditReport: '30',
    floodDetermination: '20',
    floodMonitoring: '32',
    taxMonitoring: '75',
    taxStatusResearch: '110',
  },
  C: {
    pestInspection: '135',
    survey: '65',
    titleInsuranceBinder: '700',
    titleLendersPolicy: '535',
    titleSettlementAgent: '502',
    titleSearch: '1261',
  },
  E: { recording: '85', transfer: '0' },
  escrowHoiMonthly: '100.83',
  escrowTaxMonthly: '105.30',
  F: { hoiMonths: 6, prepaidInterestDays: 15 },
  G: { months: 2 },
  H: { ownersTitle: '1017' },
  deposit: '10000',
};
