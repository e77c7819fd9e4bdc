export const vaResidualIncome = 'VA residual income';
export const in38Cfr364340E = '38 CFR 36.4340(e); VA Pamphlet 26-7, chapter 4, tables 9 to 11';
export const northeast = 'Northeast';
export const midwest = 'Midwest';
export const south = 'South';
export const west = 'West';
