import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { stepTitles } from '@porchlight/domain/owned-home/first-year/en.ts';
import type { HomeTask } from '@porchlight/domain/owned-home/home-task.ts';
import { locale } from './locale.ts';

/** The head of an owned home's first page. */
export const summary = 'Your home in figures';
export const owed = 'owed';
export const yours = 'yours';
export const nextPayment = (day: string) => `next payment, due ${day}`;
export const payment = 'next payment';
export const notKnown = 'Not known yet';
export const nothing = '$0';

/** Where each figure comes from. */
export const fromStatement = (day: string) => `From your statement of ${day}, each payment since as made`;
export const fromNote = 'From your note, each payment as made';
export const byIndex = (value: string, area: string, quarter: string) =>
  `${value} by the house price index for ${area}, ${quarter}, less what is owed`;
export const byOwner = (value: string, day: string) => `${value} by your figure of ${day}, less what is owed`;
export const byPrice = (value: string, day: string) =>
  `By the ${value} you paid on ${day}, less what is owed`;
export const worth = (value: string) => `Your home at ${value}, less what is owed`;
export const comesWithLoan = 'Comes with your loan';
export const fromSchedule = 'Principal and interest by the note, the rest as you entered it';
export const withoutEscrow = 'Without taxes and insurance: no escrow is entered';
export const enterLoan = 'Enter your loan';
export const enterValue = 'Enter what it may be worth';
export const enterEscrow = 'Enter the escrow';
export const nothingOwed = 'Nothing is owed by the schedule';
export const valueLoading = 'Looking up the house price index';

/** Said instead where a payment of the loan is known. */
export const onlyPayment = (day: string) => `Next is your mortgage payment, due ${day}.`;
export const nothingToDo = 'Nothing is due. Dates come with what you enter in each part.';
const loanTask = 'Enter your loan';
const loanTaskWhy = 'Then what you owe, what is yours and your next payment are here.';
const servicerLate = 'Your servicer’s answer is late';
const servicerLateWhy = 'Its days under federal rules have passed.';
const by = (day: string) => `By ${day}`;
const since = (day: string) => `Since ${day}`;
const isToday = 'Today';
export const open = 'Open';

/** The one thing to do, and until when or why. */
export function describeHomeTask(task: HomeTask, today: string): { title: string; why: string } {
  if (task.kind === 'enter-loan') return { title: loanTask, why: loanTaskWhy };
  if (task.kind === 'servicer-late') return { title: servicerLate, why: servicerLateWhy };
  const day = formatCalendarDate(task.day, locale);
  const why = task.day === today ? isToday : task.day < today ? since(day) : by(day);
  if (task.kind === 'step') return { title: stepTitles[task.step], why };
  return { title: task.kind === 'due' ? task.due.title : task.need.what, why };
}

export const partsTitle = 'What is in the payment';

/** On Today, before an owner has entered their home. */
export const yourHome = 'Your home';
export const enterHome = {
  title: 'Enter the home you bought',
  when: 'Then what you owe, what is yours and your next payment are here.',
};
