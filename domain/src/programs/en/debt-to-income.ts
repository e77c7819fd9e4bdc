export const vaResidualIncome = 'VA residual income';
export const residualIncomeSource = '38 CFR 36.4340(e); VA Pamphlet 26-7, chapter 4, tables 9 to 11';
export const northeast = 'Northeast';
export const midwest = 'Midwest';
export const south = 'South';
export const west = 'West';

export const conventionalSource = 'Fannie Mae Selling Guide B3-6-02 (05/04/2022)';
export const fhaSource = 'HUD Handbook 4000.1, manual underwriting matrix (as reprinted in 2018)';
export const usdaSource = 'USDA HB-1-3555, chapter 11 (as reprinted by lenders)';
export const tableName = 'Debt-to-income lines by program';
export const tableSource =
  'Fannie Mae Selling Guide B3-6-02, HUD Handbook 4000.1, 38 CFR 36.4340, USDA HB-1-3555';
export const thisGuidesAdvice = 'This guide’s advice';
export const adviceSource = 'Our guide: 43 percent at most is preferred';
export const conventionalManual = 'Conventional, judged by hand';
export const conventionalManualScore = 'Conventional, judged by hand, with the score and savings asked for';
export const conventionalAutomated = 'Conventional, judged by the automated system (DU)';
export const fhaNoFactor = 'FHA, judged by hand: score 500-579 or none, or no compensating factor';
export const fhaEnergyHome = 'FHA, energy-efficient home';
export const fhaOneFactor =
  'FHA, judged by hand: score 580 or more and one of reserves, a small rise of the payment, residual income';
export const fhaNoDebt = 'FHA, judged by hand: score 580 or more and no debt beside the home';
export const fhaTwoFactors = 'FHA, judged by hand: score 580 or more and two compensating factors';
export const fhaAutomated = 'FHA, accepted by the automated system (TOTAL)';
export const fhaAutomatedSource = 'What lenders commonly report; HUD prints no such line';
export const usdaGuaranteed = 'USDA guaranteed';
export const usdaWithFactor = 'USDA guaranteed, with a score of 680 or more and a compensating factor';
export const vaGuideline = 'VA (residual income counts as well)';
