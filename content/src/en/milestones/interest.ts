import type { MilestoneText } from '@porchlight/domain/milestones/workspace.ts';
import {
  calculator,
  creditDisputes,
  creditScores,
  glossary,
  guideKnowledge,
  guideRequired,
  guideSteps,
  official,
  ownDates,
  ownNotes,
  ownPrograms,
  people,
} from './task-links.ts';

export const interest: MilestoneText = {
  slug: 'interest',
  description: 'Set your goals and timeline',
  help: 'This is where you turn a wish into a plan: a month to aim for, a payment you can live with, and a list of what the home must have. You talk to no lender yet, and nothing here touches your credit score.',
  duration: 'A weekend or two of evenings. Longer if your credit reports need a correction.',
  cost: 'Nothing. Your credit reports are free at AnnualCreditReport.com.',
  guideStage: 'preparing',
  tasks: [
    {
      id: 'choose-target-month',
      title: 'Choose the month you want to move',
      detail:
        'Check your lease for its end date and for how much notice your landlord needs, then count back. A search, a contract and a loan take months, not weeks.',
      links: [ownDates('interest')],
    },
    {
      id: 'list-must-haves',
      title: 'List what the home must have',
      detail:
        'Write two columns: what you cannot do without (bedrooms, commute, a step-free door) and what would be nice. If the first column has more than about six lines, the search will stall.',
      links: [ownNotes('interest'), guideSteps('finding', 'Set the search')],
    },
    {
      id: 'agree-with-co-buyer',
      title: 'Agree with anybody you are buying with',
      detail:
        'Settle whose income and credit go on the loan, whose names go on the deed, and who pays what if one of you leaves. Unmarried buyers should ask a real estate attorney to put it in writing.',
      links: [people, glossary('joint-tenancy', 'Joint tenancy')],
      optional: true,
    },
    {
      id: 'write-down-income-and-debts',
      title: 'Write down your monthly income and debts',
      detail:
        'Use income before taxes, and the minimum payment on each card, car, student and personal loan, plus child support or alimony. These are the figures a lender compares.',
      links: [calculator('debt-to-income'), guideRequired('preparing', 'What you have and owe')],
    },
    {
      id: 'set-comfortable-payment',
      title: 'Set the monthly payment you can live with',
      detail:
        'Count principal, interest, property tax, insurance, mortgage insurance and any HOA dues together. Live on that budget for two months by saving the difference from your rent; if it hurts, lower the figure.',
      links: [calculator('affordability'), calculator('monthly-payment')],
    },
    {
      id: 'get-credit-reports',
      title: 'Get your three credit reports',
      detail:
        'Order Equifax, Experian and TransUnion at AnnualCreditReport.com, the site the law set up for free reports. Reading your own reports does not lower your score.',
      links: [official('creditReports'), creditScores],
    },
    {
      id: 'dispute-report-errors',
      title: 'Dispute what is wrong on a report',
      detail:
        'Write to the bureau and to the company that reported the item, with proof. Do this before you apply: an open dispute can hold up a loan.',
      links: [creditDisputes, official('consumerComplaint')],
      optional: true,
    },
    {
      id: 'count-savings',
      title: 'Count your savings and give each dollar a job',
      detail:
        'Set apart the down payment, closing costs (typically 2-5% of the loan), moving, and a reserve you will not touch. Money in a retirement account may be usable, but ask about tax and penalties first.',
      links: [calculator('cash-to-close'), guideSteps('preparing', 'Count the cash you need')],
    },
    {
      id: 'check-first-time-buyer-status',
      title: 'Check whether you count as a first-time buyer',
      detail:
        'Under the federal definition you usually do if you have not owned a principal residence in the last three years. Look up your state housing finance agency for down payment help and note its income limits.',
      links: [guideKnowledge('preparing', 'Who counts as a first-time buyer'), ownPrograms],
    },
    {
      id: 'meet-housing-counselor',
      title: 'Meet a HUD-approved housing counselor',
      detail:
        'Find one at consumerfinance.gov/find-a-housing-counselor. Ask what the session costs, and bring your income, debts and credit reports.',
      links: [official('housingCounselors')],
      optional: true,
    },
  ],
  dates: [
    {
      key: 'move-in-goal',
      title: 'Day you would like to move in',
      hint: 'A guess is fine. It turns a wish into a date you can count back from.',
    },
    {
      key: 'lease-notice-due',
      title: 'Lease notice due',
      hint: 'The last day to tell your landlord that you are leaving. Your lease says how long before its end that is.',
    },
  ],
  documentRequests: [],
};
