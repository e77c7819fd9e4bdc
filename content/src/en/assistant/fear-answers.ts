import type { FearKind } from '@porchlight/domain/assistant/fears.ts';
import type { ToldAnswer } from '@porchlight/domain/assistant/fixed-answers.ts';

const counselor = { label: 'Call for a HUD counselor: 800-569-4287', href: 'tel:+18005694287' };

/** Answers to what people ask in fear: what to do today first, then why, then where it is explained. No legal advice. */
export const fearAnswers: Record<FearKind, ToldAnswer> = {
  'job-lost': {
    first: 'Call your loan officer today, before you sign anything.',
    more: [
      'The lender checks your job again shortly before closing. Hiding the change can be loan fraud; telling early leaves choices: another income, a co-borrower, a later closing.',
      'Ask your agent the same day for the date of your financing contingency. Leaving in writing before that date usually keeps your deposit.',
      'If you already own the home, call your servicer and a HUD-approved housing counselor before you miss a payment.',
    ],
    links: [{ label: 'Keep everything still', href: '/portal/loan-processing#steps' }, counselor],
  },
  denied: {
    first:
      'Call your loan officer today and ask for the reasons in writing: a denial is one lender’s answer.',
    more: [
      'The lender must tell you within 30 days and give the main reasons or say how to get them. You may have a free copy of the credit report it used if you ask within 60 days.',
      'If you are under contract, call your agent now. The financing contingency has a date, and notice in writing before it usually keeps your deposit.',
      'Ask whether another loan program, a larger down payment or a corrected report would change the answer, and ask another lender. Open no new credit meanwhile.',
    ],
    links: [
      { label: 'When the answer is no', href: '/portal/loan-processing#critical-knowledge' },
      counselor,
    ],
  },
  outbid: {
    first: 'You have lost a house, not your money: an offer that was not accepted costs nothing.',
    more: [
      'Ask your agent today whether the seller would take a backup offer, and what the winning terms were.',
      'For the next one, keep to the top price you wrote down. Shorter inspection days or a flexible closing date are safer than waiving the inspection, financing or appraisal contingency.',
    ],
    links: [{ label: 'Offer & Negotiation in the guide', href: '/portal/making-offer#critical-knowledge' }],
  },
  'wants-out': {
    first:
      'It depends on the date: before a contingency’s deadline you can usually leave in writing and keep your deposit.',
    more: [
      'Call your agent today, or an attorney where one handles the contract, and ask which contingencies are still open and how notice must be given. Saying it on the phone does not count.',
      'After the contingencies end, the seller may keep the deposit, and some contracts allow more. Do not just stop answering or miss a date.',
      'Once you have signed and the loan has funded, a purchase has no three-day right to cancel.',
    ],
    links: [
      { label: 'How earnest money works', href: '/portal/making-offer#critical-knowledge' },
      { label: 'After you sign', href: '/portal/closing#critical-knowledge' },
    ],
  },
  divorce: {
    first: 'Call your loan officer and a family-law attorney before you sign or move any money.',
    more: [
      'A separation can change whose income and debts count, who may have to sign, and how title can be held; state law and any court order decide.',
      'The lender will ask for the decree and support orders. A divorce decree alone does not take a name off a mortgage: the lender has to release it, usually by a refinance.',
      'Do not sign a quitclaim deed before you have asked: it gives up ownership and not the debt.',
    ],
    links: [
      { label: 'What comes up in some files', href: '/portal/loan-processing#required-information' },
      counselor,
    ],
  },
  mistake: {
    first:
      'Being afraid is common, and it does not mean that you chose wrong; check the numbers and the dates before you decide.',
    more: [
      'Look at three things: whether the full monthly payment fits the limit you set, whether savings are left after closing, and whether an inspection found anything you cannot pay for.',
      'If one of them fails, call your agent today and ask which contingency is still open and until when. Sign nothing that you do not understand.',
      'A HUD-approved housing counselor can go through the papers with you, at little or no cost.',
    ],
    links: [{ label: 'Set your own limit first', href: '/portal/preparing#steps' }, counselor],
  },
};
