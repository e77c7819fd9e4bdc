import type { GuideStageText } from '@porchlight/domain/guide/guide.ts';
import { officialSites } from '../../facts/official-sites.ts';
import { sources } from '../../facts/sources.ts';
import { site } from '../../site.ts';

export const loanProcessing: GuideStageText = {
  slug: 'loan-processing',
  title: 'Stage 5: Loan Processing',
  description: 'Conditions, title and insurance, until the underwriter is satisfied.',
  intro:
    'The lender now turns your application into a file it can stand behind. A processor collects, an [[underwriter]] decides, and you answer questions. Your part is to be quick, complete and boring: change nothing.',
  speakTo: [
    {
      who: 'The loan processor',
      ask: [
        'What is still missing today, and what exactly would satisfy each item?',
        'When does the file go to the underwriter, and how long is the line?',
        'Who covers for you, and how should I send documents safely?',
      ],
    },
    {
      who: 'The title company',
      ask: [
        'May I have the title commitment and the papers behind Schedule B?',
        'Which items will be gone at closing, and what will stay with the land?',
      ],
    },
    {
      who: 'Your insurance agent',
      ask: [
        'Is the policy bound from closing day, with the lender named exactly so?',
        'What would it take to rebuild this house, and is that what I am covered for?',
      ],
    },
    {
      who: 'The HOA or condo manager, if there is one',
      ask: ['Have you received the lender’s questionnaire, and when will you answer?'],
    },
  ],
  whyImportant:
    'More closings are late because of a missing page than because of a bad credit score. Each question you answer the same day keeps your closing date, your rate lock and your deposit safe. Each change you make to job, credit or savings sends the file back.',
  duration: 'Processing takes 2-4 weeks. Appraisal, title and condo reviews run at the same time.',
  cost: 'Homeowner’s insurance, often a year ahead. A lock extension if things run late.',
  tabs: {
    steps: [
      {
        title: 'Set up the line to your lender',
        items: [
          'Get names and direct numbers of loan officer, processor and a backup, and agree on a day for a weekly word.',
          'Use the lender’s secure site. Do not send statements by plain e-mail.',
          'Keep a list: what was asked, when, what you sent, when it was accepted.',
        ],
      },
      {
        title: 'Answer conditions within a day',
        items: [
          'Send whole documents: all pages, your name showing, nothing cropped.',
          'Write each [[letter-of-explanation]] in three sentences: what happened, when, why it is over.',
          'If you cannot get a paper, say so at once and ask what would do instead.',
          'Ask for the [[conditional-approval]] itself, not a summary of it.',
        ],
      },
      {
        title: 'Keep everything still',
        items: [
          'No new credit, no co-signing, no missed payment.',
          'No change of job, hours or how you are paid without a call to the loan officer first.',
          'No moving money between accounts without a record, and no cash deposits.',
        ],
      },
      {
        title: 'Read the title work',
        items: [
          'Check names, legal description and the way you will hold [[title]].',
          'Go through [[schedule-b|Schedule B]]: liens that must be paid, easements and [[covenants]] that stay.',
          'Ask for a [[survey]] if fences, drives or additions are close to a line.',
          'Decide on [[owners-title-insurance|owner’s title insurance]] with the combined price in hand.',
        ],
      },
      {
        title: 'Insure the home',
        items: [
          'Buy a policy that starts on closing day and would rebuild the house.',
          'Send the [[declarations-page]] with the [[mortgagee-clause]] as the lender spells it.',
          'Arrange [[flood-insurance]] if the [[flood-determination]] calls for it.',
        ],
      },
    ],
    'required-information': [
      {
        title: 'What processors ask for again',
        items: [
          'A newer pay stub: the first ones age. Fannie Mae wants one dated no earlier than 30 days before the application.',
          'The latest statement of each account you will close from, and the source of anything new in it.',
          'A signed form that lets the lender order your tax transcripts from the IRS.',
          'Proof that you have paid rent on time, if your credit history is short.',
        ],
      },
      {
        title: 'What comes up in some files',
        items: [
          'Gift: the signed letter, the giver’s statement and the transfer.',
          'Divorce decree, support orders, or proof that somebody else pays a debt in your name.',
          'Leases and tax pages for a rental, or a year-to-date statement for a business.',
          'Immigration papers that show your right to live and work here.',
        ],
      },
      {
        title: 'What others send',
        items: [
          'Appraiser: the report. Title company: commitment and tax certificates.',
          'Insurer: declarations page and paid receipt. [[homeowners-association|HOA]]: questionnaire and budget.',
          'Employer: [[verification-of-employment]], again shortly before closing.',
        ],
      },
    ],
    'critical-knowledge': [
      {
        title: 'How long it takes, and what makes it longer',
        paragraphs: [
          'Plan on 2-4 weeks from a complete application to the [[clear-to-close]]. The appraisal, the title search and any condo review run side by side, so the slowest one sets your date. Self-employed income, gifts, a recent move of money and a job change each add questions. Ask every week which single thing your file is waiting for.',
        ],
      },
      {
        title: 'What an underwriter looks at',
        paragraphs: [
          'Can you pay: income that is steady and likely to go on, against debts. Do you pay: credit and housing history. What have you got: savings you can trace, and [[reserves]] after closing. What is it worth: appraisal, title and insurance. A weak point in one can be made up by strength in another; a gap in the papers cannot.',
        ],
      },
      {
        title: 'How long papers stay fresh',
        paragraphs: [
          'For Fannie Mae loans a pay stub may be dated no earlier than 30 days before you applied, and most other credit papers may be no more than four months old on the day you sign the note. FHA and USDA count 120 days. If closing slips, expect to be asked again; it is not a sign of doubt.',
        ],
      },
      {
        title: 'Conditional approval is a good sign',
        paragraphs: [
          'Almost every file gets a yes with a list. Some items are due before final papers are drawn, some before the money is sent. Ask which are which, and who is responsible for each: you, the seller, the title company, or the lender itself.',
        ],
      },
      {
        title: 'What you pay in this stage',
        items: [
          'The first year of homeowner’s insurance, often before closing. Ask whether it can be paid at closing instead.',
          'HOA or condo questionnaires and rush fees, where the association charges them. Ask who pays: it can be the seller.',
          'A second visit by the appraiser, if repairs must be checked before the loan can close.',
          'Nothing to anybody who calls you. Real fees stand on your [[loan-estimate|Loan Estimate]].',
        ],
      },
      {
        title: 'Title insurance in one minute',
        paragraphs: [
          'The lender requires a policy that protects the lender. An owner’s policy protects you against claims from before your time: a forged deed, an unknown heir, a missed tax lien. It is paid once, and usually costs less when bought together with the lender’s. Neither covers what Schedule B leaves out, so read that page.',
        ],
      },
      {
        title: 'Your rate lock is a clock',
        paragraphs: [
          'Compare the last day of the [[rate-lock]] with the closing date each week. If the lender caused the delay, ask in writing that it pay for the [[rate-lock-extension]]. If the lock changes, you must get a revised [[loan-estimate|Loan Estimate]].',
        ],
      },
      {
        title: 'What goes wrong, and how to notice',
        items: [
          'Silence for more than three working days. Call; do not wait to be called.',
          'A request that repeats. Ask what was wrong with the last paper, so that the next one ends it.',
          'A phone call or link that asks for your password, or for money to “release” the file. Hang up and call the number you saved.',
          'An insurer that inspects the home and withdraws. Keep the second quote until closing.',
          'A lien or open permit on title in the last week. Ask for the commitment early and read it early.',
          'A credit check that finds a new account. Lenders look again just before closing.',
          'A no. Ask for the reason in writing, whether another program or a larger down payment would change it, and mind your [[financing-contingency]] date.',
        ],
      },
    ],
    'helpful-resources': [
      {
        title: `On ${site.name}`,
        links: [
          {
            title: 'Processing & Underwrite tasks',
            href: '/portal/milestones/processing',
            note: 'Conditions, title and insurance in order.',
          },
          { title: 'Document Center', href: '/portal/docs', note: 'Keep a copy of each paper you send.' },
          { title: 'Glossary', href: '/glossary', note: 'Every term in this guide, in plain words.' },
        ],
      },
      {
        title: 'Elsewhere',
        links: [
          {
            title: 'Get ready to close',
            href: officialSites.getReadyToClose.href,
            note: 'The federal consumer bureau on the weeks before closing.',
          },
          {
            title: 'Tax transcripts',
            href: officialSites.taxTranscripts.href,
            note: 'Free copies of your filed returns.',
          },
          {
            title: 'Submit a complaint',
            href: officialSites.consumerComplaint.href,
            note: 'If a lender does not answer or breaks a rule.',
          },
        ],
      },
    ],
  },
  figures: [
    { text: 'Processing: 2-4 weeks', ...sources.processingTime },
    {
      text: 'Pay stub dated no earlier than 30 days before application; other papers at most four months old (Fannie Mae) or 120 days (FHA, USDA)',
      ...sources.documentAge,
    },
    { text: 'A changed rate lock brings a revised Loan Estimate', ...sources.feeTolerance },
    { text: 'Reasons for a denial in writing, or how to get them', ...sources.creditDenial },
    { text: 'Flood insurance where the flood determination requires it', ...sources.flood },
  ],
};
