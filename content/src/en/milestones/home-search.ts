import type { MilestoneText } from '@porchlight/domain/milestones/workspace.ts';
import {
  calculator,
  glossary,
  guideKnowledge,
  guideRequired,
  guideSteps,
  official,
  ownDates,
  ownHomes,
} from './task-links.ts';

export const homeSearch: MilestoneText = {
  slug: 'home-search',
  description: 'See homes with your numbers in hand',
  help: 'You choose who helps you, look at homes, and check the costs that a listing does not show: taxes after the sale, insurance, dues and repairs. The aim is one home that you would still want on a rainy Tuesday.',
  duration: 'Weeks to months. It depends on your market, your budget and how firm your list is.',
  cost: 'Looking costs nothing. What your agent is paid, and by whom, is negotiable and must be in the agreement you sign.',
  guideStage: 'finding',
  tasks: [
    {
      id: 'interview-agents',
      title: 'Interview two or three agents',
      detail:
        'Ask how many buyers they helped in your price range this year, who covers for them, and whether they ever act for both sides. Check the license on your state’s real estate commission site.',
      links: [guideSteps('finding', 'Choose your agent')],
    },
    {
      id: 'read-buyer-agreement',
      title: 'Read the buyer agreement before you sign it',
      detail:
        'Expect to sign one before touring homes with an agent. Look for the fee, how long it binds you, the area it covers and how to end it; each of these can be negotiated.',
      links: [guideKnowledge('finding', 'Buyer agreements since August 17, 2024')],
    },
    {
      id: 'set-search-limits',
      title: 'Set your price range and area',
      detail:
        'Search by monthly cost, not by price: two homes at one price can differ a lot in tax, insurance and dues. Leave room below your limit if homes in your area sell above asking.',
      links: [calculator('affordability'), calculator('monthly-payment')],
    },
    {
      id: 'visit-homes',
      title: 'Visit homes and score each against your list',
      detail:
        'Take photos, run the taps, open the electrical panel door and look under sinks and at ceilings. Score the home the same day; after five viewings they blur.',
      links: [ownHomes, guideRequired('finding', 'To compare homes')],
    },
    {
      id: 'return-at-another-hour',
      title: 'Go back at another time of day',
      detail:
        'Stand outside on a weekday morning and on a Saturday night, and drive the commute at the hour you would leave. Ask a neighbor what they would want to know before buying.',
      links: [guideSteps('finding', 'Visit with a method'), ownDates('home-search')],
    },
    {
      id: 'check-flood-and-hazards',
      title: 'Check flood, fire and other hazards',
      detail:
        'Type the address into FEMA’s map at msc.fema.gov. In a special flood hazard area a federally backed loan requires flood insurance, and ordinary homeowner’s insurance does not cover floods.',
      links: [official('floodMaps'), guideKnowledge('finding', 'Flood and insurance decide more than taste')],
    },
    {
      id: 'price-homeowners-insurance',
      title: 'Get an insurance quote before you offer',
      detail:
        'Call two insurers with the address, the age of the roof and the wiring. Ask the seller for the home’s claims history; in some areas a home is hard or costly to insure.',
      links: [
        guideSteps('finding', 'Check the costs of this address'),
        glossary('clue-report', 'CLUE report'),
      ],
    },
    {
      id: 'check-property-tax',
      title: 'Look up the property tax you would pay',
      detail:
        'Call the county assessor and ask whether a sale triggers a new assessment and which exemptions end with the seller. Last year’s bill may be far below yours.',
      links: [ownHomes, guideKnowledge('finding', 'From a listing to a monthly figure')],
    },
    {
      id: 'read-hoa-papers',
      title: 'Read the HOA or condo papers',
      detail:
        'Ask for the budget, reserve study, rules, insurance and the last year of minutes. Look for special assessments, lawsuits and limits on renting, pets or parking.',
      links: [
        guideSteps('finding', 'Read the papers on the home'),
        glossary('reserve-study', 'Reserve study'),
      ],
      optional: true,
    },
    {
      id: 'read-seller-disclosures',
      title: 'Read what the seller discloses',
      detail:
        'Ask for the state disclosure form and, for a home built before 1978, the lead paint disclosure and pamphlet. A blank or “unknown” answer is a question for the inspector.',
      links: [guideSteps('finding', 'Read the papers on the home'), official('leadPaint')],
    },
    {
      id: 'know-fair-housing-rights',
      title: 'Know your fair housing rights',
      detail:
        'Nobody may refuse, steer or charge you more because of race, color, religion, sex, national origin, disability or having children. Ask agents about homes and facts, not about who lives there; report a problem at hud.gov/fairhousing.',
      links: [official('fairHousing'), guideKnowledge('finding', 'Fair housing protects your search')],
    },
  ],
  dates: [
    {
      key: 'next-viewing',
      title: 'Next viewing',
      hint: 'The home you see next. Change it as you go; it shows on your journey page until the day has passed.',
    },
    {
      key: 'buyer-agreement-ends',
      title: 'Your buyer agreement ends',
      hint: 'The last day it binds you to your agent. Decide before then whether to extend it.',
    },
  ],
  documentRequests: [],
};
