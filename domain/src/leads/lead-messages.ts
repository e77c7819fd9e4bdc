/** What the contact form says once it was sent, or was not (specification 8). */
export const contactMessages = {
  success: { title: 'Success!', description: "Thanks for your message. We'll be in touch soon!" },
  failed: {
    title: 'Something went wrong',
    description: 'Unable to submit your message. Please try again.',
  },
} as const;

/** What the newsletter form says (specification 8). */
export const newsletterMessages = {
  success: { title: 'Subscribed!', description: "You've been added to our newsletter." },
  failed: {
    title: 'Subscription Failed',
    description: 'Unable to subscribe you to the newsletter. Please try again.',
  },
} as const;
