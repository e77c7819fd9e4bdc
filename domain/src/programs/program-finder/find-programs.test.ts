import { describe, expect, test } from 'vitest';
import { formatCents } from '../../kernel/money.ts';
import { type StateCode, states } from '../../kernel/states.ts';
import { type FinderAnswers, type FinderQuestion, MAX_QUESTIONS, questions } from './answers.ts';
import { findAssistance } from './assistance.ts';
import { findCombination, listCombinations } from './combining.ts';
import { describeChanges, describeRule } from './describe-rules.ts';
import { findLikeliest, findPrograms, listAskedAnswers, listOpenQuestions } from './find-programs.ts';
import { findOther, judgeProgram } from './judgments.ts';
import { listOpenPrograms } from './program-list.ts';

const ON = '2026-11-25';
const programs = listOpenPrograms(ON);
const pick = (id: string) => {
  const program = programs.find((one) => one.id === id);
  if (program === undefined) throw new Error(`No program is called ${id}.`);
  return program;
};
const stateCodes = Object.keys(states) as StateCode[];

/** Answers that fail no program's rule, so that every question is asked. */
const willing: FinderAnswers = {
  occupancy: 'primary',
  firstTime: true,
  firstGeneration: true,
  military: true,
  native: true,
  rural: true,
  income: 8_000_000,
  ami: 10_000_000,
  mrbLimit: 10_000_000,
  ownFunds: 500_000,
  score: 700,
  downPercent: '5',
  residency: 'citizen',
};

/** Answers one question after another, as the page does; null passes. Returns what was asked. */
function answerAll(
  state: StateCode,
  answer: (question: FinderQuestion) => FinderAnswers | null,
): FinderQuestion[] {
  let answers: FinderAnswers = { state };
  const passed: FinderQuestion[] = [];
  const asked: FinderQuestion[] = ['state'];
  for (;;) {
    const [next] = listOpenQuestions(answers, ON, passed);
    if (next === undefined) return asked;
    const waiting = findPrograms(answers, ON).need.flatMap(({ needs }) => needs);
    expect(waiting.some((name) => (questions[next] as readonly string[]).includes(name))).toBe(true);
    asked.push(next);
    const given = answer(next);
    if (given === null) passed.push(next);
    else answers = { ...answers, ...given };
  }
}

const pickAnswers = (from: FinderAnswers, question: FinderQuestion): FinderAnswers =>
  Object.fromEntries(questions[question].map((name) => [name, from[name]]));

describe.each(stateCodes)('in %s', (state) => {
  test('at most ten questions are asked, none twice, and none is left when they are answered', () => {
    const asked = answerAll(state, (question) => pickAnswers(willing, question));
    expect(asked.length).toBeLessThanOrEqual(MAX_QUESTIONS);
    expect(new Set(asked).size).toBe(asked.length);
    const answered = Object.assign({ state }, ...asked.slice(1).map((one) => pickAnswers(willing, one)));
    expect(findPrograms(answered, ON).need).toEqual([]);
    expect(findPrograms(answered, ON).yes.length).toBeGreaterThan(2);
  });

  test('a buyer who cannot answer is not asked again', () => {
    const asked = answerAll(state, () => null);
    expect(asked.length).toBeLessThanOrEqual(MAX_QUESTIONS);
    expect(new Set(asked).size).toBe(asked.length);
  });

  test('a second home ends the questions at once', () => {
    const asked = answerAll(state, (question) => (question === 'occupancy' ? { occupancy: 'second' } : null));
    expect(asked).toEqual(['state', 'occupancy']);
  });
});

test('the place is asked first, and then what most programs wait for', () => {
  expect(listOpenQuestions({}, ON)).toEqual(['state']);
  expect(findPrograms({}, ON)).toEqual({ yes: [], need: [], ask: [], no: [] });
  const [first] = listOpenQuestions({ state: 'MA' }, ON);
  expect(first).toBe('occupancy');
});

test('the bond limit is asked for where a program counts with it, and nowhere else', () => {
  expect(listAskedAnswers('income', { state: 'OH', income: 1 }, ON)).toEqual(['income', 'ami', 'mrbLimit']);
  expect(listAskedAnswers('income', { state: 'MA' }, ON)).toEqual(['income', 'ami']);
});

test('counseling is a yes before anything but the place is known', () => {
  expect(findPrograms({ state: 'WY' }, ON).yes.map(({ program }) => program.id)).toEqual(['hud-counseling']);
});

test.each([
  [8_000_000, 'yes', 'no'],
  [8_000_001, 'no', 'yes'],
  [12_000_000, 'no', 'yes'],
  [12_000_001, 'no', 'no'],
  [0, 'yes', 'no'],
  [1_000_000_000, 'no', 'no'],
])('an income of %i cents at a median of 100,000 dollars', (income, builder, workforce) => {
  const buyer: FinderAnswers = { ...willing, state: 'MA', income };
  expect(judgeProgram(pick('fhlb-boston-ebp'), buyer).verdict).toBe(builder);
  expect(judgeProgram(pick('fhlb-boston-how'), buyer).verdict).toBe(workforce);
});

// HUD's median of 90,000 for four is 63,000 for one, and USDA has one limit for one to four people.
test.each([
  [7_245_000, 'yes'],
  [7_245_001, 'ask'],
  [8_000_000, 'ask'],
  [100_000_000, 'ask'],
])('USDA refuses no buyer for an income of %i cents: its own limits are not by person', (income, verdict) => {
  const buyer: FinderAnswers = { ...willing, income, ami: 6_300_000 };
  const judgment = judgeProgram(pick('usda-guaranteed'), buyer);
  expect([judgment.verdict, describeChanges(judgment, buyer)]).toEqual([verdict, null]);
  expect(judgment.program.notRead?.join()).toMatch(/1 to 4 people/);
  const { rule } = judgment.rules.find(({ rule: { condition } }) => condition.kind === 'income') ?? {};
  expect(rule && describeRule(rule.condition, judgment.program, buyer)).toBe(
    'Household income at most 115% of the area median: $72,450. Above that, the agency’s own limit decides.',
  );
});

test('where incomes end for one, the other begins, whatever else it asks', () => {
  const buyer: FinderAnswers = { ...willing, state: 'MA', income: 8_000_001, ownFunds: 50_000 };
  const judgment = judgeProgram(pick('fhlb-boston-ebp'), buyer);
  expect(findOther(judgment, programs, buyer)?.id).toBe('fhlb-boston-how');
  expect(describeChanges(judgment, buyer)).toBe('a household income of $80,000 or less');
});

test.each([
  [{ score: 579, downPercent: '3.5' }, '10 percent down, or 1 point more'],
  [{ score: 579, downPercent: '3' }, '10 percent down, or 3.5 percent down and 1 point more'],
  [{ score: 580, downPercent: '3.4' }, '3.5 percent down'],
  [{ score: 499, downPercent: '20' }, '1 point more'],
  [{ score: 499, downPercent: '5' }, '10 percent down and 1 point more, or 81 points more'],
] as const)('FHA with %j would be changed by %s', (credit, words) => {
  const buyer: FinderAnswers = { ...willing, ...credit };
  const judgment = judgeProgram(pick('fha-203b'), buyer);
  expect([judgment.verdict, describeChanges(judgment, buyer)]).toEqual(['no', words]);
});

test('a score or a down payment alone decides where no other answer could', () => {
  const fha = pick('fha-203b');
  const judge = (answers: FinderAnswers) =>
    judgeProgram(fha, { occupancy: 'primary', residency: 'citizen', ...answers });
  expect(judge({ score: 499 }).verdict).toBe('no');
  expect(judge({ downPercent: '3' }).verdict).toBe('no');
  expect(judge({ score: 580 }).needs).toEqual(['downPercent']);
  expect(judge({ downPercent: '10' }).needs).toEqual(['score']);
});

test.each([
  ['state-oh', { price: 30_000_000, loan: 'conventional' }, { amount: 900_000, is: 'exact' }],
  ['state-oh', { price: 30_000_000, loan: 'fha' }, { amount: 1_050_000, is: 'exact' }],
  ['state-oh', { price: 30_000_000 }, { amount: 1_050_000, is: 'upTo' }],
  ['state-oh', {}, null],
  ['state-tn', { price: 40_000_000 }, { amount: 1_500_000, is: 'upTo' }],
  ['state-mo', { loanAmount: 20_000_012 }, { amount: 800_000, is: 'exact' }],
  ['fhlb-sf-wish', { ownFunds: 500_000 }, { amount: 2_000_000, is: 'upTo' }],
  ['fhlb-sf-wish', { ownFunds: 900_000 }, { amount: 3_209_900, is: 'upTo' }],
  ['fhlb-desmoines-homestart', { state: 'HI' }, { amount: 2_500_000, is: 'upTo' }],
  ['fhlb-cincinnati-whp', { military: true }, { amount: 2_500_000, is: 'upTo' }],
  ['fhlb-ny-hdp', { income: 8_000_001, ami: 10_000_000 }, { amount: 3_000_000, is: 'upTo' }],
  ['state-wy', { price: 30_000_000 }, null],
] as const)('%s gives to %j', (id, answers, expected) => {
  expect(findAssistance(pick(id), answers)).toEqual(expected);
});

test('programs go together only where a document says so', () => {
  expect(findCombination('fha-203b', 'state-oh', ON)?.document.title).toContain('Ohio');
  expect(findCombination('state-oh', 'fhlb-cincinnati-whp', ON)).toBeUndefined();
  expect(listCombinations(['state-oh', 'fha-203b', 'va-guaranty'], ON)).toHaveLength(2);
});

test('rules read in our own words, with the area’s median in dollars', () => {
  const program = pick('fhlb-boston-ebp');
  const texts = program.rules.map(({ condition }) => describeRule(condition, program, { ami: 9_999_999 }));
  expect(texts).toContain('Household income at most 80% of the area median: $79,999.99.');
  expect(texts).toContain('At least $500 of your own money.');
  expect([0, 50, 100, 123_456_789].map((cents) => formatCents(cents))).toEqual([
    '$0',
    '$0.50',
    '$1',
    '$1,234,567.89',
  ]);
});

test('what is known from elsewhere leaves every question that a rule still needs', () => {
  const known: FinderAnswers = {
    state: 'MA',
    occupancy: 'primary',
    ownFunds: 500_000,
    score: 700,
    downPercent: '5',
    price: 1,
  };
  const open = listOpenQuestions(known, ON, ['state', 'occupancy', 'own_funds', 'credit']);
  expect(open).toEqual(
    expect.arrayContaining(['first_time', 'income', 'first_generation', 'military', 'rural', 'residency']),
  );
});

test.each<[string, FinderAnswers, string | undefined]>([
  ['nothing before the place is known', {}, undefined],
  ['the most that may come, before anything else is answered', { state: 'OH' }, 'need'],
  ['the most of those that say yes, once one does', { ...willing, state: 'OH' }, 'yes'],
])('the likeliest program is %s', (_what, answers, verdict) => {
  const found = findPrograms(answers, ON);
  const likeliest = findLikeliest(found, answers);
  expect(likeliest?.verdict).toBe(verdict);
  if (likeliest === undefined) return;
  const amounts = found[likeliest.verdict].map(
    ({ program }) => findAssistance(program, answers)?.amount ?? 0,
  );
  expect(likeliest.assistance.amount).toBe(Math.max(...amounts));
  expect(likeliest.assistance.amount).toBeGreaterThan(0);
});
