import type { HomeStep } from '@porchlight/domain/dates/purchase-dates/next-things.ts';
import type { NewsKind } from '@porchlight/domain/today/buyer-news.ts';
import type { MainHomeReason } from '@porchlight/domain/today/main-home.ts';

export const reasons: Record<MainHomeReason, string> = {
  contract: 'Under contract',
  countered: 'The seller countered',
  live: 'Your offer is out',
  favorite: 'Your favorite so far',
};
export const closing = (day: string, distance: string) => `closing ${day}, ${distance}`;
export const purchaseClosed = (day: string) => `Closed ${day}`;
export const withPeople = (names: readonly string[]) =>
  `with ${names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names[0]}`;
export const priceOf: Record<MainHomeReason, string> = {
  contract: 'price agreed',
  countered: 'their counteroffer',
  live: 'price offered',
  favorite: 'asking price',
};
export const planPrice = 'price in your plan';
export const priceRange = 'price range of your plan';
export const fromTo = (from: string, to: string) => `${from} to ${to}`;
export const aMonth = 'a month, all in';
export const toClose = 'cash to close';
export const toCloseOf = (savings: string) => `to close, of ${savings} saved`;
export const daysToClosing = (count: number) => (count === 1 ? 'day to closing' : 'days to closing');
/** What the home waits for. */
export const homeSteps: Record<HomeStep, { title: string; action: string }> = {
  answer: { title: 'Answer the seller’s counteroffer', action: 'Answer' },
  terms: { title: 'Enter the days of your contract', action: 'Enter' },
  contract: { title: 'Enter your contract', action: 'Enter' },
};
export const answerBy = (time: string) => `Due ${time}`;
export const noAnswerDay = 'It has no end of its own';
export const termsGiveDates = 'Inspection, financing and closing days are counted from it';
export const sentBack = (title: string) => `${title} was sent back`;
export const tooOld = (title: string) => `${title} is too old by now`;
export const documentExpired = (expiresOn: string) =>
  `Lenders accepted it until ${expiresOn}. Upload a newer one.`;
export const replace = 'Replace it';
export const askedOfYou = (name: string) => `Asked for by ${name}.`;
export const payCard = (amount: string, card: string, day: string) =>
  `Pay ${amount} on ${card} before ${day}`;
export const cardReports = 'So that the statement reports 30% or less of its limit';
export const upNext = 'Next';

// What the other buyers did.

export const sinceLastVisit = 'Since your last visit';
export const lately = 'In the last two weeks';
const count = (many: number, one: string, more: string) => (many === 1 ? one : `${many} ${more}`);
export const newsOf: Record<NewsKind, (by: string, many: number, street: string) => string> = {
  offer: (by, many, street) => `${by} entered ${count(many, 'a step', 'steps')} in the offers on ${street}`,
  opinion: (by, _many, street) => `${by} scored ${street}`,
  plan: (by, many) => `${by} changed ${count(many, 'a figure', 'figures')} of the plan`,
  date: (by, many) => `${by} set ${count(many, 'a date', 'dates')}`,
  task: (by, many) => `${by} finished ${count(many, 'a task', 'tasks')}`,
};
export const aHome = 'a home';
export const firstQuestions = 'Six questions show your monthly cost';

/** What someone else asked the reader to sign; `from` is null where the reader does not know the sender yet. */
export const asksToSign = (from: string | null) => `${from ?? 'Someone'} asks you to sign a document`;
export const readAndSign = 'Read and sign';
