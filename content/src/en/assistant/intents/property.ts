import type { Intent } from '@porchlight/domain/assistant/intents.ts';
import { sources } from '../../../facts/sources.ts';

const fha = { source: 'HUD Handbook 4000.1, II.D (property acceptability)', checkedOn: '2026-11-30' };

/** What a lender, an insurer or an inspector says of the home. */
export const propertyIntents: readonly Intent[] = [
  {
    key: 'fha-repairs',
    question: 'FHA wants repairs and the seller refuses: what now?',
    asks: [
      'fha appraisal repairs required seller wont fix',
      'fha appraiser flagged peeling paint',
      'va appraisal repairs who pays',
      'seller refuses to do lender required repairs',
      'can i pay for repairs before closing on fha',
      'house failed fha inspection',
      'missing handrail fha',
      'apprasial subject to repairs',
      'house needs a roof for the loan to go through',
    ],
    first:
      'Repairs that FHA’s appraiser asks for must be done before closing; who pays is between you and the seller.',
    more: [
      'Five ways out: the seller does them; the price or a credit changes and you pay; money is held back where the lender allows; another loan such as FHA 203(k) or conventional; or you leave under your contingency.',
      'Look at its date first, and do no work on a house that is not yours without a written agreement.',
    ],
    explainedIn: 'finding/homes-that-need-a-second-look-from-your-lender',
    sources: [fha],
  },
  {
    key: 'condo-refused',
    question: 'The condo or manufactured home was refused: why?',
    asks: [
      'condo not warrantable',
      'lender denied the condo association',
      'hoa questionnaire failed',
      'mortgage for a manufactured home',
      'can i finance a mobile home',
      'double wide loan',
      'fannie mae blacklisted condo',
      'bank wont lend on this condo building',
      'condo litigation loan denied',
    ],
    first:
      'A lender reviews the condo association too: insurance, reserves, lawsuits and how many units are rented.',
    more: [
      'Ask which point failed; another lender, FHA’s single-unit approval or a portfolio loan may accept it. Weigh what it says about the building before you go on.',
      'A manufactured home needs a permanent foundation, title as real estate and its data plates.',
    ],
    explainedIn: 'finding/homes-that-need-a-second-look-from-your-lender',
    sources: [
      {
        source: 'Fannie Mae Selling Guide B4-2 (project standards) and B5-2 (manufactured housing)',
        checkedOn: '2026-11-30',
      },
    ],
  },
  {
    key: 'insurance-refused',
    question: 'The insurer says no: old roof, wiring or claims',
    asks: [
      'cant get homeowners insurance',
      'insurance company denied the house old roof',
      'knob and tube wiring insurance',
      'aluminum wiring cant insure',
      'insurance quote is crazy high',
      'house in wildfire area no one will insure',
      'roof 20 years old insurance',
      'insurer wants 4 point inspection',
      'polybutylene pipes insurance refused',
      'homeowers insurance too expensive florida',
    ],
    asksEs: [
      'no me quieren asegurar la casa',
      'techo viejo y el seguro dice que no',
      'el seguro de casa está muy caro',
      'cableado viejo seguro',
    ],
    first:
      'If one insurer refuses, get two more quotes before your contingency ends: without insurance there is no loan.',
    firstEs:
      'Si una aseguradora dice que no, pida dos cotizaciones más antes de que venza su contingencia: sin seguro no hay préstamo.',
    more: [
      'Ask exactly what is wrong. A new roof or rewiring can be asked of the seller as a repair or a credit. An independent agent reaches more companies; your state’s plan of last resort covers less for more.',
      'Ask for the CLUE report of past claims.',
    ],
    explainedIn: 'loan-processing/insure-the-home',
    sources: [
      {
        source: 'Consumer guides of the National Association of Insurance Commissioners',
        checkedOn: '2026-11-30',
      },
    ],
  },
  {
    key: 'lien-found',
    question: 'A lien or an open permit was found: what now?',
    asks: [
      'title search found a lien',
      'open permit on the house',
      'seller has a tax lien',
      'unpermitted addition',
      'judgment against the seller shows on title',
      'contractor lien on the property',
      'title problem before closing',
      'house has a mechanics lein',
      'garage converted without permit',
    ],
    first:
      'A lien is cleared by the seller at or before closing; do not close while the title company still lists it.',
    more: [
      'Read Schedule B of the title commitment and ask for each line: paid, released, or an exception you will live with? Money can be held from the seller’s side to pay it.',
      'An open permit passes to you as owner: have it closed, or price what closing it costs.',
    ],
    explainedIn: 'loan-processing/read-the-title-work',
    sources: [{ source: 'Customary title practice; your title commitment decides', checkedOn: '2026-11-30' }],
  },
  {
    key: 'septic-well',
    question: 'The septic, well or sewer line failed: what now?',
    asks: [
      'septic failed inspection',
      'well water test bad',
      'sewer line has roots',
      'sewer scope found a break',
      'septic inspection who pays',
      'bacteria in the well water',
      'does fha need a well test',
      'septic tank replacement cost before closing',
      'sceptic system not working',
    ],
    first:
      'Get a written price for the septic, well or sewer repair now, and ask for repair or credit before your contingency ends.',
    more: [
      'FHA, VA and USDA loans usually need water that is safe and a septic system that works before closing; conventional lenders often leave it to you.',
      'A failed system can cost more than the earnest money: know the figure before you waive anything.',
    ],
    explainedIn: 'under-contract/decide-what-to-ask-for',
    sources: [fha],
  },
  {
    key: 'appraisal-old',
    question: 'Is my appraisal still good with a delay or new lender?',
    asks: [
      'how long is an appraisal good for',
      'can i transfer an appraisal to another lender',
      'appraisal expired closing delayed',
      'switching lenders do i need a new appraisal',
      'use the same appraisal',
      'appraisal 5 months old',
      'fha appraisal stays with the house',
      'do i have to pay for a second apraisal',
    ],
    first:
      'An appraisal ages: the lender says until when yours counts and whether an update is enough or a new one is needed.',
    more: [
      'Moving it to another lender depends on both lenders and the loan; an FHA appraisal goes with the case number. You are entitled to a copy of every appraisal.',
      'Ask the new lender before you pay again, and ask what the delay does to your lock.',
    ],
    explainedIn: 'loan-processing/how-long-papers-stay-fresh',
    sources: [sources.appraisalCopies],
  },
  {
    key: 'inspection-worth',
    question: 'What does an inspection cost and cover?',
    asks: [
      'home inspection cost',
      'do i need an inspection on new construction',
      'what does the inspector check',
      'should i go to the inspection',
      'which inspections do i need',
      'termite and sewer scope worth it',
      'how to choose a home inspector',
      'is a home inspecton required',
      'inspector my agent recommended can i trust him',
    ],
    asksEs: [
      'cuánto cuesta la inspección',
      'qué revisa el inspector',
      'necesito inspección en casa nueva',
      'qué inspecciones pido',
    ],
    first:
      'A home inspection costs a few hundred dollars and covers what can be seen: roof, structure, plumbing, wiring, heating.',
    firstEs:
      'Una inspección cuesta unos cientos de dólares y cubre lo que se ve: techo, estructura, plomería, electricidad, calefacción.',
    more: [
      'Go along. Septic, sewer, well, termites, radon, chimney and pool are extra: choose by the house. New houses deserve one too, before the walls close and before the warranty ends.',
      'Choose the inspector yourself, licensed where your state licenses.',
    ],
    explainedIn: 'under-contract/inspect-the-home',
    sources: [sources.inspectionFee],
  },
  {
    key: 'hoa-rules',
    question: 'What should I check about the HOA?',
    asks: [
      'what to look for in hoa documents',
      'can hoa raise dues',
      'hoa special assessment coming',
      'hoa fees too high',
      'does the hoa allow rentals',
      'can i have a dog hoa',
      'hoa reserve study',
      'is hoa fee in my mortgage payment',
      'how long do i have to review hoa docs',
    ],
    first: 'Check the HOA’s dues, reserves, planned assessments and rules before your review period ends.',
    more: [
      'Ask for the budget, the reserve study, a year of minutes and any lawsuit. Low dues with empty reserves often mean a special assessment later. Dues count in your debt ratio though you pay them apart from the loan.',
    ],
    explainedIn: 'finding/read-the-papers-on-the-home',
    sources: [
      {
        source: 'Resale papers that your state and contract give you; their period is in the contract',
        checkedOn: '2026-11-30',
      },
    ],
  },
];
