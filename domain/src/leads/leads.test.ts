import { describe, expect, it } from 'vitest';
import { contactMessages, newsletterMessages } from './lead-messages.ts';
import { contactForm, leadSources, MAX_MESSAGE_LENGTH, newsletterForm, THANK_YOU_PANEL_MS } from './leads.ts';

const form = { name: 'Ada Buyer', email: 'ada@example.com', message: 'Hello' };
const findIssue = (more: object) => contactForm.safeParse({ ...form, ...more }).error?.issues[0];

describe('the contact form (specification 5)', () => {
  it('takes name, email and message without a phone number', () => {
    expect(contactForm.parse(form)).toEqual(form);
  });

  it('takes a phone number with the version of the consent beside it, and not without', () => {
    const phone = { phone: '(800) 555-0199' };
    expect(contactForm.parse({ ...form, ...phone, consentVersion: '2026-11-20' }).phone).toBe('+18005550199');
    expect(findIssue(phone)?.path).toEqual(['consentVersion']);
  });

  it.each([
    ['name', ''],
    ['email', 'not an address'],
    ['message', '   \r\n'],
    ['message', 'x'.repeat(MAX_MESSAGE_LENGTH + 1)],
    ['message', 'x'.repeat(100_000)],
    ['phone', '12345'],
  ])('refuses %s with a sentence', (field, value) => {
    const issue = findIssue({ [field]: value, consentVersion: '2026-11-20' });
    expect(issue?.path).toEqual([field]);
    expect(issue?.message).toMatch(/^[A-Z].*\.$/);
  });

  it('keeps every word and line of the message', () => {
    const message = 'First line\r\n\r\n  second “line” – ünïcode 🏠';
    expect(contactForm.parse({ ...form, message }).message).toBe(
      'First line\n\n  second “line” – ünïcode 🏠',
    );
    expect(contactForm.parse({ ...form, message: 'a\0b' }).message).toBe('ab');
  });
});

describe('the newsletter form (specification 5)', () => {
  it.each([
    ['Ada+news@Example.com', 'ada+news@example.com'],
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ])('keeps %s as %s', (email, kept) => {
    expect(newsletterForm.parse({ email })).toEqual({ email: kept });
  });

  it('needs an address', () => {
    expect(newsletterForm.safeParse({ email: '' }).success).toBe(false);
  });
});

describe('the words and values of the specification', () => {
  it('toasts of section 8', () => {
    expect([contactMessages.success, contactMessages.failed]).toEqual([
      { title: 'Success!', description: "Thanks for your message. We'll be in touch soon!" },
      {
        title: 'Something went wrong',
        description: 'Unable to submit your message. Please try again.',
      },
    ]);
    expect([newsletterMessages.success, newsletterMessages.failed]).toEqual([
      { title: 'Subscribed!', description: "You've been added to our newsletter." },
      {
        title: 'Subscription Failed',
        description: 'Unable to subscribe you to the newsletter. Please try again.',
      },
    ]);
  });

  it('source values of section 3 and our own, and the thank-you panel of section 9', () => {
    expect(leadSources).toEqual(['contact_form', 'newsletter', 'portal_contact_details', 'import', 'api']);
    expect(THANK_YOU_PANEL_MS).toBe(3000);
  });
});
