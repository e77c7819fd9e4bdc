export const vaResidualIncome = 'VA residual income';
export const in38Cfr364340E = '38 CFR 36.4340(e); VA Pamphlet 26-7, chapter 4, tables 9 to 11';
export const northeast = 'Northeast';
export const midwest = 'Midwest';
export const south = 'South';
export const west = 'West';

export const fannieMaeSellingGuideB3 = 'Fannie Mae Selling Guide B3-6-02 (05/04/2022)';
export const hudHandbook40001Manual =
  'HUD Handbook 4000.1, manual underwriting matrix (as reprinted in 2018)';
export const usdaHb13555Chapter = 'USDA HB-1-3555, chapter 11 (as reprinted by lenders)';
export const debtToIncomeLines = 'Debt-to-income lines by program';
export const fannieMaeSellingGuideB36 =
  'Fannie Mae Selling Guide B3-6-02, HUD Handbook 4000.1, 38 CFR 36.4340, USDA HB-1-3555';
export const thisGuidesAdvice = 'This guide’s advice';
export const ourGuide43Percent = 'Our guide: 43 percent at most is preferred';
export const conventionalJudgedByHand = 'Conventional, judged by hand';
export const conventionalJudgedByHandWithScore =
  'Conventional, judged by hand, with the score and savings asked for';
export const conventionalJudgedByAutomatedSystem = 'Conventional, judged by the automated system (DU)';
export const fhaJudgedByHandScore = 'FHA, judged by hand: score 500-579 or none, or no compensating factor';
export const fhaEnergyEfficientHome = 'FHA, energy-efficient home';
export const fhaJudgedByHandScore580 =
  'FHA, judged by hand: score 580 or more and one of reserves, a small rise of the payment, residual income';
export const fhaJudgedByHandScore580OrMore =
  'FHA, judged by hand: score 580 or more and no debt beside the home';
export const fhaJudgedByHandScore2 = 'FHA, judged by hand: score 580 or more and two compensating factors';
export const fhaAcceptedByAutomatedSystem = 'FHA, accepted by the automated system (TOTAL)';
export const whatLendersCommonlyReportHud = 'What lenders commonly report; HUD prints no such line';
export const usdaGuaranteed = 'USDA guaranteed';
export const usdaGuaranteedWithAScore =
  'USDA guaranteed, with a score of 680 or more and a compensating factor';
export const vaResidualIncomeCounts = 'VA (residual income counts as well)';
