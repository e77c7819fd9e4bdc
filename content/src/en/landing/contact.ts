import type { ContactText, NewsletterText } from '@porchlight/domain/leads/lead-texts.ts';
import { site } from '../../site.ts';

export const contact: ContactText = {
  title: 'Talk to us',
  lead: 'Ask a question, or ask for early access. A person reads what you write.',
  form: {
    title: 'Get Early Access',
    fields: {
      name: { label: 'Full name' },
      email: { label: 'E-mail address', hint: 'We answer to this address.' },
      phone: { label: 'Phone number (optional)', hint: '10 to 15 digits, such as (212) 555-0147.' },
      message: { label: 'Message', hint: 'Up to 5,000 characters. Please leave out account numbers.' },
    },
    consent: {
      sample: true,
      version: '2026-11-20',
      text: `If you give a phone number, you agree that ${site.name} may call or text you at it about your request. You do not have to give one to get an answer or to use this site. Message and data rates may apply. To end text messages, reply STOP.`,
    },
    submit: 'Send message',
    submitting: 'Sending...',
  },
  thanks: { title: 'Thank you', text: 'Your message has arrived. We answer by e-mail.' },
  details: {
    title: 'Reach us directly',
    text: 'Prefer your own mail program, or the telephone?',
    email: 'E-mail',
    phone: 'Phone, toll-free',
  },
};

export const newsletter: NewsletterText = {
  title: 'Join Our Newsletter',
  lead: 'New guides, changes in the rules, and what they mean for buyers.',
  field: { label: 'E-mail address' },
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  checkMail: 'One more step: check your email and confirm. We won’t send anything else until you do.',
  confirm: {
    title: 'Confirm your subscription',
    text: 'Press the button to receive our newsletter. You can end it at any time.',
    action: 'Confirm my subscription',
    done: {
      title: 'Your subscription is confirmed',
      text: 'The next newsletter will come to your address. Each one has a link that ends it.',
    },
  },
  unsubscribe: {
    title: 'End the newsletter',
    text: 'Press the button, and we stop sending the newsletter to your address.',
    action: 'End my subscription',
    done: {
      title: 'Your subscription has ended',
      text: 'We send no more newsletters to your address. You can subscribe again on our home page.',
    },
  },
};
