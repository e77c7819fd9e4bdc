import type { ContactDetailsText } from '@porchlight/domain/leads/contact-details/contact-details-text.ts';
import { site } from '../site.ts';

/** The final step of the guide: its words, and what a buyer agrees to there. */
export const contactDetails: ContactDetailsText = {
  lead: 'Tell us how to reach you, and your homebuying profile is complete. The other stages stay open until you finish them.',
  fields: {
    name: { label: 'Full name' },
    email: { label: 'Email address', hint: 'Such as name@example.com.' },
    phone: { label: 'Phone number', hint: 'With area code: 10 to 15 digits, such as (212) 555-0147.' },
  },
  consent: {
    sample: true,
    version: '2026-11-21',
    agreement: `I agree that ${site.name} may contact me by email, phone call and text message about buying and owning a home.`,
    disclosure: [
      `By checking the box and pressing the button, you agree that ${site.name} may email, call and text you at the address and number above. You do not have to agree in order to buy anything, or to use the rest of this site.`,
      `Message frequency varies. Message and data rates may apply. To end text messages, reply STOP; for help, reply HELP. To end calls and emails, write to ${site.email.address} or call ${site.phone.display}.`,
      `${site.name} is not a lender. Sending this form is not an application for credit and promises no approval, rate or saving.`,
    ],
  },
  privacy: {
    before: 'What we store, how long, and what you can ask of us:',
    link: 'Privacy',
    href: '/privacy',
  },
  next: {
    title: 'What happens next',
    items: [
      'We store your name, email and phone number, and that you completed this step.',
      'A person reads it and gets in touch with you.',
      'Your milestones and documents stay in the portal, where you left them.',
      'What you type here is also kept in this browser, so that a reload loses nothing. On a shared computer, clear the fields before you leave.',
    ],
  },
  sent: {
    title: 'Your profile is complete',
    text: 'We have your details. In a moment we take you to your journey.',
    action: 'Go to your journey now',
    visitor: {
      text: 'We have your details. In a moment we show you what is still open. Nothing there needs an account.',
      action: 'Show what is open now',
    },
  },
};

// On the screens.

export const detailsTitle = 'We have your details';
export const detailsLead =
  'Your name, email and phone number from the application are filled in below. Check them, and choose whether we may contact you.';
export const yourEstimate = (monthly: string, cash: string, rate: string) =>
  `Your estimate: ${monthly} a month, ${cash} to close, at ${rate}.`;
export const createAccountLabel = 'Create an account to save your estimate';
export const signInLabel = 'Sign in to save it';
export const saveEstimate = 'Save the estimate to my account';
export const savedName = (monthly: string) => `My estimate, ${monthly} a month`;
export const estimateIsSaved = 'Your estimate is saved to your account';
export const estimateSavedLead = 'Find its figures in the monthly payment calculator, under “Save or open”.';
export const openSavedFigures = 'Open the monthly payment calculator';
