import { disclosure } from '@porchlight/content/en/disclosure.ts';
import type { Answers } from '@porchlight/domain/leads/questionnaire/questionnaire.ts';
import { expect, test } from 'vitest';
import { checkApplication } from './checked-application.ts';

const answers: Answers = {
  timeline: '3-6months',
  propertyType: 'townhouse',
  occupancy: 'primaryResidence',
  purchasePrice: '',
  downPayment: 'not sure',
  name: 'Ada Buyer',
  email: 'ada@example.com',
  phone: '(800) 555-0199',
};

test('an application carries the version of the disclosure and needs no amounts', () => {
  const { application, problems } = checkApplication(answers);
  expect(application).toEqual({ ...answers, phone: '+18005550199', disclosureVersion: disclosure.version });
  expect(problems.size).toBe(0);
});

test.each(['ada+home@example.com', 'ada@bücher.example'])('the address %s is accepted', (email) => {
  expect(checkApplication({ ...answers, email }).problems.size).toBe(0);
});

test('each field that cannot be sent is named with its own sentence', () => {
  const { application, problems } = checkApplication({ ...answers, email: 'ada@', phone: '555-0199' });
  expect(application).toBeUndefined();
  expect(Object.fromEntries(problems)).toEqual({
    email: 'Enter an email address like name@example.com.',
    phone: 'Enter a phone number with 10 to 15 digits.',
  });
});
