import * as texts from './en.ts';
/** What the contact form says once it was sent, or was not (specification 8). */
export const contactMessages = {
  success: { title: texts.success, description: "Thanks for your message. We'll be in touch soon!" },
  failed: {
    title: texts.somethingWentWrong,
    description: 'Unable to submit your message. Please try again.',
  },
} as const;

/** What the newsletter form says (specification 8). */
export const newsletterMessages = {
  success: { title: texts.subscribed, description: "You've been added to our newsletter." },
  failed: {
    title: texts.subscriptionFailed,
    description: 'Unable to subscribe you to the newsletter. Please try again.',
  },
} as const;
