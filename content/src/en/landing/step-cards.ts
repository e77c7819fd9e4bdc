import type { StepCard } from '@porchlight/domain/landing/landing.ts';

/** The nine step cards of the hero and their demonstration panels (specification 2). */
export const stepCards: readonly StepCard[] = [
  {
    id: 'find-your-realtor',
    title: 'Find Your Realtor',
    line: 'Somebody who knows the streets you like',
    real: { label: 'what to ask an agent before you choose one', href: '/portal/finding' },
    panel: [
      {
        kind: 'claims',
        sample: true,
        items: [
          'All realtors are verified and background checked',
          'Matched to your needs',
          'No-pressure intro calls',
        ],
      },
      { kind: 'button', label: 'Match With a Realtor' },
    ],
  },
  {
    id: 'get-lender-approval',
    title: 'Get Lender Approval',
    line: 'A letter that says how far you can go',
    real: { label: 'answer five questions and see your estimate', href: '/application' },
    panel: [
      {
        kind: 'claims',
        sample: true,
        items: [
          '5-minute digital application',
          'Instant comparison of multiple lender offers',
          'Same-day pre-approval letters',
        ],
      },
      { kind: 'button', label: 'Start Pre-Approval' },
    ],
  },
  {
    id: 'view-the-home',
    title: 'View the Home',
    line: 'What to look for, and what to ask',
    real: { label: 'the checklist for home search', href: '/portal/milestones/home-search' },
    panel: [
      { kind: 'field', name: 'propertyAddress', label: 'Property Address' },
      { kind: 'field', name: 'preferredLocation', label: 'Preferred Location' },
      { kind: 'field', name: 'priceRange', label: 'Price Range' },
      { kind: 'button', label: 'Save & Continue' },
    ],
  },
  {
    id: 'place-the-offer',
    title: 'Place the Offer',
    line: 'A price, and the conditions that protect you',
    real: { label: 'keep your own offers in one list', href: '/portal/homes' },
    panel: [
      { kind: 'field', name: 'offerPrice', label: 'Offer Price' },
      { kind: 'field', name: 'contingencies', label: 'Contingencies' },
      {
        kind: 'field',
        name: 'financingSource',
        label: 'Financing Source',
        hint: 'Conventional, FHA, VA, Cash',
      },
      { kind: 'button', label: 'Submit Offer' },
    ],
  },
  {
    id: 'negotiate-offer',
    title: 'Negotiate Offer',
    line: 'What to give up, what to keep, when to walk away',
    real: { label: 'keep every counteroffer in one list', href: '/portal/homes' },
    panel: [
      { kind: 'field', name: 'counterTerms', label: 'Counter Terms' },
      {
        kind: 'note',
        sample: true,
        text: 'Suggestion: your offer is $15K under the average market bid.',
      },
      { kind: 'button', label: 'Submit Counter' },
    ],
  },
  {
    id: 'path-to-close',
    title: 'Path to Close',
    line: 'Inspection, appraisal, papers, insurance',
    real: { label: 'the checklist from inspection to underwriting', href: '/portal/milestones/processing' },
    panel: [
      { kind: 'checks', items: ['Home Inspection', 'Appraisal', 'Loan Documents', 'Insurance'] },
      { kind: 'note', sample: true, text: 'Reminder: the home inspection is due in 3 days.' },
      { kind: 'button', label: 'Update Progress' },
    ],
  },
  {
    id: 'closing-portal',
    title: 'Closing Portal',
    line: 'The date, the papers and the figures',
    real: { label: 'work out your cash to close', href: '/tools/cash-to-close' },
    panel: [
      { kind: 'field', name: 'closingDate', label: 'Closing Date', hint: 'MM/DD/YYYY' },
      { kind: 'button', label: 'Upload Files' },
      { kind: 'button', label: 'Confirm Details' },
    ],
  },
  {
    id: 'document-vault',
    title: 'Document Vault',
    line: 'Every paper where you can find it',
    real: { label: 'open your Document Center', href: '/portal/docs' },
    panel: [
      { kind: 'button', label: 'Upload Files' },
      {
        kind: 'files',
        action: 'Download',
        items: [
          'Purchase Contract.pdf',
          'Loan Estimate.pdf',
          'Inspection Report.pdf',
          'Insurance Policy.pdf',
        ],
      },
    ],
  },
  {
    id: 'post-close-checklist',
    title: 'Post-Close Checklist',
    line: 'The first weeks in your own home',
    real: { label: 'the post-close checklist', href: '/portal/milestones/post-close' },
    panel: [
      {
        kind: 'checks',
        items: [
          'Set up utilities',
          'Change locks',
          'File for homestead exemption',
          'Set up automatic mortgage payments',
          'Update address with the postal service',
          "Update driver's license",
        ],
      },
      { kind: 'button', label: 'Save Progress' },
    ],
  },
];
