export const regulationZ12Cfr1026 = 'Regulation Z, 12 CFR 1026.2(a)(6)';
export const fridayBeforeAHoliday =
  'The Friday before a holiday on a Saturday and the Monday after one on a Sunday: offices close, and the day counts';
export const notASundayAndNot = 'Not a Sunday, and not a federal holiday on the day the law names';
export const dayCreditorIsOpenMonday =
  'A day the creditor is open: Monday to Friday, Saturdays if it says so, no federal holiday and no day one is kept on';
export const businessDaysCountedFromDay =
  'Business days counted from the day after (or before) the given one';
