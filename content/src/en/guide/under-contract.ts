import type { GuideStageText } from '@porchlight/domain/guide/guide.ts';
import { officialSites } from '../../facts/official-sites.ts';
import { sources } from '../../facts/sources.ts';
import { site } from '../../site.ts';

export const underContract: GuideStageText = {
  slug: 'under-contract',
  title: 'Stage 4: Under Contract: Inspection & Appraisal',
  description: 'What the home is like, what it is worth, and who lends on it.',
  intro:
    'Your offer is signed and the clocks are running. In the next two weeks or so you find out what shape the home is in, apply for the loan and choose the lender, and the lender finds out what the home is worth.',
  speakTo: [
    {
      who: 'Home inspectors, two or three of them',
      ask: [
        'May I walk along, and may I see a sample report?',
        'Are you licensed and insured, and which tests do you not do?',
        'Can you come in the first half of my inspection period?',
      ],
    },
    {
      who: 'Your loan officer',
      ask: [
        'When did you receive my application, and when was the Loan Estimate sent?',
        'When is the appraisal ordered, and when will I get my copy?',
        'What does a lock cost that lasts until two weeks after closing, and what does an extension cost?',
      ],
    },
    {
      who: 'The title or settlement company',
      ask: [
        'What are your fees and premiums for a loan and an owner’s policy together?',
        'What number do I call to confirm wire instructions?',
      ],
    },
    {
      who: 'Contractors for what the inspector found',
      ask: ['What would the repair cost, in writing, and how soon could it be done?'],
    },
  ],
  whyImportant:
    'The inspection protects you; the appraisal protects the lender; your contingencies protect your deposit, but only until their dates. Most of what you can still negotiate is decided in these days, so do the dated things first.',
  duration: 'One to three weeks, set by the dates in your contract.',
  cost: 'Inspection $300-$500, appraisal $400-$700, special tests extra.',
  tabs: {
    steps: [
      {
        title: 'Inspect the home',
        items: [
          'Book within a day of signing. A [[home-inspection]] typically costs $300-$500, more for large or old homes.',
          'Make sure that water, gas and power are on, and that attic, crawl space and panel can be reached.',
          'Walk along. Ask what is dangerous, what is expensive, and what will wear out in five years.',
          'Add the tests this home calls for: [[radon]], sewer camera, termites, well, septic, chimney, structure.',
        ],
      },
      {
        title: 'Decide what to ask for',
        items: [
          'Sort the report: safety, structure, water, big systems, and the rest. Ask for the first four.',
          'Get written prices. Ask for a credit where you would rather choose the contractor.',
          'Send the request before the contingency ends, and get the answer signed.',
          'If the answer is no, decide by the date whether you go on, renegotiate or leave.',
        ],
      },
      {
        title: 'Apply and compare Loan Estimates',
        items: [
          'Give at least three lenders the six items that make an [[loan-application|application]]: name, income, Social Security number, property address, estimated value, loan amount.',
          'Expect each [[loan-estimate|Loan Estimate]] to be delivered or mailed within three business days.',
          'Compare loan amount, rate, section A, [[lender-credit|lender credits]], mortgage insurance, and the cost in five years on page 3.',
          'Show the best to the others. Then tell one that you intend to proceed, in writing.',
        ],
      },
      {
        title: 'Lock the rate',
        items: [
          'Choose a [[rate-lock]] that lasts past closing with days to spare.',
          'Get the rate, [[discount-points|points]], last day and extension price in writing, and check the new Loan Estimate.',
        ],
      },
      {
        title: 'See the appraisal through',
        items: [
          'Pay for it, typically $400-$700, once you have said that you want to proceed.',
          'Give the lender’s contact a list of improvements and sales that help; never talk value with the appraiser.',
          'Read your copy when it comes, and act before the [[appraisal-contingency]] ends.',
        ],
      },
    ],
    'required-information': [
      {
        title: 'For the inspection',
        items: [
          'The contract’s inspection dates, and how notice must be given.',
          'The seller’s disclosures and any earlier reports.',
          'Access: who opens the door, and codes for gate and outbuildings.',
        ],
      },
      {
        title: 'For the loan',
        items: [
          'The signed contract with all addenda.',
          'Fresh pay stubs from the last 30 days, counted back from this application.',
          'Latest bank statements, and proof that the earnest money left your account and arrived.',
          'W-2 and tax returns for two years, if this lender does not have them yet.',
          'Names and numbers of insurer, title company and [[homeowners-association|HOA]].',
        ],
      },
      {
        title: 'To keep',
        items: [
          'Each Loan Estimate with the day it came, and your message that you intend to proceed.',
          'The lock confirmation.',
          'Inspection report, repair agreement, and the appraisal.',
        ],
      },
    ],
    'critical-knowledge': [
      {
        title: 'What the lender may and may not ask first',
        paragraphs: [
          'Once a lender has your six items, it must send the Loan Estimate within three business days, days on which it is open. It may not make you hand over documents first. Before you have the estimate and say that you want to go on, it may charge only a fair fee for your credit report: no appraisal fee, no deposit, no card number to hold. Your silence is not a yes. The lender must stand by the estimate for 10 business days.',
        ],
      },
      {
        title: 'Which fees can still change',
        paragraphs: [
          'The lender’s own charges, transfer taxes and required services you could not shop for may not rise at all without a valid reason. Recording fees and services from the lender’s written list may rise by at most 10% as a group. Prepaid interest, insurance, escrow deposits and companies you found yourself have no cap. A new lock, a new loan amount or a surprise about the home can be a valid reason, and then you get a revised Loan Estimate.',
        ],
      },
      {
        title: 'How fast it can go, and what you lose if it ends',
        paragraphs: [
          'By law the loan cannot close before the seventh business day after the Loan Estimate is delivered or mailed; in practice appraisal and underwriting take longer. If you leave under a contingency you get the deposit back, but not what you spent on the inspection, the tests and the appraisal. That is money well lost if it kept you out of a bad house.',
        ],
      },
      {
        title: 'Inspection and appraisal are not the same',
        paragraphs: [
          'The inspector works for you and looks for defects. The appraiser works for the lender and looks for value. A home can appraise at the price and still need a roof. A home can pass inspection and still appraise low. You need both answers, and neither is a guarantee.',
        ],
      },
      {
        title: 'If the appraisal comes in low',
        items: [
          'Check facts: bedrooms, square feet, lot, condition, and whether the compared sales are truly alike and recent.',
          'Ask the lender for a [[reconsideration-of-value]], with better sales and proof of wrong facts.',
          'Ask the seller to lower the price or meet you part of the way.',
          'Add cash, change the loan, or leave under the contingency, in writing and on time.',
        ],
        paragraphs: [
          'You must get a free copy of every appraisal promptly, and no later than three business days before closing unless you gave up that timing. If you think that who you are lowered the value, say so to the lender in writing and to [[hud|HUD]].',
        ],
      },
      {
        title: 'What goes wrong, and how to notice',
        items: [
          'The inspector your agent always uses is not always wrong for you, but choose from more than one name.',
          '“We will fix it before closing” without an invoice. Ask for a licensed contractor, receipts and a look before you sign.',
          'A closing date with no slack: appraisers and condo managers can take weeks in a busy season.',
          'Lead in an older home: for one built before 1978 you have 10 days to test, unless you agreed to another period. Ask before you waive it.',
          'A lock that ends the day before closing. Check it every week.',
          'Extra work found after the contingency is over. From then on you are asking a favor.',
        ],
      },
    ],
    'helpful-resources': [
      {
        title: `On ${site.name}`,
        links: [
          {
            title: 'Loan Application tasks',
            href: '/portal/milestones/loan-application',
            note: 'Inspection, estimates, lock and appraisal in order.',
          },
          {
            title: 'Document Center',
            href: '/portal/docs',
            note: 'Reports, estimates and receipts in one place.',
          },
          { title: 'Glossary', href: '/glossary', note: 'Every term in this guide, in plain words.' },
        ],
      },
      {
        title: 'Elsewhere',
        links: [
          {
            title: 'Loan Estimate explainer',
            href: officialSites.loanEstimate.href,
            note: 'The form, line by line, from the federal consumer bureau.',
          },
          { title: 'Radon', href: officialSites.radon.href, note: 'How to test, and who can fix it.' },
          {
            title: 'Lead in older homes',
            href: officialSites.leadPaint.href,
            note: 'Certified inspectors by ZIP code.',
          },
        ],
      },
    ],
  },
  figures: [
    {
      text: 'No closing before the seventh business day after the Loan Estimate is delivered or mailed',
      ...sources.loanEstimate,
    },
    { text: 'Home inspection: $300-$500', ...sources.inspectionFee },
    { text: 'Appraisal: $400-$700', ...sources.appraisalFee },
    {
      text: 'An application is six items: name, income, Social Security number, property address, estimated value, loan amount',
      ...sources.application,
    },
    {
      text: 'Loan Estimate within three business days; estimate stands for 10 business days; only a credit report fee before intent to proceed',
      ...sources.loanEstimate,
    },
    { text: 'Some fees may not rise; others by at most 10% as a group', ...sources.feeTolerance },
    {
      text: 'Free copy of the appraisal promptly, at least three business days before closing',
      ...sources.appraisalCopies,
    },
    { text: 'Pay stubs from the last 30 days; W-2 and tax returns for two years', ...sources.documentAge },
    {
      text: 'Homes built before 1978: 10 days to test for lead, unless agreed otherwise',
      ...sources.leadPaint,
    },
  ],
};
