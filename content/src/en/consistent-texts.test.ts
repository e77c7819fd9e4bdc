import { GRACE_DAYS } from '@porchlight/domain/accounts/personal-data/account-deletion.ts';
import { formatCount } from '@porchlight/domain/kernel/formats.ts';
import { waitlistPages } from '@porchlight/domain/leads/waitlist/waitlist.ts';
import { dtiLimitTables } from '@porchlight/domain/programs/debt-to-income/dti-limit-table.ts';
import { conformingLimitTables } from '@porchlight/domain/programs/loan-limits/conforming-limit-table.ts';
import { fhaMipTables } from '@porchlight/domain/programs/mortgage-insurance/fha-mip-table.ts';
import { vaFundingFeeTables } from '@porchlight/domain/programs/mortgage-insurance/va-funding-fee-table.ts';
import { describe, expect, test } from 'vitest';
import { assistant } from './assistant/assistant.ts';
import { intents } from './assistant/intents.ts';
import { disclosure } from './disclosure.ts';
import { glossary } from './glossary.ts';
import { guideStageTexts } from './guide.ts';
import { landing } from './landing.ts';
import { legalPages } from './legal/legal-pages.ts';
import { milestoneTexts } from './milestones.ts';
import { sampleAnnotations } from './sample-annotations.ts';
import { sampleEstimate } from './sample-estimate.ts';
import { cashToCloseText } from './tools/cash-to-close.ts';

const everything = {
  ...{ assistant, intents, disclosure, glossary, guideStageTexts, landing, legalPages },
  ...{ milestoneTexts, sampleAnnotations, sampleEstimate, cashToCloseText },
};

/** Every sentence of a text, however deeply nested. */
function listSentences(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/(?<=[.?]) /);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listSentences);
}

const read = (value: unknown) => listSentences(value).join(' ');
const readTerm = (slug: string) => read(glossary.find((entry) => entry.slug === slug));
const readStage = (slug: string) => read(guideStageTexts.find((stage) => stage.slug === slug));
const readMilestone = (slug: string) => read(milestoneTexts.find((milestone) => milestone.slug === slug));
const loadAnswer = (asked: RegExp) => read(landing.faq.items.find(({ question }) => asked.test(question)));
const readLegal = (slug: string) => read(legalPages.find((page) => page.slug === slug));

test('interest paid at closing runs to the end of that month, and the first payment brings the next (form H-25(B), F.03)', () => {
  const wrong = listSentences(everything).filter((sentence) =>
    /interest (up )?(to|until) (then|the first payment)/i.test(sentence),
  );
  expect(wrong).toEqual([]);
  for (const text of [readMilestone('funding'), read(sampleEstimate), read(sampleAnnotations)])
    expect(text).toContain('interest to the end of the month');
  expect(readMilestone('funding')).toContain('the first payment brings the interest of the month after');
});

test('to ask at least three lenders is the advice wherever a number is given', () => {
  const fewer = listSentences(everything).filter((sentence) =>
    /\b(two|two or three) (other )?lenders\b/i.test(sentence),
  );
  expect(fewer).toEqual([]);
  for (const text of [readStage('preparing'), readStage('under-contract'), readMilestone('pre-app')])
    expect(text).toMatch(/at least three lenders/i);
});

test('a page that finds counselors comes with one number, HUD’s', () => {
  const finders = guideStageTexts
    .flatMap((stage) => stage.tabs['helpful-resources'].flatMap(({ links }) => links ?? []))
    .filter(({ title }) => title === 'Find a housing counselor');
  expect(finders.length).toBeGreaterThan(1);
  for (const { note } of finders) expect(note).toContain('800-569-4287');
});

test('a link of the guide to a page that is not open yet says so', () => {
  const paths = new Set<string>(waitlistPages.map(({ path }) => path));
  const links = guideStageTexts
    .flatMap((stage) => stage.tabs['helpful-resources'].flatMap((section) => section.links ?? []))
    .filter(({ href }) => paths.has(href));
  expect(links.length).toBeGreaterThanOrEqual(6);
  for (const { note, href } of links) expect(note, href).toContain('as it becomes available');
});

test('one address outside has one title throughout the guide', () => {
  const titles = new Map<string, Set<string>>();
  for (const { href, title } of guideStageTexts
    .flatMap((stage) => stage.tabs['helpful-resources'].flatMap((section) => section.links ?? []))
    .filter((link) => link.href.startsWith('https:')))
    titles.set(href, new Set([...(titles.get(href) ?? []), title]));
  expect([...titles].filter(([, of]) => of.size > 1)).toEqual([]);
});

test('who opens documents is said alike wherever it is said', () => {
  for (const text of [loadAnswer(/keep my documents/), readLegal('terms'), readLegal('privacy')]) {
    expect(text).toMatch(/our staff/i);
    expect(text).toContain('milestone asks for');
    expect(text).not.toMatch(/in your account alone|show it to you, and nothing more/);
  }
});

test('the estimates are a fixed sample and one from the answers', () => {
  const answer = loadAnswer(/official Loan Estimate/);
  expect(answer).toContain('fixed sample');
  expect(answer).toContain('worked out from your answers');
  expect(disclosure.paragraphs[0]).toMatch(
    /fixed sample .* and, beside it, figures worked out from your answers/,
  );
});

test('the forms that ask for a phone number are named', () => {
  const answer = loadAnswer(/phone number/);
  for (const form of ['application', 'final step of the guide']) expect(answer).toContain(form);
});

test('beta access is promised at once only where requests need no approval', () => {
  expect(loadAnswer(/beta access/)).toContain('It takes effect at once, unless');
});

test('the end of mortgage insurance comes with what a lender may ask for (12 U.S.C. 4902(a))', () => {
  for (const text of [readTerm('private-mortgage-insurance'), readStage('post-closing')])
    for (const part of ['good payment history', 'has not lost value', 'second loan'])
      expect(text).toContain(part);
});

test('the right to cancel is not promised for every refinance (12 CFR 1026.23(f)(2))', () => {
  expect(readTerm('rescission')).toContain('most refinances');
  expect(readStage('closing')).toContain('for most refinances');
});

test('every count of business days has its meaning of the word', () => {
  const text = readTerm('business-day');
  expect(text).toContain('three days before closing');
  expect(text).toContain('seven between the Loan Estimate and closing');
});

test.each([
  ['HOA', /\bHOA\b/, 'homeowners-association'],
  ['HUD', /\bHUD\b/, 'hud'],
  ['points', /\bpoints\b/, 'discount-points'],
  ['lender credits', /\blender credits\b/, 'lender-credit'],
])('each stage with the word %s in a tab explains it there', (_, word, slug) => {
  const tabs = guideStageTexts.map((stage) =>
    read(
      Object.values(stage.tabs)
        .flat()
        .flatMap(({ paragraphs, items }) => [paragraphs, items]),
    ),
  );
  const said = tabs.filter((text) => word.test(text));
  expect(said.length).toBeGreaterThan(0);
  for (const text of said) expect(text).toContain(`[[${slug}|`);
});

test('apostrophes are typographic, but for the label of the specification', () => {
  const straight = listSentences([everything, dtiLimitTables]).filter((sentence) => sentence.includes("'"));
  expect(straight).toEqual(["Update driver's license"]);
});

describe('figures of texts are those of the tables', () => {
  const limits = conformingLimitTables.at(-1) ?? conformingLimitTables[0];
  const [{ content: fha }] = fhaMipTables;
  const [{ content: va }] = vaFundingFeeTables;
  const [{ content: lines }] = dtiLimitTables;
  const dollars = (amount: number) => `$${formatCount(amount)}`;
  const findLine = (id: string) => {
    const line = lines.find((known) => known.id === id);
    return `${line?.frontMaxPercent}% and ${line?.backMaxPercent}%`;
  };
  const findMost = (id: string) => `${lines.find((known) => known.id === id)?.backMaxPercent}%`;
  const lowDown = fha.longTerm.upToLine.at(-1)?.annualPercent;
  const [, fivePercentDown, nothingDown] = va.steps;

  test.each([
    ['conforming limit', readTerm('conforming-loan'), limits.from.slice(0, 4)],
    ['conforming limit', readTerm('conforming-loan'), dollars(limits.content.baseline[0])],
    ['conforming ceiling', readTerm('conforming-loan'), dollars(limits.content.ceiling[0])],
    [
      'conforming limit',
      readStage('preparing'),
      `The ${limits.from.slice(0, 4)} limit for one unit is ${dollars(limits.content.baseline[0])}`,
    ],
    ['FHA upfront', readTerm('mortgage-insurance-premium'), `${fha.upfrontPercent}% of the loan up front`],
    ['FHA yearly', readTerm('mortgage-insurance-premium'), `${lowDown}% for many`],
    ['FHA end', readTerm('mortgage-insurance-premium'), `after ${fha.shortDurationMonths / 12} years`],
    ['FHA upfront', readStage('preparing'), `${fha.upfrontPercent}% of the loan up front`],
    ['FHA yearly', readStage('preparing'), `${lowDown}% a year that does not end`],
    ['VA first use', readStage('preparing'), `${nothingDown?.first}% on a first use`],
    ['VA first use', readTerm('va-funding-fee'), `${nothingDown?.first}% for a first use`],
    ['VA later use', readTerm('va-funding-fee'), `costs ${nothingDown?.later}%`],
    ['VA 5% down', readTerm('va-funding-fee'), `With 5% down it is ${fivePercentDown?.first}%`],
    ['VA 10% down', readTerm('va-funding-fee'), `with 10% down ${va.steps[0]?.first}%`],
    ['Fannie Mae', readTerm('debt-to-income-ratio'), `up to ${findMost('fannieDu50')}`],
    ['VA', readTerm('debt-to-income-ratio'), `VA uses ${findMost('va41Guide')}`],
    ['the guide', readTerm('debt-to-income-ratio'), `At most ${findMost('guide43')} is preferred`],
    ['FHA', readTerm('housing-ratio'), `${findLine('fhaManual3143')} for FHA by hand`],
    ['USDA', readTerm('housing-ratio'), `${findLine('usda2941')} for USDA`],
    [
      'by hand',
      readStage('preparing'),
      `stop at ${findMost('fannieManual36')}, or ${findMost('fannieManual45')}`,
    ],
    ['days to come back', readLegal('privacy'), `${GRACE_DAYS} days to change your mind`],
  ])('%s', (_, text, figure) => {
    expect(text).toContain(figure);
  });
});
