import { describe, expect, it } from 'vitest';
import { checkContactDetails } from './contact-details.ts';
import {
  contactDetailsMessages,
  REDIRECT_AFTER_MS,
  SECOND_MESSAGE_AFTER_MS,
} from './contact-details-messages.ts';
import { getStoredContact } from './stored-contact.ts';

const typed = {
  name: ' Ada Buyer ',
  email: 'Ada+Home@Example.com',
  phone: '(800) 555-0123',
  consent: true,
  consentVersion: '2026-11-21',
};
const findProblems = (more: object) => checkContactDetails({ ...typed, ...more }).problems;

describe('the final step (specification 5)', () => {
  it('takes what is complete, in the form it is stored in', () => {
    expect(checkContactDetails(typed)).toEqual({
      details: { ...typed, name: 'Ada Buyer', email: 'ada+home@example.com', phone: '+18005550123' },
      problems: {},
    });
  });

  it.each([
    ['name', 'nothing', '', 'Name is required'],
    ['name', 'spaces', ' \t ', 'Name is required'],
    ['name', 'no text', undefined, 'Name is required'],
    ['name', '100,000 letters', 'x'.repeat(100_000), 'Use at most 120 characters.'],
    ['name', 'two lines', 'Ada\nBuyer', 'Use letters, spaces and punctuation only.'],
    ['email', 'nothing', '', 'Email is required'],
    ['email', 'spaces', '  ', 'Email is required'],
    ['email', 'no text', undefined, 'Email is required'],
    ['email', 'no domain', 'ada', 'Email is invalid'],
    ['email', 'half a domain', 'ada@home', 'Email is invalid'],
    ['email', '100,000 letters', `${'a'.repeat(100_000)}@example.com`, 'Email is invalid'],
    ['phone', 'nothing', '', 'Phone number is required'],
    ['phone', 'spaces', ' ', 'Phone number is required'],
    ['phone', 'no text', undefined, 'Phone number is required'],
    ['phone', 'no digits', 'call me', 'Phone number is invalid'],
    ['phone', '9 digits', '800-555-012', 'Phone number is invalid'],
    ['phone', '16 digits', '1234567890123456', 'Phone number is invalid'],
    ['phone', '100,000 digits', '5'.repeat(100_000), 'Phone number is invalid'],
    ['phone', '100,000 brackets', '('.repeat(100_000), 'Phone number is invalid'],
    ['consent', 'no tick', false, 'You must consent to receive communications'],
    ['consent', 'nothing', undefined, 'You must consent to receive communications'],
    ['consent', 'a word', 'yes', 'You must consent to receive communications'],
  ])('a %s that is %s is refused in the words of the specification', (field, _, value, sentence) => {
    expect(findProblems({ [field]: value })).toEqual({ [field]: sentence });
  });

  it.each([
    ['10 digits', '800 555 0123', '+18005550123'],
    ['15 digits', '+49 30 12345678901', '+493012345678901'],
  ])('takes a phone number of %s, whatever is between them (also section 9)', (_, phone, kept) => {
    expect(checkContactDetails({ ...typed, phone }).details?.phone ?? findProblems({ phone })).toBe(kept);
  });

  it('says one sentence of each field', () => {
    expect(Object.entries(findProblems({ name: '', email: '', phone: '', consent: false })).sort()).toEqual([
      ['consent', 'You must consent to receive communications'],
      ['email', 'Email is required'],
      ['name', 'Name is required'],
      ['phone', 'Phone number is required'],
    ]);
  });

  it('is not sent without the version of the consent that was read', () => {
    expect(Object.keys(findProblems({ consentVersion: undefined }))).toEqual(['consentVersion']);
  });
});

describe('the words and delays of the specification', () => {
  it('labels of section 2 and messages of sections 4 and 8', () => {
    expect(contactDetailsMessages).toEqual({
      title: 'Final Step: Your Contact Details',
      submit: 'Complete My Homebuying Profile',
      submitting: 'Processing...',
      success: {
        title: 'Success!',
        description: "Your information has been submitted. We'll be in touch soon!",
      },
      completed: { title: 'Journey Completed!' },
      failed: {
        title: 'Something went wrong',
        description: 'Unable to submit your information. Please try again.',
      },
    });
  });

  it('the second message after 1 s and the redirect after 3 s (specification 9)', () => {
    expect([SECOND_MESSAGE_AFTER_MS, REDIRECT_AFTER_MS]).toEqual([1000, 3000]);
  });
});

describe('what the browser kept (specification 3)', () => {
  it.each([
    [null, undefined],
    ['', undefined],
    ['{"name":', undefined],
    ['"text"', undefined],
    ['null', undefined],
    [
      '{"name":"Ada","email":7,"consent":"yes","old":1}',
      { name: 'Ada', email: '', phone: '', consent: false },
    ],
    [
      '{"name":"Ada","email":"a@b","phone":"1","consent":true}',
      { name: 'Ada', email: 'a@b', phone: '1', consent: true },
    ],
  ])('%j reads as %j', (json, kept) => {
    expect(getStoredContact(json)).toEqual(kept);
  });
});
