import { describe, expect, it } from 'vitest';
import { applicationForm } from './application.ts';
import { computeDownPaymentPercent, findAmountProblem, parseDollarAmount } from './down-payment.ts';
import {
  type Answers,
  computeStepPercent,
  emptyAnswers,
  goBack,
  goNext,
  isStepAnswered,
  limitStep,
  occupancies,
  propertyTypes,
  questionnaireSteps,
  timelines,
} from './questionnaire.ts';
import { questionnaireMessages } from './questionnaire-messages.ts';
import { parseKeptAnswers } from './stored-answers.ts';

const choices = { timeline: '1-2months', propertyType: 'condo', occupancy: 'investment' } as const;
const contact = { name: 'Ada Buyer', email: 'ada@example.com', phone: '(800) 555-0199' };
const full: Answers = { ...emptyAnswers, ...choices, ...contact };

describe('the five steps (specification 5)', () => {
  it('fill the bar by a fifth each', () => {
    expect(questionnaireSteps.map((_, place) => computeStepPercent(place + 1))).toEqual([
      20, 40, 60, 80, 100,
    ]);
  });

  it.each([
    [1, 'timeline'],
    [2, 'propertyType'],
    [3, 'occupancy'],
  ] as const)('step %i keeps Next disabled until an option is chosen', (step, question) => {
    expect(isStepAnswered(step, { ...full, [question]: undefined })).toBe(false);
    expect(goNext(step, { ...full, [question]: undefined })).toBe(step);
    expect(goNext(step, { ...emptyAnswers, [question]: choices[question] })).toBe(step + 1);
  });

  it('step 4 asks for nothing', () => {
    expect(goNext(4, emptyAnswers)).toBe(5);
    expect(goNext(4, { ...emptyAnswers, purchasePrice: 'much', downPayment: '-5' })).toBe(5);
  });

  it.each(['name', 'email', 'phone'] as const)('step 5 needs the %s', (field) => {
    expect(isStepAnswered(5, full)).toBe(true);
    expect(isStepAnswered(5, { ...full, [field]: '  ' })).toBe(false);
  });

  it('end at step 5 and go back to step 1, where Back stays', () => {
    expect(goNext(5, full)).toBe(5);
    expect([5, 2, 1].map(goBack)).toEqual([4, 1, 1]);
  });

  it.each([
    [5, emptyAnswers, 1],
    [3, { ...emptyAnswers, timeline: 'immediately' }, 2],
    [9, full, 5],
    [4, full, 4],
    [0, full, 1],
    [Number.NaN, full, 1],
    [2.5, full, 1],
  ] as const)(
    'step %d asked for by address shows no step whose predecessors are open',
    (asked, answers, shown) => {
      expect(limitStep(asked, answers)).toBe(shown);
    },
  );
});

describe('the down payment in percent (specification 5)', () => {
  it.each([
    ['400000', '80000', 20],
    ['$1,250,000.00', '$250,000', 20],
    ['300,000', '10,500', 4],
    ['299,999', '10,499.96', 3],
    ['200', '1', 1],
    ['201', '1', 0],
    ['289,900', '19,990', 7],
    ['100', '200', 200],
    ['0.01', '0.01', 100],
    [' 450 000 ', '45000', 10],
    ['', '', 0],
    ['400000', '', 0],
    ['', '80000', 0],
    ['0', '80000', 0],
    ['0.00', '0', 0],
    ['400000', '0', 0],
    ['-400000', '80000', 0],
    ['400000', '-1', 0],
    ['abc', '80000', 0],
    ['400k', '80k', 20],
    ['about 400k', '80k', 0],
    ['1e12', '1e11', 0],
    ['1000000000000', '1', 0],
    ['400000', 'NaN', 0],
    ['400000', 'Infinity', 0],
    ['1.250.000,00', '1', 0],
    ['４００', '1', 0],
  ])('price %j and down payment %j make %i', (price, downPayment, percent) => {
    expect(computeDownPaymentPercent(price, downPayment)).toBe(percent);
  });

  it('rounds as exact fractions do, for every down payment in cents on an odd price', () => {
    const price = 333_37;
    for (let part = 0; part <= price; part += 7) {
      const exact = (BigInt(part) * 200n + BigInt(price)) / (2n * BigInt(price));
      expect(computeDownPaymentPercent((price / 100).toFixed(2), (part / 100).toFixed(2))).toBe(
        Number(exact),
      );
    }
  });

  it('reads dollars in whole cents', () => {
    expect(parseDollarAmount('$1,234.5')).toBe(123_450);
    expect(parseDollarAmount('1,000,000,000')).toBe(100_000_000_000);
    expect(parseDollarAmount('1,000,000,000.01')).toBeUndefined();
    expect(parseDollarAmount('12.345')).toBeUndefined();
    expect(parseDollarAmount('425k')).toBe(42_500_000);
    expect(parseDollarAmount('3899,00')).toBeUndefined();
  });

  it('says plainly which amount it cannot read, and nothing of one that is empty', () => {
    for (const typed of ['about 400k', 'a lot', '-5', '1e12'])
      expect(findAmountProblem(typed), typed).toMatch(/cannot read this as a dollar amount/);
    expect(findAmountProblem('3899,00')).toMatch(/^Did you mean \$3,899\.00 or \$389,900\?/);
    expect(findAmountProblem('  ')).toBeUndefined();
    expect(findAmountProblem('$450,000')).toBeUndefined();
  });
});

describe('an application', () => {
  const form = { ...full, disclosureVersion: '2026-11-20' };

  it('keeps amounts as they were typed and the contact in one form', () => {
    const kept = applicationForm.parse({
      ...form,
      purchasePrice: ' about 400k ',
      email: 'Ada+Home@Example.com',
    });
    expect(kept).toMatchObject({
      purchasePrice: 'about 400k',
      email: 'ada+home@example.com',
      phone: '+18005550199',
    });
  });

  it.each([
    ['timeline', 'never'],
    ['propertyType', undefined],
    ['occupancy', 'rent'],
    ['phone', '555'],
    ['email', 'ada'],
    ['name', ' '],
    ['purchasePrice', '9'.repeat(41)],
    ['downPayment', '1\0'],
  ])('with %s %j is refused with a sentence for that field', (field, value) => {
    const issue = applicationForm.safeParse({ ...form, [field]: value }).error?.issues[0];
    expect(issue?.path).toEqual([field]);
    expect(issue?.message).toMatch(/^[A-Z].*\.$/);
  });
});

describe('answers kept by the browser', () => {
  it('come back as they were', () => {
    expect(parseKeptAnswers(JSON.stringify(full))).toEqual(full);
  });

  it.each([null, '', '{{', 'null', '[]', '7', '{}'])('that cannot be read (%j) are empty', (json) => {
    expect(parseKeptAnswers(json)).toEqual(emptyAnswers);
  });

  it('of an older version keep what is still understood', () => {
    const json = JSON.stringify({
      timeline: 'someday',
      occupancy: 'secondHome',
      name: 5,
      email: 'ada@example.com',
    });
    expect(parseKeptAnswers(json)).toEqual({
      ...emptyAnswers,
      occupancy: 'secondHome',
      email: 'ada@example.com',
    });
  });
});

describe('the words and values of the specification', () => {
  it('choices of section 3', () => {
    expect([timelines, propertyTypes, occupancies]).toEqual([
      ['immediately', '1-2months', '3-6months', '6+months'],
      ['singleFamily', 'townhouse', 'condo', 'multiFamily'],
      ['primaryResidence', 'secondHome', 'investment'],
    ]);
  });

  it('toasts of section 8 and buttons of section 2', () => {
    expect(questionnaireMessages).toEqual({
      incomplete: { title: 'Please fill out all contact information fields.' },
      submitted: { title: 'Your application has been submitted!' },
      back: 'Back to Application',
      continue: 'Continue to Contact Information',
    });
  });
});
