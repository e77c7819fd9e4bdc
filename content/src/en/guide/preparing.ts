import type { GuideStageText } from '@porchlight/domain/guide/guide.ts';
import { officialSites } from '../../facts/official-sites.ts';
import { sources } from '../../facts/sources.ts';
import { site } from '../../site.ts';

export const preparing: GuideStageText = {
  slug: 'preparing',
  title: 'Stage 1: Preparing Your Finances',
  description: 'Your budget, your credit, your papers and a pre-approval.',
  intro:
    'Before you look at homes, find out three things: what you can comfortably pay each month, what a lender will see when it looks at you, and how much cash you need on the day. This stage ends with a [[pre-approval|pre-approval]] letter in your hand.',
  speakTo: [
    {
      who: 'At least three lenders: a bank or credit union, a mortgage company and a broker',
      ask: [
        'Which loan types fit me, and what down payment, mortgage insurance and fees does each have?',
        'Has an underwriter read my papers, or only the automated system?',
        'How long is your pre-approval good for, and how fast can you write one for a single offer?',
      ],
    },
    {
      who: 'A housing counselor approved by HUD',
      ask: [
        'Will you go through my budget and credit reports with me, and what does it cost?',
        'Which state and local programs take buyers with my income, and do I need a class first?',
      ],
    },
    {
      who: 'Your employer’s payroll office',
      ask: ['Who answers when a lender calls to verify my job, and how do I get old pay stubs and W-2s?'],
    },
  ],
  whyImportant:
    'Almost every later surprise, such as a refused loan, a payment that hurts or missing cash a week before closing, starts with a figure nobody checked at the beginning. An evening of sums now costs nothing. The same sum after you have signed a contract can cost your deposit.',
  duration:
    'A few weeks if your credit and papers are in order; several months if you need to save or repair credit.',
  cost: 'Close to nothing. A lender may ask you to pay for a credit report.',
  tabs: {
    steps: [
      {
        title: 'Set your own limit first',
        paragraphs: [
          'Work from the money that reaches your account, not from what a lender says you could borrow.',
        ],
        items: [
          'Write down income before taxes, every minimum debt payment, and what you really spend in a month.',
          'Choose a full housing payment: [[principal]], interest, [[property-tax]], insurance, [[mortgage-insurance]] and any dues of a [[homeowners-association|homeowners association (HOA)]].',
          'Practice it for two months by saving the difference from your rent. If it hurts, choose a lower one.',
        ],
      },
      {
        title: 'Read and repair your credit',
        items: [
          'Get all three [[credit-report|credit reports]] free at AnnualCreditReport.com. Reading them does not change your score.',
          'Dispute mistakes in writing with the bureau and with the company that reported them, and keep copies.',
          'Pay card balances down before the statement date, pay everything on time, and open nothing new.',
        ],
      },
      {
        title: 'Work out your debt-to-income ratio',
        paragraphs: [
          'Add your monthly debt payments and the new housing payment, and divide by income before taxes. With $6,000 of income, $500 of debts and a $1,900 housing payment the [[debt-to-income-ratio|debt-to-income ratio]] is 40%. At most 43% is preferred.',
        ],
      },
      {
        title: 'Count the cash you need',
        items: [
          'Down payment: from nothing for VA and USDA loans, from 3% for some conventional loans and from 3.5% for FHA.',
          '[[closing-costs|Closing costs]]: 2-5% of the loan.',
          'Inspection, moving, first repairs, and [[reserves]] that you do not touch.',
          'Look up [[down-payment-assistance]] at your state [[housing-finance-agency]] before you decide that you cannot buy yet.',
        ],
      },
      {
        title: 'Ask several lenders for a pre-approval',
        items: [
          'Apply to all of them within two weeks, with the same facts, loan type and term.',
          'Compare rate, [[apr|APR]], [[discount-points|points]], lender fees and monthly total, quoted on the same day.',
          'Read the letter: names, amount, loan type and the day it ends.',
        ],
      },
    ],
    'required-information': [
      {
        title: 'Who you are',
        items: [
          'Government photo ID that has not expired, and your Social Security number.',
          'Two years of addresses, with a landlord’s name and number if you rent.',
          'A Certificate of Eligibility if you served and may use a [[va-loan|VA loan]].',
        ],
      },
      {
        title: 'What you earn',
        items: [
          'Pay stubs from the last 30 days, with the year-to-date total.',
          'W-2 and tax returns for two years, all pages and schedules.',
          'If you work for yourself: business returns for two years and a profit and loss statement for this year.',
          'Award letters for pensions, Social Security, child support or alimony, if you want them counted.',
        ],
      },
      {
        title: 'What you have and owe',
        items: [
          'Bank statements for 2-3 months, every page of every account you may use.',
          'Statements of retirement and investment accounts.',
          'The story of each large deposit, with a paper to prove it, and a [[gift-letter]] for gifts.',
          'Balances and payments for each debt, and court orders for support you pay.',
        ],
      },
    ],
    'critical-knowledge': [
      {
        title: 'What the 43% means, and what it does not',
        paragraphs: [
          'Many lenders and counselors still like to see a ratio of at most 43%, and you will read online that federal law forbids more. It does not. The rule that capped most [[qualified-mortgage|qualified mortgages]] at 43% has been replaced by a test of the loan’s price, and lenders have had to use the new test since October 1, 2022.',
          'Each program now draws its own line. Fannie Mae’s automated system goes up to 50%; files read by hand stop at 36%, or 45% with strong credit and savings. FHA starts at 43% by hand and can go higher. VA uses 41% as a guideline and then looks at [[residual-income]]. USDA starts at 41%. A ratio that a lender accepts can still be one you cannot live with.',
        ],
      },
      {
        title: 'Four kinds of loan in a few lines',
        items: [
          '[[conventional-loan|Conventional]]: from 3% down for many buyers. Below 20% down you usually pay [[private-mortgage-insurance]], which can end. The 2026 limit for one unit is $832,750 in most counties; above it you need a [[jumbo-loan]].',
          '[[fha-loan|FHA]]: from 3.5% down and kinder to low scores. It charges 1.75% of the loan up front and, for many buyers with little down, 0.55% a year that does not end.',
          '[[va-loan|VA]]: no down payment and no monthly mortgage insurance for those who served. Most pay a [[va-funding-fee|VA funding fee]], 2.15% on a first use with nothing down.',
          '[[usda-loan|USDA]]: no down payment in eligible rural areas, for households under an income limit, with an upfront and a yearly fee.',
        ],
        paragraphs: [
          'Ask lenders to quote the two that fit you best. The right one is the one with the lower total cost over the years you expect to stay.',
        ],
      },
      {
        title: 'Pre-qualified, pre-approved, approved',
        paragraphs: [
          'A [[pre-qualification|pre-qualification]] may rest on what you said in a phone call. A [[pre-approval|pre-approval]] usually rests on your credit and papers. Neither is a promise: the home has to pass too, and your file is checked again before closing. Lenders use the words loosely, so ask what was verified and by whom.',
        ],
      },
      {
        title: 'Shopping does not ruin your score',
        paragraphs: [
          'Credit checks by mortgage lenders within 45 days are recorded as one. Some scoring models use a shorter window, which is why two weeks is a safe habit. Asking only one lender is the expensive choice.',
        ],
      },
      {
        title: 'What goes wrong, and how to notice',
        items: [
          'A new car, card or “buy now, pay later” plan after the letter. It changes your ratio, and the lender will see it.',
          'Cash in a drawer. Money that cannot be traced may not be counted, so deposit it early and ask the lender how long it must stay in the account.',
          'A quote without fees. A low rate with high points is not a low price; the [[apr|APR]] and section A of the [[loan-estimate|Loan Estimate]] show it.',
          'Being told not to apply. Nobody may discourage you because of race, color, religion, sex, national origin, marital status, age, disability, children or public assistance. Ask for a decision in writing.',
          'A no without a reason. The lender has 30 days to tell you, and must give the reasons or say how to get them. You may have a free copy of the credit report it used if you ask within 60 days.',
        ],
      },
      {
        title: 'Who counts as a first-time buyer',
        paragraphs: [
          'For many programs it is anybody who has not owned a principal residence in the last three years, and if one spouse qualifies, both do. Income and price limits apply, and money often runs out during the year, so ask early.',
        ],
      },
    ],
    'helpful-resources': [
      {
        title: `On ${site.name}`,
        links: [
          {
            title: 'Affordability calculator',
            href: '/tools/affordability',
            note: 'From your budget to a price, with every figure open to its formula.',
          },
          {
            title: 'Debt-to-income calculator',
            href: '/tools/debt-to-income',
            note: 'Your ratio beside the line of each loan program.',
          },
          {
            title: 'Pre-App tasks',
            href: '/portal/milestones/pre-app',
            note: 'The papers a lender asks for first, with a place to keep them.',
          },
          {
            title: 'Pre-Approval tasks',
            href: '/portal/milestones/pre-approval',
            note: 'How to compare letters and lenders.',
          },
          {
            title: 'Program finder',
            href: '/programs',
            note: 'Down payment help, grants and loan programs where you buy.',
          },
          { title: 'Glossary', href: '/glossary', note: 'Every term in this guide, in plain words.' },
        ],
      },
      {
        title: 'Elsewhere',
        links: [
          {
            title: 'AnnualCreditReport.com',
            href: officialSites.creditReports.href,
            note: 'The free reports the law provides for.',
          },
          {
            title: 'Find a housing counselor',
            href: officialSites.housingCounselors.href,
            note: 'Counselors approved by HUD, by ZIP code; or call 800-569-4287.',
          },
          {
            title: 'NMLS Consumer Access',
            href: officialSites.lenderLicenses.href,
            note: 'Check the license of a lender or loan officer.',
          },
          {
            title: 'VA home loans',
            href: officialSites.vaHomeLoans.href,
            note: 'Eligibility and the Certificate of Eligibility.',
          },
        ],
      },
    ],
  },
  figures: [
    {
      text: 'Conforming loan limit for one unit in 2026: $832,750 in most counties',
      ...sources.conformingLimits,
    },
    {
      text: 'FHA mortgage insurance: 1.75% up front; 0.55% a year with less than 5% down, up to the base loan amount named in the letter',
      ...sources.fhaInsurance,
    },
    {
      text: 'Private mortgage insurance: usual below 20% down, and can be ended',
      ...sources.mortgageInsuranceEnd,
    },
    { text: 'VA funding fee: 2.15% on a first use with less than 5% down', ...sources.vaFundingFee },
    {
      text: 'Debt-to-income ratio: at most 43% preferred; it is a preference, no longer a federal cap (price test mandatory since October 1, 2022)',
      ...sources.ability,
    },
    {
      text: 'Fannie Mae: up to 50% through its automated system; 36%, or 45% with compensating strengths, by hand',
      ...sources.ratiosFannie,
    },
    { text: 'FHA by hand: 31% housing and 43% total, more with compensating factors', ...sources.fhaRatios },
    { text: 'VA: 41% guideline plus residual income', ...sources.ratiosVa },
    { text: 'USDA: 29% housing and 41% total', ...sources.usdaRatios },
    {
      text: 'Debt-to-income example: ($500 + $1,900) / $6,000 = 40%',
      source: 'Worked example',
      checkedOn: sources.ability.checkedOn,
    },
    { text: 'Down payment from 3% on some conventional loans', ...sources.lowDownPayment },
    { text: 'Down payment from 3.5% on FHA loans', ...sources.fhaDown },
    { text: 'Closing costs: 2-5% of the loan', ...sources.closingCosts },
    {
      text: 'Pay stubs from the last 30 days; W-2 and tax returns for two years; bank statements for 2-3 months',
      ...sources.documentAge,
    },
    { text: 'Mortgage credit checks within 45 days are recorded as one', ...sources.creditInquiries },
    { text: 'Credit reports are free, each week, from each bureau', ...sources.creditReports },
    {
      text: 'A decision within 30 days of a complete application; a free credit report within 60 days of a denial',
      ...sources.creditDenial,
    },
    {
      text: 'First-time buyer: no ownership of a principal residence in three years',
      ...sources.firstTimeBuyer,
    },
    {
      text: 'Equal treatment in lending, whatever your race, color, religion, national origin, sex, marital status or age',
      ...sources.equalCredit,
    },
  ],
};
