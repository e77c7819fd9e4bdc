export const federalHolidays = 'Federal holidays';
export const holidayLaw = '5 U.S.C. 6103(a); Juneteenth by Public Law 117-17';
