import type { GuideStageText } from '@porchlight/domain/guide/guide.ts';
import { officialSites } from '../../facts/official-sites.ts';
import { sources } from '../../facts/sources.ts';
import { site } from '../../site.ts';

export const closing: GuideStageText = {
  slug: 'closing',
  title: 'Stage 6: Closing & Funding',
  description: 'Final figures, a safe payment, the last look, the signatures and the keys.',
  intro:
    'The underwriter is satisfied and a day is set. Now you check the final figures, send the money without losing it to a thief, look at the home one last time, sign, and wait for the deed to be recorded.',
  speakTo: [
    {
      who: 'The settlement agent: title company, escrow company or attorney',
      ask: [
        'What is my exact cash to close, in what form, and by what hour?',
        'Will you read your wire instructions to me while I call you at this number?',
        'When do you expect funding and recording, and when do I get keys?',
      ],
    },
    {
      who: 'Your loan officer',
      ask: [
        'Which figures differ from my last Loan Estimate, and why?',
        'Could anything still restart the three-day wait?',
      ],
    },
    {
      who: 'Your agent',
      ask: [
        'Are the repairs done, and may I have the receipts before the walk-through?',
        'What do we do at the house if something is wrong?',
      ],
    },
    {
      who: 'Your insurer',
      ask: ['Is the policy in force from the morning of closing?'],
    },
  ],
  whyImportant:
    'These few days hold the largest payment and the most signatures of your life. A wrong figure is a phone call before signing and a dispute afterwards. A wire to a thief is often gone for good. The three business days are there so that you can go slowly.',
  duration:
    'About a week from clear to close to keys; some states fund and record a day or more after you sign.',
  cost: 'The rest of your down payment plus closing costs, 2-5% of the loan, less deposit and credits.',
  tabs: {
    steps: [
      {
        title: 'Check the Closing Disclosure',
        items: [
          'Note the day you receive it: it must be at least 3 business days before closing.',
          'Lay it beside your last [[loan-estimate|Loan Estimate]]. Page 1: names, amount, rate, term, payment, penalties.',
          'Page 2: each fee. Ask about any that is new or higher.',
          'Page 3: deposit, seller credits and prorated taxes as the contract says.',
          'Pages 4 and 5: escrow account, late fees, contacts.',
        ],
      },
      {
        title: 'Pay safely',
        items: [
          'Call the settlement agent at a number you saved weeks ago, not one from an e-mail.',
          'Have account and routing numbers read to you, and read them back. Ask your bank to match the account name.',
          'Send the [[wire-transfer|wire]] a day early, and call to hear that it came. Or ask for a [[cashiers-check|cashier’s check]].',
        ],
      },
      {
        title: 'Do the final walk-through',
        paragraphs: [
          'Go within 24 hours of closing, when the seller has moved out. Bring the contract and the repair list.',
        ],
        items: [
          'Run water hot and cold, flush, and look under each sink.',
          'Try heat, air conditioning, stove, dishwasher, outlets, doors, garage.',
          'Check repairs against receipts, and that everything agreed has stayed.',
          'Look for moving damage, leaks and things left behind. Photograph what is wrong and call your agent before you sign.',
        ],
      },
      {
        title: 'Sign',
        items: [
          'Bring photo ID with the name on the papers, your copies and a checkbook.',
          'Read the [[promissory-note]], the [[mortgage]] or [[deed-of-trust]] and the Closing Disclosure yourself. The rest you may ask to have explained.',
          'Sign no blank, and stop when a figure differs.',
        ],
      },
      {
        title: 'See the deed recorded and receive the keys',
        items: [
          'Ask when the lender’s money arrives and when the [[deed]] goes to the county for [[recording]].',
          'Take keys, openers, mailbox key, codes, manuals and warranties.',
          'Leave with a full copy of everything you signed, on paper or as files.',
        ],
      },
    ],
    'required-information': [
      {
        title: 'To bring or have at hand',
        items: [
          'Government photo ID that has not expired; ask whether a second one is needed.',
          'Closing Disclosure, last Loan Estimate, contract and repair agreement.',
          'Proof of insurance, paid.',
          'Proof of your wire or the cashier’s check.',
          'An approved [[power-of-attorney]] if somebody signs for you.',
        ],
      },
      {
        title: 'To know before you sit down',
        items: [
          'How you will hold title, and that the deed says so.',
          'First payment: date, amount, to whom.',
          'Whether taxes and insurance are paid through an [[escrow-account]], and what is in it at the start.',
          'Possession: the day and hour the home is yours, and any [[rent-back|rent-back]].',
        ],
      },
      {
        title: 'To take home and keep',
        items: [
          'Signed Closing Disclosure, note, mortgage or deed of trust, and a copy of the deed.',
          'Title policy or the commitment, survey, insurance policy.',
          'Inspection report, repair receipts, warranties.',
        ],
      },
    ],
    'critical-knowledge': [
      {
        title: 'The three business days',
        paragraphs: [
          'You must receive the [[closing-disclosure|Closing Disclosure]] at least 3 business days before closing. For this rule every day counts except Sundays and federal holidays, so a Saturday counts. If it is mailed, or e-mailed without a receipt, it counts as received three business days later.',
          'Only three changes start a new wait: the [[apr|APR]] becomes inaccurate, the loan product changes, or a prepayment penalty is added. Other corrections, such as a credit after the walk-through, can be made up to the table. Confirming that you received the form does not commit you to the loan.',
        ],
      },
      {
        title: 'How cash to close is made up',
        paragraphs: [
          'Say the price is $300,000 with 10% down. The down payment is $30,000 and the loan $270,000. Closing costs at 3% of the loan are $8,100. You have already paid $6,000 of earnest money, and the seller gives a credit of $2,000. So [[cash-to-close]] is $30,000 plus $8,100, less $6,000 and $2,000: $30,100. Find these same five figures on page 3 of your own form.',
        ],
      },
      {
        title: 'What may differ from the estimate',
        paragraphs: [
          'Lender charges and transfer taxes: not higher without a valid reason. Recording and listed services: at most 10% higher as a group. Prepaid interest, insurance and escrow: they follow your closing date and real bills. If the lender went past these limits, it must pay you the difference: ask for a corrected form.',
        ],
      },
      {
        title: 'Wire fraud, and the one habit that stops it',
        paragraphs: [
          'Thieves read mail between agents and title companies, wait for your closing week, and write in the same style with “new” instructions. The account is theirs. So: every instruction that comes by e-mail or text is false until you have confirmed it on a call you placed to a number you already knew. If money has gone to the wrong account, call your bank that minute and ask for a recall, call the settlement agent, and report it at ic3.gov.',
        ],
      },
      {
        title: 'A purchase cannot be canceled afterwards',
        paragraphs: [
          'The three-day right of [[rescission]] is for most refinances and for second loans on a home you live in. It does not apply to the loan with which you buy. Once you have signed and it has funded, you own the home and the debt.',
        ],
      },
      {
        title: 'Signing, funding, recording',
        paragraphs: [
          'Signing is your part. [[funding|Funding]] is when the lender’s money reaches the settlement agent. Recording puts the deed into the public record. In many states all three fall on one day; in [[dry-funding]] states the lender reviews the signed papers first. Do not book movers for the hour of signing.',
        ],
      },
      {
        title: 'What goes wrong, and how to notice',
        items: [
          'A wrong name or middle initial: the notary may refuse, and the deed will haunt you. Check it on the first draft.',
          'A seller credit that is missing, or larger than your loan allows.',
          'Repairs “in progress”. Ask for money held back in escrow with a date, in writing, before you sign.',
          'A wire sent on the day: banks have cutoff hours, and a late wire means late keys.',
          'New furniture on a store card the day before. The lender may check credit again that morning.',
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
            note: 'More help for buyers, as it becomes available.',
          },
          {
            title: 'Mortgage Glossary',
            href: '/mortgage-glossary',
            note: 'The words on your closing papers, as it becomes available. Our glossary is open now.',
          },
          {
            title: 'Home Buying',
            href: '/home-buying',
            note: 'The whole path on one page, as it becomes available.',
          },
          {
            title: 'Clear-to-Close tasks',
            href: '/portal/milestones/ctc',
            note: 'Figures, wire and walk-through in order.',
          },
          { title: 'Funding tasks', href: '/portal/milestones/funding', note: 'The signing day itself.' },
        ],
      },
      {
        title: 'Elsewhere',
        links: [
          {
            title: 'Closing Disclosure explainer',
            href: sources.closingDisclosure.url,
            note: 'The form, line by line, from the federal consumer bureau.',
          },
          {
            title: 'FBI Internet Crime Complaint Center',
            href: officialSites.reportWireFraud.href,
            note: 'Report a stolen wire at once.',
          },
        ],
      },
    ],
  },
  figures: [
    {
      text: 'Cash to close example: $300,000, 10% down is $30,000, loan $270,000; 3% of it is $8,100; less $6,000 deposit and $2,000 credit is $30,100',
      source: 'Worked example',
      checkedOn: sources.closingCosts.checkedOn,
    },
    {
      text: 'Closing Disclosure at least 3 business days before closing; three changes start a new wait',
      ...sources.closingDisclosure,
    },
    { text: 'Closing costs: 2-5% of the loan', ...sources.closingCosts },
    { text: 'Final walk-through within 24 hours of closing', ...sources.walkThrough },
    { text: 'Some fees may not rise; others by at most 10% as a group', ...sources.feeTolerance },
    {
      text: 'Wire instructions: confirm by a call you place to a known number; report theft to your bank and ic3.gov',
      ...sources.wireFraud,
    },
    { text: 'The three-day right of rescission does not apply to a purchase', ...sources.rescission },
  ],
};
