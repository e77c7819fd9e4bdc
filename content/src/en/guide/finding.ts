import type { GuideStageText } from '@porchlight/domain/guide/guide.ts';
import { officialSites } from '../../facts/official-sites.ts';
import { sources } from '../../facts/sources.ts';
import { site } from '../../site.ts';

export const finding: GuideStageText = {
  slug: 'finding',
  title: 'Stage 2: Finding Your Home',
  description: 'An agent, a search, and the costs a listing does not show.',
  intro:
    'You now know your number. This stage is about choosing who helps you, looking at homes with a clear list, and learning what each one would really cost to own before you fall for it.',
  speakTo: [
    {
      who: 'Two or three buyer’s agents',
      ask: [
        'How many buyers did you help in my price range this year, and may I call two of them?',
        'What is your fee, who may end up paying it, and how can I end the agreement?',
        'Do you or your firm ever act for both sides?',
      ],
    },
    {
      who: 'The county tax assessor',
      ask: [
        'What would the tax be after a sale at this price, and which exemptions end with the seller?',
        'Is any special assessment coming for roads, sewers or schools?',
      ],
    },
    {
      who: 'An insurance agent',
      ask: [
        'Would you insure this address, with this roof and wiring, and for how much a year?',
        'What would flood, wind or earthquake cover cost here?',
      ],
    },
    {
      who: 'The neighbors and, if there is one, the HOA manager',
      ask: [
        'What would you want to know before buying here?',
        'Is any special assessment or lawsuit under way?',
      ],
    },
  ],
  whyImportant:
    'The price is what you pay once. Taxes, insurance, dues, commuting and repairs are what you pay every month. Two homes with one price can differ by hundreds of dollars a month, and a listing shows almost none of it. What you check now, you do not have to undo later.',
  duration: 'Weeks to months, by market. Give each serious home two visits.',
  cost: 'Looking is free. Agent fees are negotiable and written in your agreement.',
  tabs: {
    steps: [
      {
        title: 'Choose your agent',
        items: [
          'Interview two or three, and look up each license at your state’s real estate commission.',
          'Read the [[buyer-agreement]] before you sign: services, fee, area, how long it lasts, how to end it. Ask for a short term first.',
          'If the agent’s firm also has the listing, ask what [[dual-agency]] would take away from you.',
        ],
      },
      {
        title: 'Set the search',
        items: [
          'Turn your monthly limit into a price range, with tax and insurance for that area counted in.',
          'Keep the list of must-haves short, and share it with everybody who decides with you.',
          'Set alerts, and expect to see good homes within days in a busy market.',
        ],
      },
      {
        title: 'Visit with a method',
        items: [
          'Outside first: slope of the ground, gutters, roof edges, cracks, big trees, noise.',
          'Inside: run the taps, flush, open windows and the panel, look at ceilings, under sinks and at the age plates on furnace and water heater.',
          'Take the same photos in the same order in each home, and score it the same day.',
          'Come back at another hour, and drive the commute when you would drive it.',
        ],
      },
      {
        title: 'Check the costs of this address',
        items: [
          '[[property-tax|Property tax]] after a sale, not the seller’s last bill.',
          '[[homeowners-insurance|Homeowner’s insurance]]: a real quote on this address, before you offer.',
          'Flood risk at FEMA’s map. Ask your insurer even outside the high-risk zones.',
          '[[homeowners-association|HOA]] dues, [[special-assessment|special assessments]] and what the dues cover.',
          'Utilities for the last twelve months, internet that really reaches the house, well or septic.',
        ],
      },
      {
        title: 'Read the papers on the home',
        items: [
          'The [[seller-disclosure]], line by line. “Unknown” is a question for the inspector.',
          'For a home built before 1978: the [[lead-based-paint|lead-based paint]] disclosure and pamphlet.',
          'HOA or condo: budget, [[reserve-study]], rules, insurance and a year of minutes.',
          'Permits for additions, at the city’s building office.',
        ],
      },
    ],
    'required-information': [
      {
        title: 'To start with an agent',
        items: [
          'Your pre-approval letter, with the amount you want shown.',
          'Your list of must-haves, your area and your timing.',
          'Photo ID: many agents ask for it before a first showing.',
        ],
      },
      {
        title: 'To judge a home',
        items: [
          'Address, parcel number, year built, lot size, and the last sale.',
          'Age of roof, furnace, air conditioner, water heater and wiring.',
          'Insurance claims history: ask the seller for the [[clue-report|CLUE report]].',
          'HOA name, dues, manager’s number and rules.',
          'What stays: appliances, lights, sheds, curtains, solar panels and who owns them.',
        ],
      },
      {
        title: 'To compare homes',
        items: [
          'One line for each: price, tax, insurance, dues, likely repairs in five years, commute, score.',
          'The monthly total for each, worked out with the same rate and down payment.',
        ],
      },
    ],
    'critical-knowledge': [
      {
        title: 'From a listing to a monthly figure',
        paragraphs: [
          'Take a home with property tax of $4,800 a year after the sale, insurance of $1,800 a year and dues of $75 a month. That is $400, $150 and $75: $625 a month before you have paid anything on the loan. A second home at the same price with half the tax and no dues costs $275 a month less. Do this sum for each home you like, on the day you see it.',
        ],
      },
      {
        title: 'Buyer agreements since August 17, 2024',
        paragraphs: [
          'Agents who share listings through most local databases must have a written agreement with you before they tour a home with you, in person or by live video. It must state the fee as an amount or rate, and fees are not set by law. You can still ask the seller, in your offer, to pay some or all of it. You do not need an agreement to walk through an open house alone.',
        ],
      },
      {
        title: 'Fair housing protects your search',
        paragraphs: [
          'Nobody may refuse, limit or steer you because of race, color, religion, sex, national origin, disability or having children; many states add more. An agent who says an area is “not for you” is [[steering]]. Ask for facts instead: prices, taxes, school boundaries, crime data from the police. You can complain to [[hud|HUD]] within one year at hud.gov/fairhousing or 800-669-9777.',
        ],
      },
      {
        title: 'Flood and insurance decide more than taste',
        paragraphs: [
          'In a [[special-flood-hazard-area]], which FEMA maps as having at least a 1% chance of flooding each year, a federally backed loan requires [[flood-insurance]]. Ordinary policies leave floods out. In some regions insurers have stopped writing new policies, and without one no lender will fund your loan. Get the quote before the offer.',
        ],
      },
      {
        title: 'Homes that need a second look from your lender',
        items: [
          'Condos: the lender reviews the association’s budget, insurance and owners. A poor review can end the loan.',
          'Manufactured homes, mixed use, acreage, and homes without working heat or kitchen: not every program takes them.',
          'FHA, VA and USDA loans: the appraiser also checks basic safety and soundness.',
          'Two to four units: other loan limits and rules apply.',
        ],
      },
      {
        title: 'New construction',
        items: [
          'The builder’s salesperson works for the builder. If you want your own agent, bring that agent on the first visit: many builders insist on it.',
          'Inspect it anyway, before the walls close and again at the end.',
          'The first tax bill may be for an empty lot. Ask for the tax on the finished home.',
        ],
      },
      {
        title: 'What goes wrong, and how to notice',
        items: [
          'Fresh paint in one corner, a strong scent, a rug out of place: ask what is under it.',
          'A seller or agent in a hurry who will not let you see a room, a report or a bill.',
          'Rentals in disguise: tenants with a lease, or solar panels and water heaters on a lease that you would take over.',
          'A price far below the rest. Look up the owner at the county before you send anybody money.',
          'Falling for the third home because the first two got away. Go back to your list and your limit.',
        ],
      },
    ],
    'helpful-resources': [
      {
        title: `On ${site.name}`,
        links: [
          {
            title: 'Home Search tasks',
            href: '/portal/milestones/home-search',
            note: 'Each check, with a place to tick it off.',
          },
          { title: 'Glossary', href: '/glossary', note: 'Every term in this guide, in plain words.' },
        ],
      },
      {
        title: 'Elsewhere',
        links: [
          {
            title: 'FEMA flood map',
            href: officialSites.floodMaps.href,
            note: 'Type the address and read the flood zone.',
          },
          {
            title: 'Fair housing at HUD',
            href: officialSites.fairHousing.href,
            note: 'Your rights, and how to complain.',
          },
          {
            title: 'Lead in older homes',
            href: officialSites.leadPaint.href,
            note: 'The pamphlet sellers must give you, and how to test.',
          },
          {
            title: 'Owning a Home',
            href: officialSites.owningAHome.href,
            note: 'The federal consumer bureau’s own guide.',
          },
        ],
      },
    ],
  },
  figures: [
    {
      text: 'Monthly cost example: $4,800 / 12 + $1,800 / 12 + $75 = $400 + $150 + $75 = $625; half the tax and no dues saves $200 + $75 = $275',
      source: 'Worked example',
      checkedOn: sources.flood.checkedOn,
    },
    {
      text: 'Written buyer agreement before touring with an agent, since August 17, 2024',
      ...sources.buyerAgreements,
    },
    { text: 'Fair housing complaints to HUD: within one year, 800-669-9777', ...sources.fairHousing },
    {
      text: 'Special flood hazard area: at least a 1% chance of flooding each year; federally backed loans require flood insurance there',
      ...sources.flood,
    },
    { text: 'Homes built before 1978: lead paint disclosure and pamphlet', ...sources.leadPaint },
  ],
};
