import { formatDollars } from '@porchlight/domain/kernel/money.ts';
import type { TopicText } from '@porchlight/domain/leads/waitlist/topic-text.ts';
import { computeScoreStepValue } from '@porchlight/domain/tools/loan-level-price/score-step-value.ts';
import { sources } from '../../facts/sources.ts';

/** The example of the calculator's page. */
const example = {
  purpose: 'purchase',
  score: 718,
  scoreModel: 'classic_fico',
  loan: '270000',
  value: '300000',
  attributes: [],
  program: 'conventional',
  termMonths: 360,
} as const;
const BETTER = 740;

const disputeLaw = {
  source: '15 U.S.C. 1681i(a) (disputes with a credit bureau), as reprints of the law have it',
  checkedOn: '2026-11-24',
};

/** What a score is worth, which one counts, what it is made of, and how a report is put right. */
export function describeCreditScore(on: string): TopicText {
  const { steps, tables } = computeScoreStepValue({ ...example, attributes: [] }, on);
  const saved = steps.find(({ score }) => score === BETTER)?.savesDollars ?? '0.00';
  const figure = formatDollars(saved, 'whole');
  return {
    title: 'Your credit score',
    answer:
      'A higher score lowers what a conventional loan costs, in steps of 20 points. Some buyers do not pay for their score at all.',
    sections: [
      {
        title: 'What a higher score is worth',
        figure,
        paragraphs: [
          `From ${example.score} to ${BETTER} saves that much, once, on a $270,000 loan with 10% down. It is what Fannie Mae and Freddie Mac charge less; lenders mostly turn it into rate.`,
        ],
        links: [
          { label: 'Work out yours', href: '/tools/credit-price' },
          { label: 'On the loan of your plan', href: '/portal/credit#worth' },
        ],
        sources: tables.map(({ source, published }) => ({ source: source.title, checkedOn: published })),
      },
      {
        title: 'Which score counts',
        paragraphs: [
          'Lenders use older FICO scores from all three bureaus and commonly count the middle one. Free apps usually show another model, so the two differ.',
        ],
        sources: [sources.lenderScores],
      },
      {
        title: 'What it is made of',
        paragraphs: [
          'FICO names average weights and publishes no formula, so nobody else can say how many points a step brings.',
        ],
        table: {
          head: ['Part', 'Weight'],
          rows: [
            ['Payment history', '35%'],
            ['Amounts owed', '30%'],
            ['Length of history', '15%'],
            ['New credit', '10%'],
            ['Kinds of credit', '10%'],
          ],
        },
        sources: [sources.creditWeights],
      },
      {
        title: 'If a report is wrong',
        paragraphs: [
          'Dispute it with the bureau, in writing. It has 30 days from the day it receives your dispute, and up to 15 more if you add relevant information within them. What it cannot verify, it has to delete.',
        ],
        links: [
          { label: 'Write the letter and follow its days', href: '/portal/credit#disputes' },
          { label: 'Read and repair your credit', href: '/portal/preparing#steps' },
        ],
        sources: [disputeLaw],
      },
    ],
  };
}
