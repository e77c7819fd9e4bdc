import type { TopicFeature, TopicText } from '@porchlight/domain/leads/waitlist/topic-text.ts';
import { describeCalculators } from './calculators.ts';
import { cashOutRefinance } from './cash-out-refinance.ts';
import { describeCreditScore } from './credit-score.ts';
import { describeHomeBuying } from './home-buying.ts';
import { homeBuyingResources } from './home-buying-resources.ts';
import { describeMortgageBasics } from './mortgage-basics.ts';
import { describeMortgageNews } from './mortgage-news.ts';
import { describeMortgageTypes } from './mortgage-types.ts';
import { preapproval } from './preapproval.ts';
import { refinanceOptions } from './refinance-options.ts';
import { refinanceProcess } from './refinance-process.ts';
import { describeTerms } from './terms.ts';

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
