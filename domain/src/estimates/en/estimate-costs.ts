export const homeownersInsurancePremium = (months: number) =>
  `Homeowner’s insurance premium (${countMonths(months)})`;
export const insurancePremiumFormula = 'Insurance a month × months';
export const insuranceAMonth = 'insurance a month';
export const prepaidInterestLabel = (day: string, interestDays: number, ratePercent: string) =>
  `Prepaid interest (${day} a day for ${interestDays} days at ${ratePercent})`;
export const prepaidInterestFormula =
  'Loan × rate ÷ 100 ÷ 360, rounded to a cent, × days from closing to the end of the month';
export const day = 'a day';
export const propertyTaxes = (months: number) => `Property taxes (${countMonths(months)})`;
export const propertyTaxFormula = 'Tax a month × months';
export const taxAMonth = 'tax a month';

const countMonths = (months: number) => `${months} ${months === 1 ? 'month' : 'months'}`;
