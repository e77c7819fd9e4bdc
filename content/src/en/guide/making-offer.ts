import type { GuideStageText } from '@porchlight/domain/guide/guide.ts';
import { officialSites } from '../../facts/official-sites.ts';
import { sources } from '../../facts/sources.ts';
import { site } from '../../site.ts';

export const makingOffer: GuideStageText = {
  slug: 'making-offer',
  title: 'Stage 3: Making an Offer',
  description: 'Price, deposit, contingencies and a contract you can live with.',
  intro:
    'An offer is more than a price. It says how sure you are, what would let you leave with your deposit, what stays in the house, and when everything happens. Once both sides have signed the same paper, it binds you.',
  speakTo: [
    {
      who: 'Your agent',
      ask: [
        'Which three closed sales support my price, and which one speaks against it?',
        'What matters to this seller besides money: date, certainty, time to move?',
        'What does each contingency I keep or waive risk, in dollars?',
      ],
    },
    {
      who: 'Your loan officer',
      ask: [
        'What are the payment and the cash to close at this price, and at my highest one?',
        'How many days do you need to close, and how many for the appraisal?',
        'What is the largest seller credit my loan allows?',
      ],
    },
    {
      who: 'A real estate attorney, where it is customary or the deal is unusual',
      ask: [
        'What can I lose under this contract, and by which dates?',
        'Is there an attorney review period?',
      ],
    },
    {
      who: 'The escrow holder named in the contract',
      ask: ['How and by when do you take the deposit, and on what number do I reach you to confirm a wire?'],
    },
  ],
  whyImportant:
    'This is the page where you can still change everything for free. After the signatures, a date you miss or a condition you left out can cost the deposit. Ten quiet minutes with each line now are worth more than any negotiating trick later.',
  duration: 'From a day to a couple of weeks, depending on counteroffers and other buyers.',
  cost: 'Earnest money, typically 1-3% of the price; it counts toward your cash to close. An attorney’s fee where you use one.',
  tabs: {
    steps: [
      {
        title: 'Settle your price',
        items: [
          'Ask for [[comparable-sales]] of the last months, and adjust for size, condition and street.',
          'Write down an opening price, a top price and the monthly payment at each.',
          'Ask why the seller is moving, how long the home has been listed and whether a sale fell through.',
        ],
      },
      {
        title: 'Build the offer',
        items: [
          'Price, [[earnest-money]], down payment and type of loan.',
          '[[contingency|Contingencies]] with a date for each: inspection, financing, appraisal, and the sale of your own home if you need it.',
          'What stays and what goes, by name: appliances, fixtures, curtains, leased equipment.',
          'Credits, repairs, a home warranty or agent fees you ask the seller to pay.',
          'Closing date, possession date and hour, and the hour the offer ends.',
        ],
      },
      {
        title: 'Send it with proof',
        items: [
          'Attach a [[pre-approval|pre-approval]] letter that shows no more than this offer.',
          'Attach proof of the deposit and down payment with account numbers blacked out.',
          'Leave out letters and photos of your family. They invite a seller to choose by who you are.',
        ],
      },
      {
        title: 'Respond to the counteroffer',
        items: [
          'Read every line of a [[counteroffer]]; the price is often not the line that changed most.',
          'Reply in writing before it ends. Nothing said on the phone binds anybody.',
          'Stop at the top price you wrote down. There is another home.',
        ],
      },
      {
        title: 'Open escrow safely',
        items: [
          'Pay the deposit by its deadline and keep the receipt for your lender.',
          'Before a wire, call the [[escrow-holder]] at a number from its own website or from the contract you signed, and read the account back.',
          'Put each contract date in your calendar with a warning two days before.',
          'Send the signed contract to your lender, your insurer and the title company the same day.',
        ],
      },
    ],
    'required-information': [
      {
        title: 'For the offer',
        items: [
          'Full legal names of all buyers, as they will stand on the deed.',
          'A fresh pre-approval letter and proof of funds.',
          'Amount and form of the deposit, and who will hold it.',
          'The legal description or parcel number, from the listing.',
        ],
      },
      {
        title: 'For the contract file',
        items: [
          'The [[purchase-contract]] signed by both sides, with every counteroffer and every addendum, which is a signed addition.',
          'Seller disclosures and, for older homes, the lead paint form, signed and dated.',
          '[[homeowners-association|HOA]] or condo papers, and the day you received them: some states give you days to cancel after that.',
          'The receipt for the earnest money.',
        ],
      },
      {
        title: 'Names and numbers, written down once',
        items: [
          'Settlement agent or title company, with a phone number you found yourself.',
          'Loan officer, processor, both agents, attorney, inspector, insurer.',
        ],
      },
    ],
    'critical-knowledge': [
      {
        title: 'How earnest money works',
        paragraphs: [
          'Earnest money is typically 1-3% of the price, and more for new construction or in a crowded market. A neutral [[escrow-holder]] keeps it. You get it back if you leave under a contingency and before its date, in writing. If you simply change your mind after that, the seller may keep it. At closing it counts toward what you owe.',
        ],
      },
      {
        title: 'What it costs, and when you pay',
        items: [
          'With the offer or days after it: the deposit. On a $350,000 home, 1-3% is $3,500 to $10,500.',
          'In the next weeks: inspection and appraisal, which you do not get back if the deal ends.',
          'For advice: an attorney’s fee, agreed before you ask. In some states attorneys handle every closing.',
          'If you leave late: the deposit, and in some contracts more. Ask your agent to show you the clause that says what the seller may claim.',
        ],
      },
      {
        title: 'What each contingency gives you',
        items: [
          '[[inspection-contingency|Inspection]]: days to look, ask for repairs or a credit, or leave.',
          '[[financing-contingency|Financing]]: a way out if the loan is refused by its date. A pre-approval letter is not that protection.',
          '[[appraisal-contingency|Appraisal]]: a way out, or a new price, if the home appraises low.',
          'Title: a way out if the seller cannot give clear ownership.',
          'Sale of your home: time to sell first. Sellers like it least.',
        ],
      },
      {
        title: 'The appraisal gap, in figures',
        paragraphs: [
          'You agree on $400,000 with 10% down, so you plan to borrow $360,000. The home appraises at $380,000. The lender works from the lower figure: 90% of it is $342,000. You now need $18,000 more in cash, a lower price, a different loan, or the contingency. Decide your answer before you sign, and never promise to cover an [[appraisal-gap]] of any size.',
        ],
      },
      {
        title: 'Waiving things to win',
        paragraphs: [
          'Sellers like offers with few ways out. There are gentler means than waiving: inspect before you offer, shorten the days, agree to ask only for repairs above a stated sum, cover a gap up to a stated sum. If you do waive, say aloud what you would lose, and make sure you can afford to lose it.',
        ],
      },
      {
        title: 'Credits instead of a lower price',
        paragraphs: [
          'A [[seller-credit]] toward closing costs or a [[buydown]] can help more than the same sum off the price, because it saves cash now. Every loan type limits it, and it may not exceed your actual costs. With a temporary buydown, budget for the payment after it ends.',
        ],
      },
      {
        title: 'What goes wrong, and how to notice',
        items: [
          'An [[escalation-clause]] tells the seller your limit. Ask to see the other offer if it is used.',
          'A date counted wrongly: contracts differ on calendar days and business days, and on when the day ends.',
          'A seller who stays after closing without a written [[rent-back|rent-back]], deposit and last day.',
          'New wire instructions by e-mail. This is how closing money is stolen: stop, and call the known number.',
          'Pressure to use one title company. A seller may not make you buy title insurance from a company of the seller’s choice, and nobody may be paid for sending you.',
          'Something promised in the kitchen and missing in the contract. If it is not written, it is not yours.',
        ],
      },
    ],
    'helpful-resources': [
      {
        title: `On ${site.name}`,
        links: [
          {
            title: 'Monthly payment calculator',
            href: '/tools/monthly-payment',
            note: 'What a price means each month, with tax and insurance, before you offer it.',
          },
          {
            title: 'Offer & Negotiation tasks',
            href: '/portal/milestones/offer',
            note: 'From comparable sales to the last date.',
          },
          {
            title: 'Document Center',
            href: '/portal/docs',
            note: 'Keep the signed contract and all its pages in one place.',
          },
          { title: 'Glossary', href: '/glossary', note: 'Every term in this guide, in plain words.' },
        ],
      },
      {
        title: 'Elsewhere',
        links: [
          {
            title: 'Owning a Home',
            href: officialSites.owningAHome.href,
            note: 'The federal consumer bureau’s guide to the loan behind your offer.',
          },
          {
            title: 'Avoid closing scams',
            href: sources.wireFraud.url,
            note: 'Six habits that stop wire fraud.',
          },
        ],
      },
    ],
  },
  figures: [
    {
      text: 'Earnest money example: 1-3% of $350,000 is $3,500 to $10,500',
      source: 'Worked example',
      checkedOn: sources.earnestMoney.checkedOn,
    },
    { text: 'Earnest money: typically 1-3% of the price', ...sources.earnestMoney },
    {
      text: 'Appraisal gap example: price $400,000, 10% down, loan $360,000; appraised at $380,000, 90% is $342,000, so $18,000 is missing',
      source: 'Worked example',
      checkedOn: sources.earnestMoney.checkedOn,
    },
    {
      text: 'No payment for referrals, and no title insurance of the seller’s choice forced on you',
      ...sources.referralFees,
    },
    { text: 'Confirm every wire by a call to a number you already know', ...sources.wireFraud },
  ],
};
