import type { Sentence, Wrap } from '../texts.ts';

export const buyTogether = 'Buy together';
export const oneMoment = 'One moment…';
export const invitationLead = (inviter: string) => `${inviter} asks you to buy a home together.`;
export const whatBecomesShared = 'What becomes shared';
export const sharedThings = [
  'Milestones, tasks and dates: what either of you has done counts for both, and either can change it.',
  'The plan: price, income, debts, savings and the credit score that is entered there.',
  'Homes, offers and the contract, with the score, note and highest price that each of you gives a home.',
  'Notes that you write from now on, unless you mark them “Only me”.',
  'Who helps, and what they see.',
] as const;
export const whatStaysPrivate = 'What stays private';
export const privateThings = (inviter: string) =>
  [
    `Your documents. ${inviter} sees that one was received, and never the file.`,
    'Notes that you have written so far, and those you mark “Only me”.',
    'Your Credit page: cards, payments, disputes, and the scores there unless you share them.',
    'Your account: password, messages and settings.',
  ] as const;
export const peopleYouInvited =
  'Helpers you invited to a purchase of your own stop seeing it when you join. Either of you can leave at any time and keeps the whole journey.';
export const needsAnAccount =
  'You need an account with the email address that the invitation came to. The link has confirmed it, so no code is needed and a password can wait.';
export const signInPrompt = <Part>(link: Wrap<Part>): Sentence<Part> => [
  'Already have an account? ',
  link('Sign in'),
  ', and you come back here.',
];
export const yourName = 'Your name';
export const yourAddress = 'E-mail address';
export const yourAddressHint = 'The one that the invitation came to.';
export const openAndJoin = 'Open account and join';
export const signedInAs = <Part>(email: Part): Sentence<Part> => ['You are signed in as ', email, '.'];
export const join = 'Join and buy together';
export const joining = 'Joining…';
export const youBuyTogether = (inviter: string) => `You and ${inviter} buy together now`;
export const openTheJourney = 'Open the journey';
export const seeThePeople = 'See the people';
export const linkRefusedTitle = 'This link no longer works';
export const linkIncomplete =
  'It is not whole. Open it again from the email, or ask whoever sent it for a new one.';
export const linkForHelper = 'This invitation is to help, not to buy. Open the link from your email again.';
export const cannotAccept = 'This account cannot accept it';
export const toYourJourney = 'Go to your journey';
export const loadFailed = 'This page did not load';
export const tryAgain = 'Try again';
