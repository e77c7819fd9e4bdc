export const californiaName = 'California: residential purchase agreement of the C.A.R.';
export const californiaNote =
  'The day the signed acceptance reached you is day 0. Calendar days; a last day on a Saturday, a Sunday or a legal holiday moves to the next day that is none. A contingency does not end by itself: it stands until you remove it in writing. Your own contract decides.';
export const californiaSource =
  'C.A.R. purchase agreement, paragraph 30.F, as quoted by brokerriskmanagement.com, simkin.com and tmrrealestate.com';
export const illinoisName = 'Illinois';
export const illinoisNote =
  'Attorney review is named with five business days. We have not read the form: check your contract for this and every other term.';
export const illinoisSource = 'fyxture.com; the form itself was not read by us';
export const generalName = (state: string | null) => state ?? 'your state';
export const generalNote =
  'We have no verified terms for this state. Check your contract: enter the days of each term, how they are counted and what happens to a last day on a weekend.';
export const yourContract = 'Your contract';

export const checkYourContract = 'Check your contract for the days.';
export const depositAdvice = 'Three business days in the form as quoted. Check your contract.';
export const investigationAdvice =
  '17 days in an older edition of the form, as quoted. Newer editions and your own offer may say otherwise: check your contract.';
export const noticeAdvice = 'Usually two days, as quoted. Check the notice and your contract.';
export const attorneyAdvice = 'Five business days, as quoted. Check your contract.';

export const titles = {
  deposit: 'Earnest money due',
  inspection: 'Inspection contingency ends',
  appraisal: 'Appraisal contingency ends',
  financing: 'Financing contingency ends',
  insurance: 'Insurance contingency ends',
  title: 'Title review ends',
  association: 'Review of association documents ends',
  attorneyReview: 'Attorney review ends',
  noticeToPerform: 'Notice to perform: last day',
};
