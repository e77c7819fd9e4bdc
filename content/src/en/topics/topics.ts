import { explainedStageSlugs, guideStages } from '@porchlight/domain/guide/guide.ts';
import type { TopicFeature, TopicText } from '@porchlight/domain/leads/waitlist/topic-text.ts';
import { getToolPath, toolPageIds } from '@porchlight/domain/tools/tool-pages.ts';
import { glossary } from '../glossary.ts';
import { guideStageTexts } from '../guide.ts';
import { toolSummaries } from '../tools.ts';
import { cashOutRefinance } from './cash-out-refinance.ts';
import { describeCreditScore } from './credit-score.ts';
import { homeBuyingResources } from './home-buying-resources.ts';
import { describeMortgageBasics } from './mortgage-basics.ts';
import { describeMortgageNews } from './mortgage-news.ts';
import { describeMortgageTypes } from './mortgage-types.ts';
import { preapproval } from './preapproval.ts';
import { refinanceOptions } from './refinance-options.ts';
import { refinanceProcess } from './refinance-process.ts';

/** The terms on a buyer's first documents. */
const FIRST_TERMS = [
  'apr',
  'closing-costs',
  'closing-disclosure',
  'contingency',
  'discount-points',
  'down-payment',
  'earnest-money',
  'escrow-account',
  'loan-estimate',
  'mortgage-insurance',
  'pre-approval',
  'principal',
  'rate-lock',
  'title-insurance',
  'underwriting',
];

/** What a waitlist page says first, as of a calendar day. Asked when the pages are built. */
export const topics: Record<TopicFeature, (on: string) => TopicText> = {
  'home-buying': describeHomeBuying,
  'mortgage-types': describeMortgageTypes,
  preapproval: () => preapproval,
  'home-buying-resources': () => homeBuyingResources,
  'refinance-options': () => refinanceOptions,
  'cash-out-refinance': () => cashOutRefinance,
  'refinance-process': () => refinanceProcess,
  'credit-score': describeCreditScore,
  'mortgage-basics': describeMortgageBasics,
  'mortgage-calculators': describeCalculators,
  'mortgage-glossary': describeTerms,
  'mortgage-news': describeMortgageNews,
};

/** Every calculator, with the question it answers. */
function describeCalculators(): TopicText {
  return {
    title: 'Mortgage calculators',
    answer: `${toolPageIds.length} calculators, free and without an account. Each shows its formula, its assumptions and the tables behind them.`,
    sections: toolPageIds.map((id) => {
      const { name, answers, ready } = toolSummaries[id];
      return {
        title: name,
        paragraphs: [`${answers} Have ready: ${ready}`],
        links: [{ label: `Open: ${name}`, href: getToolPath(id) }],
      };
    }),
  };
}

/** The whole purchase: each stage of the guide with how long it takes and what it costs. */
function describeHomeBuying(): TopicText {
  return {
    title: 'Buying a home, from the first thought to the first payment',
    answer:
      'Seven stages: budget, search, offer, inspection and appraisal, loan, closing, and the first weeks in the home.',
    isOrdered: true,
    sections: explainedStageSlugs.flatMap((slug) => {
      const text = guideStageTexts.find((stage) => stage.slug === slug);
      const name = guideStages.find((stage) => stage.slug === slug)?.name;
      if (text === undefined || name === undefined) return [];
      return {
        title: name,
        paragraphs: [text.description, `Time: ${text.duration} Cost: ${text.cost}`],
        links: [{ label: `Read the stage: ${name}`, href: `/portal/${slug}` }],
      };
    }),
  };
}

/** The first terms with their meanings, and the way to all of them. */
function describeTerms(): TopicText {
  return {
    title: 'Mortgage terms in plain words',
    answer: `${glossary.length} terms, each in a sentence or two. These stand on a buyer’s first papers.`,
    sections: [
      {
        title: 'On your first papers',
        items: FIRST_TERMS.flatMap((slug) => {
          const entry = glossary.find((one) => one.slug === slug);
          return entry === undefined ? [] : `[[${slug}|${entry.term}]]: ${entry.definition}`;
        }),
        links: [{ label: `All ${glossary.length} terms`, href: '/glossary' }],
      },
    ],
  };
}
