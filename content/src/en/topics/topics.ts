import { explainedStageSlugs, guideStages } from '@porchlight/domain/guide/guide.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { TopicFeature, TopicText } from '@porchlight/domain/leads/waitlist/topic-text.ts';
import { listTableChanges } from '@porchlight/domain/programs/dated-tables.ts';
import { getToolPath, toolPageIds } from '@porchlight/domain/tools/tool-pages.ts';
import { officialSites } from '../../facts/official-sites.ts';
import { sources } from '../../facts/sources.ts';
import { tableMeanings } from '../data-sources-tables.ts';
import { glossary } from '../glossary.ts';
import { guideStageTexts } from '../guide.ts';
import { locale } from '../locale.ts';
import { toolSummaries } from '../tools.ts';
import { cashOutRefinance } from './cash-out-refinance.ts';
import { describeCreditScore } from './credit-score.ts';
import { describeMortgageBasics } from './mortgage-basics.ts';
import { describeMortgageTypes } from './mortgage-types.ts';
import { refinanceOptions } from './refinance-options.ts';
import { refinanceProcess } from './refinance-process.ts';

const say = (site: { label: string; href: string }, note: string) => ({ ...site, note });

/** Official pages for buyers, each with what it is good for. */
const homeBuyingResources: TopicText = {
  title: 'Official help for home buyers',
  answer:
    'Free help comes first: a counselor approved by HUD (800-569-4287), your three credit reports, and CFPB’s explanations of the two forms every lender must give you.',
  sections: [
    {
      title: 'People who help',
      links: [
        say(officialSites.housingCounselors, 'Counselors approved by HUD, by ZIP code.'),
        say(officialSites.lenderLicenses, 'Whether a lender or loan officer is licensed in your state.'),
        say(officialSites.consumerComplaint, 'When a lender or servicer does not answer.'),
      ],
    },
    {
      title: 'Before you look at homes',
      links: [
        say(
          { label: 'Program finder', href: '/programs' },
          'Down payment help, grants and loan programs where you buy, in at most ten questions.',
        ),
        say(
          { label: 'What a higher score is worth', href: '/tools/credit-price' },
          'What Fannie Mae and Freddie Mac charge for a score, and who does not pay it.',
        ),
        say(officialSites.creditReports, 'Your reports from all three bureaus, free.'),
        say(officialSites.buyingAHome, 'Programs of HUD and of your state.'),
        say(officialSites.loanTypes, 'Conventional, FHA, VA and USDA loans.'),
        say(officialSites.owningAHome, 'The whole way, step by step.'),
      ],
    },
    {
      title: 'Once you have found one',
      links: [
        say(officialSites.loanEstimate, 'Each line of the form that prices your loan.'),
        say(officialSites.closingDisclosure, 'Each line of the form you check before signing.'),
        say(officialSites.floodMaps, 'Whether the home stands in a flood zone.'),
        say(officialSites.radon, 'What a radon test says, and what to do then.'),
        say(officialSites.leadPaint, 'For homes built before 1978.'),
        say(
          officialSites.reportWireFraud,
          'At once, if money went to a wrong account; call your bank first.',
        ),
      ],
    },
  ],
};

const SHOWN = 12;

const preapproval: TopicText = {
  title: 'Getting preapproved',
  answer:
    'A preapproval is a lender’s letter that says, after a look at your credit and papers, about how much it would lend you. It is not a promise. Ask several lenders within two weeks: their credit checks are then recorded as one.',
  sections: [
    {
      title: 'Start with your own estimate',
      paragraphs: [
        'Five questions give you a payment and the cash to close. You need no phone number and no account for them.',
      ],
      links: [
        { label: 'Start the application', href: '/application' },
        { label: 'How much home you can afford', href: '/tools/affordability' },
      ],
    },
    {
      title: 'What lenders ask for',
      items: [
        'Photo ID, and your Social Security number.',
        'Pay stubs from the last 30 days, and W-2 and tax returns for two years.',
        'Bank statements for 2-3 months, every page.',
      ],
      links: [{ label: 'The whole list', href: '/portal/preparing#required-information' }],
      sources: [sources.documentAge],
    },
    {
      title: 'What to compare',
      items: [
        'The rate, the [[apr|APR]], [[discount-points|points]] and lender fees, quoted on one day for the same loan.',
        'Whether an underwriter read your papers, or the automated system alone.',
        'The day the letter ends.',
      ],
      links: [{ label: 'Compare offers side by side', href: '/tools/compare-offers' }],
      sources: [sources.creditInquiries],
    },
  ],
};

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

/** The changes of limits, fees and rules that our figures follow, the last one first. */
function describeMortgageNews(): TopicText {
  const changes = listTableChanges().slice(0, SHOWN);
  return {
    title: 'What changed in limits, fees and rules',
    answer: `The last ${changes.length} changes of the figures that lenders and our calculators go by, the newest first, each with its source.`,
    sections: [
      ...changes.map(({ kind, name, source, published, from, until }) => ({
        title: name,
        figure: `From ${formatCalendarDate(from, locale)}`,
        paragraphs: [
          until === null
            ? `${tableMeanings[kind]} It holds until it is replaced.`
            : `${tableMeanings[kind]} It holds until ${formatCalendarDate(until, locale)}.`,
        ],
        sources: [
          {
            source: source.title,
            ...(source.url !== undefined && { url: source.url }),
            checkedOn: published,
          },
        ],
      })),
      {
        title: 'This week’s rates',
        paragraphs: [
          'Freddie Mac publishes the average of the week each Thursday. Your own rate depends on your loan, score and down payment: ask three lenders on one day.',
        ],
        links: [{ label: 'Freddie Mac, weekly survey', href: 'https://www.freddiemac.com/pmms' }],
      },
    ],
  };
}
