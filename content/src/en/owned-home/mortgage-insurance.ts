export const title = 'Mortgage insurance';
export const below =
  'The loan began at or below 80% of the original value, so it should carry no private mortgage insurance.';
export const notResidence =
  'The Homeowners Protection Act covers the home you live in. For any other home, ask your servicer when private mortgage insurance ends.';
export const va = 'A VA loan has no monthly mortgage insurance.';
export const usda =
  'The 80% and 78% rules are for private insurance, not for USDA’s annual fee. Ask your servicer whether and when the fee ends on your loan.';
export const fhaEnds = (day: string) =>
  `FHA’s annual premium ends: the payment of ${day} is the first without it`;
export const fhaEndsWhy = (percent: number) =>
  `The loan began at or below ${percent}% of the value, so the premium is due for 11 years. The 80% and 78% rules are not for FHA.`;
export const fhaStays = 'FHA’s annual premium lasts as long as the loan';
export const fhaStaysWhy = (percent: number) =>
  `It lasts for the whole term where the loan began above ${percent}% of the value, or the term is not longer than 11 years. The 80% and 78% rules are not for FHA; a new loan of another kind ends it.`;
export const fhaAsk =
  'How long FHA’s annual premium lasts depends on the day your case number was assigned and on the loan without the upfront premium. Ask your servicer for the day it ends.';
export const fhaSource = 'HUD Mortgagee Letter 2023-05';

export const answerAhead = (day: string) => `You can ask to end it from ${day}`;
export const answerNow = 'You can ask to end it now';
export const answerEnded = 'It should have ended';
export const answerEndedWhy = (day: string) =>
  `By the schedule it ended by itself on ${day}, if your payments were current. If you still pay it, ask your servicer in writing why.`;
export const premium = (amount: string) => `You pay ${amount} a month.`;
export const premiumNone = 'You entered that you pay none.';
export const premiumUnknown = 'Enter in your loan what you pay a month: the days below then join your dates.';
export const valueAssumed = (value: string) =>
  `Counted from the price, ${value}. If the appraisal was lower, enter it as the original value.`;
export const ofValue = (value: string) => `Original value: ${value}`;

export const exits = {
  bySchedule: {
    title: '80% by the schedule',
    law: '12 U.S.C. 4901(2), 4902(a)',
    what: 'You may ask in writing',
  },
  byPayments: {
    title: '80% as really paid',
    law: '12 U.S.C. 4901(2), 4902(a)',
    what: 'You may ask in writing',
  },
  automatic: {
    title: '78% by the schedule',
    law: '12 U.S.C. 4902(b)',
    what: 'It ends by itself if payments are current',
  },
  final: {
    title: 'Midpoint of the term',
    law: '12 U.S.C. 4902(c)',
    what: 'It ends at the latest, if payments are current',
  },
} as const;
export const atBalance = (balance: string) => `at a balance of ${balance}`;
export const reached = 'Reached';
export const notReached = 'Not on this schedule';
export const conditions =
  'When you ask, your payments have to be current with a good history, and the servicer may ask for evidence that the value has not fallen and that no second lien is on the home.';

export const history = 'Payment history';
export const historyGood =
  'What you checked off meets the rule: nothing 30 days late in the last 12 months, nothing 60 days late in the 12 before.';
export const historyBad =
  'What you checked off does not meet the rule: nothing 30 days late in the last 12 months, nothing 60 days late in the 12 before.';
export const historyNone =
  'Check off your payments in the schedule, with the day you paid each, and this says whether they meet the rule.';
export const historyKnown = (months: number) => `${months} of the last 24 payments are checked off.`;
export const lateLine = (due: string, paid: string, days: number) =>
  `Due ${due}, paid ${paid}: ${days} ${days === 1 ? 'day' : 'days'} late`;

export const byValue = 'By what the home is worth today';
export const byValueLead =
  'Not a right under that law: the owner of your loan sets the rules. Ask for them, and for the appraisal it accepts, before you pay for one.';
export const valueToday = 'What you think it is worth';
export const valueGiven = (day: string) => `Your last entry under Value, of ${day}.`;
export const shareOwed = (percent: string) => `You owe ${percent} of that.`;
export const askNow = 'Write the request';
export const askByValue = 'Ask by current value';
