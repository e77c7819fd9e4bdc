import type { AskedState } from '@porchlight/domain/assistant/asked/asked-state.ts';
import type { ToldAnswer } from '@porchlight/domain/assistant/intents.ts';
import { states } from '@porchlight/domain/kernel/states.ts';
import {
  housingAgencies,
  housingAgencySource,
} from '@porchlight/domain/programs/program-finder/housing-agencies.ts';
import { officialSites } from '../../facts/official-sites.ts';

const callACounselor =
  'A housing counselor approved by HUD can look with you, at little or no cost: 800-569-4287.';
const counselors = [
  { label: 'Call for a HUD counselor: 800-569-4287', href: 'tel:+18005694287' },
  officialSites.housingCounselors,
];

const programFinder = { label: 'Program finder', href: '/programs' };

/** Whom to ask for help with buying in a state; elsewhere a housing counselor. No program is named here: they change within a year, and the program finder says what is known of each. */
export function answerState(state: AskedState): ToldAnswer {
  if (state === 'elsewhere')
    return {
      first: 'Ask a housing counselor approved by HUD near you which programs there are.',
      more: [callACounselor],
      links: [programFinder, ...counselors],
    };
  const { name, href } = housingAgencies[state];
  return {
    first: `${name} is the agency for home buyers in ${states[state]}; its official site is ${new URL(href).host}.`,
    more: [
      'State agencies help with loans and down payments, mostly for first-time buyers, with limits on income and price. What is open changes during the year, so read it on the agency’s own page.',
      callACounselor,
    ],
    links: [{ label: name, href }, programFinder, ...counselors],
    sources: [housingAgencySource],
  };
}
