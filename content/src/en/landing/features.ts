import type { FeatureText } from '@porchlight/domain/landing/landing.ts';

/** The six features by their anchors (specification 1 and 2). */
export const features: readonly FeatureText[] = [
  {
    id: 'credit',
    title: 'Credit Score Management',
    text: 'Know what a lender will see before a lender sees it.',
    points: [
      'An assessment: your three reports, read line by line',
      'Fix errors and pay down balances in the order that helps most',
      'What not to do while a loan is under way',
    ],
    link: { label: 'Hear about the credit tools', href: '/credit-score' },
  },
  {
    id: 'incentives',
    title: 'Incentive Utilization',
    text: 'A finder for the help that exists where you buy.',
    points: [
      'Down payment assistance and grants',
      'Discounted rates and tax credits',
      'Local, state and national programs, each with its conditions',
    ],
    link: { label: 'Find programs where you buy', href: '/programs' },
  },
  {
    id: 'calculator',
    title: 'Home Affordability Calculator',
    text: 'What you can comfortably pay, based on your budget.',
    points: [
      'Income, expenses and credit score',
      'Taxes, insurance and HOA fees counted in',
      'Scenarios from conservative to aggressive',
    ],
    link: { label: 'Open the calculator', href: '/tools/affordability' },
  },
  {
    id: 'negotiation',
    title: 'Negotiation and Offers',
    text: 'Every offer, counteroffer and deadline in one list.',
    points: [
      'Price, contingencies and earnest money side by side',
      'Which conditions protect you, and what giving one up costs',
      'The date by which each answer is due',
    ],
    link: { label: 'Open your list', href: '/portal/homes' },
  },
  {
    id: 'mortgage',
    title: 'Mortgage Process Checklist',
    text: 'From application to keys, with nothing forgotten.',
    points: [
      'Inspections, appraisals and title searches',
      'The documents a lender asks for, and a safe place for them',
      'Insurance, and reminders before things fall due',
    ],
    link: { label: 'See the ten milestones', href: '/portal' },
  },
  {
    id: 'post-closing',
    title: 'Post-Closing Management',
    text: 'The loan goes on after the move. So do we.',
    points: [
      'Payments, escrow and property taxes',
      'Home value, and when refinancing is worth a look',
      'The papers to keep, and for how long',
    ],
    link: { label: 'See what you keep of your home', href: '/portal/home' },
  },
];
