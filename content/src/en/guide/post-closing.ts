import type { GuideStageText } from '@porchlight/domain/guide/guide.ts';
import { officialSites } from '../../facts/official-sites.ts';
import { sources } from '../../facts/sources.ts';
import { site } from '../../site.ts';

export const postClosing: GuideStageText = {
  slug: 'post-closing',
  title: 'Stage 7: Post-Closing & Home Ownership',
  description: 'Utilities, exemptions, payments, papers and upkeep in your first year.',
  intro:
    'The home is yours. The first week is about safety and services, the first months about exemptions and payments, and the first year about habits that keep the home and your money in good order.',
  speakTo: [
    {
      who: 'Utility providers',
      ask: [
        'Is service in my name from closing day, and what was the meter reading?',
        'Is anything unpaid that stays with the property?',
        'Do you offer a free energy check or budget billing?',
      ],
    },
    {
      who: 'The county tax assessor',
      ask: [
        'Which exemptions fit me, what is the deadline, and what proof do I bring?',
        'Will my assessment change because of the sale, and how do I appeal it?',
        'Has the mailing address for tax bills been changed to mine or my servicer’s?',
      ],
    },
    {
      who: 'The HOA, if there is one',
      ask: [
        'How do I pay dues, and what needs approval before I change it?',
        'When does the board meet, and is any special assessment planned?',
      ],
    },
    {
      who: 'The mail service',
      ask: ['From what day will my mail be forwarded, and which kinds are not?'],
    },
  ],
  whyImportant:
    'Some of the best savings of the whole purchase have deadlines in this stage: a [[homestead-exemption]] you must apply for, a tax assessment you may appeal, an escrow figure you can correct. Some of the worst losses start here too, with a payment sent to the wrong company or a small leak that nobody looked at.',
  duration: 'A week for the urgent things, a year for the full round of seasons and bills.',
  cost: 'Maintenance is typically 1-3% of home value yearly. A home warranty, if you choose one, is about $300-$600 a year plus a per-visit fee.',
  tabs: {
    steps: [
      {
        title: 'Set up utilities and services',
        items: [
          'Electricity, gas, water, sewer, trash and internet in your name from closing day; read the meters and photograph them.',
          'Rekey the locks, reset garage, gate and alarm codes, and take the seller’s accounts off smart devices.',
          'Find the shutoffs for water, gas and power, and show everybody in the house.',
          'Test smoke and carbon monoxide alarms, and replace old ones.',
          'Change your address with the postal service, then with bank, employer, insurers, IRS, doctors and voter registration.',
          'Update your driver’s license within the days your state allows.',
        ],
      },
      {
        title: 'File for homestead exemption',
        items: [
          'Call the [[tax-assessor]] and ask for every exemption that may fit: homestead, veteran, senior, disability.',
          'File before the deadline, free, with the deed and a license that shows the new address.',
          'Check the next tax bill for it, and tell your [[loan-servicer]] so that the escrow payment falls.',
          'If your state has no homestead exemption, ask how to appeal the assessment instead.',
        ],
      },
      {
        title: 'Plan for ongoing homeownership',
        items: [
          'Set up automatic mortgage payments with the servicer named in your closing papers, and watch the first two.',
          'Start a repair fund: typically 1-3% of home value yearly, month by month.',
          'Make a calendar: filters, gutters, furnace, roof look, water heater, trees, alarms.',
          'Review insurance each year, and photograph rooms and serial numbers once.',
          'Note when you may ask to end [[private-mortgage-insurance]].',
          'Look up your recorded [[deed]] after some weeks, and file all papers in one place.',
        ],
      },
    ],
    'required-information': [
      {
        title: 'Proof of ownership',
        items: [
          'The deed, or the closing statement until the recorded deed is back.',
          'The Closing Disclosure: keep it as long as you own the home and for some years after.',
          'Title policy, survey and legal description.',
        ],
      },
      {
        title: 'Identification',
        items: [
          'Driver’s license or state ID with the new address, as soon as you have it.',
          'Social Security numbers of all owners: many counties ask for them on exemption forms.',
        ],
      },
      {
        title: 'Payment information',
        items: [
          'Loan number, servicer’s name, its phone number and the first due date.',
          'Bank account for automatic payments, with room for the first one to be taken by hand.',
          'What the escrow account pays, and which bills come to you, such as a [[supplemental-tax-bill]].',
        ],
      },
      {
        title: 'HOA documentation',
        items: [
          '[[covenants|Covenants]], rules, budget and the manager of the [[homeowners-association|HOA]].',
          'Dues: amount, day, how to pay, and what happens if you are late.',
          'Forms for changes to the outside of the home.',
        ],
      },
    ],
    'critical-knowledge': [
      {
        title: 'The first year at a glance',
        items: [
          'First week: locks, alarms, shutoffs, meters, mail.',
          'First month: license, insurance file, automatic payment, first bill from the servicer.',
          'First three months: recorded deed, title policy, homestead form, the inspector’s list of small repairs.',
          'Before winter: furnace, gutters, outdoor taps. Before summer: air conditioner, roof, drainage.',
          'At tax time: Closing Disclosure, the servicer’s Form 1098 and the property tax bills.',
          'After a year: escrow statement, insurance quotes, and whether mortgage insurance can end.',
        ],
      },
      {
        title: 'Your payment can change on a fixed rate',
        paragraphs: [
          'Principal and interest stay; taxes and insurance do not. The servicer looks at the [[escrow-account]] once a year. It may keep a cushion of at most one sixth of a year’s bills, must refund a surplus of $50 or more within 30 days, and may spread a shortage over the coming year. The second year often brings a rise, when the tax follows your purchase price. Put some money aside now.',
        ],
      },
      {
        title: 'When your loan moves to another company',
        paragraphs: [
          'Servicing is often sold in the first months. You must hear at least 15 days before, and both companies must give names, numbers and dates. For 60 days a payment sent on time to the old servicer may not be treated as late. Thieves send such letters too: call the old servicer at the number on your last statement before you pay the new one.',
        ],
      },
      {
        title: 'Ending mortgage insurance',
        paragraphs: [
          'On most conventional loans you may ask in writing when the balance reaches 80% of the original value, with a good payment history. The lender may want proof that the home has not lost value and carries no second loan. It ends by itself at the scheduled 78% if you are current, and at the latest at the midpoint of the term. FHA insurance follows other rules: for most loans with less than 10% down it lasts as long as the loan.',
        ],
      },
      {
        title: 'Maintenance, and whether a home warranty helps',
        paragraphs: [
          'Plan on maintenance of typically 1-3% of home value yearly: on a $300,000 home, $3,000 to $9,000. New homes need less, old roofs more, and it never comes evenly. A [[home-warranty]] costs about $300-$600 a year plus a per-visit fee. It is a service contract with caps and exclusions, and the company picks the contractor. Compare it with putting the same money in your repair fund.',
        ],
      },
      {
        title: 'Taxes, now and when you sell',
        paragraphs: [
          'Mortgage interest, property tax and [[discount-points|points]] may lower your income tax if you itemize; ask a tax adviser in the first year. When you sell, the [[capital-gains-exclusion]] leaves up to $250,000 of profit untaxed for single owners and $500,000 for married couples, if you owned and lived in the home for two of the last five years. Receipts for improvements raise your [[cost-basis]], so keep them from the first day.',
        ],
      },
      {
        title: 'What goes wrong, and how to notice',
        items: [
          'Official-looking letters that sell you a copy of your deed, or file your exemption for a fee. The county does both cheaply or free.',
          'No first bill from the servicer. You still owe it: call.',
          'A tax bill in the seller’s name at your address. Open it, and ask your servicer who pays it.',
          'A lapse in insurance: the servicer may buy [[force-placed-insurance|force-placed insurance]], which costs more and covers less.',
          'A contractor who wants everything up front, or a roofer at the door after a storm. Check the license, and pay by stages.',
          'Trouble paying. Call the servicer and a [[housing-counselor]] before the first missed payment; more can be done early.',
        ],
      },
    ],
    'helpful-resources': [
      {
        title: `On ${site.name}`,
        links: [
          {
            title: 'Home Buying Resources',
            href: '/home-buying-resources',
            note: 'More help for new owners, as it becomes available.',
          },
          {
            title: 'Mortgage Basics',
            href: '/mortgage-basics',
            note: 'How payments, escrow and interest work, as it becomes available.',
          },
          {
            title: 'Financial Help',
            href: '/financial-help',
            note: 'Assistance and loan programs, as it becomes available. If money is tight now, call a counselor: see below.',
          },
          {
            title: 'Post-Close Care tasks',
            href: '/portal/milestones/post-close',
            note: 'The first year, ticked off one by one.',
          },
        ],
      },
      {
        title: 'Elsewhere',
        links: [
          {
            title: 'Change your address',
            href: officialSites.mailForwarding.href,
            note: 'The postal service’s own form.',
          },
          {
            title: 'IRS Publication 523',
            href: sources.saleOfHome.url,
            note: 'Selling your home: what counts, and which records to keep.',
          },
          {
            title: 'Find a housing counselor',
            href: officialSites.housingCounselors.href,
            note: 'Free or low-cost help; or call 800-569-4287.',
          },
        ],
      },
    ],
  },
  figures: [
    { text: 'Maintenance: typically 1-3% of home value yearly', ...sources.maintenance },
    {
      text: 'Maintenance example: 1-3% of $300,000 is $3,000 to $9,000',
      source: 'Worked example',
      checkedOn: sources.maintenance.checkedOn,
    },
    { text: 'Home warranty: about $300-$600 a year plus a per-visit fee', ...sources.homeWarranty },
    {
      text: 'Capital gains exclusion: $250,000 single and $500,000 married couples; two of the last five years',
      ...sources.saleOfHome,
    },
    {
      text: 'Escrow cushion at most one sixth of a year’s bills; surplus of $50 or more refunded within 30 days',
      ...sources.escrowAccounts,
    },
    {
      text: 'Servicing transfer: notice at least 15 days before; 60 days without late fees for payments to the old servicer',
      ...sources.servicingTransfer,
    },
    {
      text: 'Private mortgage insurance: ask at 80% of original value, automatic at the scheduled 78%',
      ...sources.mortgageInsuranceEnd,
    },
    {
      text: 'FHA mortgage insurance: with less than 10% down, for the life of the loan',
      ...sources.fhaInsurance,
    },
  ],
};
