import type { DashboardPreview, LandingText } from '@porchlight/domain/landing/landing.ts';
import { contact, newsletter } from './contact.ts';
import { stepCards } from './step-cards.ts';

/** The sample dashboard; score, change, pre-approval and rate are the specification's (section 9). */
const dashboard: DashboardPreview = {
  sample: true,
  title: 'Your dashboard, once you have an account',
  text: 'One page that says where you stand, what is due and what comes after it.',
  note: 'Sample numbers only. Yours will be different.',
  score: {
    label: 'Credit score tracker',
    value: 728,
    change: '+12 pts',
    text: 'A sample score of 728, up 12 points since last month.',
  },
  matches: {
    label: 'Program matches',
    items: [
      { title: 'State housing agency', detail: 'Down payment assistance for first-time buyers' },
      { title: 'County program', detail: 'Grant toward closing costs, income limits apply' },
      { title: 'National program', detail: 'Loan with 3% down, homebuyer course required' },
    ],
  },
  budget: {
    label: 'Budget visualizer',
    preApproval: { label: 'Pre-approval', value: '$320,000' },
    rate: { label: 'Estimated rate', value: '5.3%' },
    lines: [
      { label: 'Principal and interest', monthly: 1777 },
      { label: 'Property tax', monthly: 333 },
      { label: 'Homeowner’s insurance', monthly: 130 },
      { label: 'HOA dues', monthly: 60 },
    ],
    total: 'Together each month',
    note: 'Principal and interest are for a sample loan of $320,000 over 30 years at 5.3%. The other lines are made up.',
  },
  tasks: {
    label: 'Tasks',
    items: [
      { title: 'Upload last two pay stubs', done: true },
      { title: 'Compare two more lenders', done: true },
      { title: 'Visit the house on Alder Street again', done: false },
      { title: 'Ask for an insurance quote', done: false },
    ],
  },
  stages: {
    label: 'Stages',
    items: [
      { title: 'Pre-Approval', state: 'Complete' },
      { title: 'Home Search', state: 'In Progress' },
      { title: 'Offer & Negotiation', state: 'Pending' },
      { title: 'Underwriting', state: 'Pending' },
    ],
  },
  action: { label: 'Create Your Dashboard', href: '#contact' },
};

/** What the page's program carries. The longer texts come with the built page alone. */
export const programTexts = {
  steps: {
    title: 'Nine steps from the first call to your own keys',
    text: 'Open a step to see what working through it looks like.',
    demoNote: 'This is a demonstration. It sends nothing and stores nothing, and its claims are sample text.',
    real: 'Do it for real:',
    cards: stepCards,
  },
  dashboard,
  contact,
  newsletter,
} satisfies Partial<LandingText>;
