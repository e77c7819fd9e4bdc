/** Three questions that the assistant opens with, by the place of the page in the journey; each has the key of its intent. */
type OpeningQuestion = { key: string; question: string };

const ask = (key: string, question: string): OpeningQuestion => ({ key, question });

const general: readonly OpeningQuestion[] = [
  ask('afford', 'How much house can I afford?'),
  ask('down-needed', 'How much down payment do I need: 20%?'),
  ask('own-next', 'What should I do next?'),
];
const offer = [
  ask('earnest-money', 'What is earnest money?'),
  ask('waive-inspection', 'Should I waive the inspection?'),
  ask('countered', 'The seller countered my offer: what now?'),
];
const loan = [
  ask('before-closing-credit', 'Can I buy furniture or a car before closing?'),
  ask('own-lock', 'When does my rate lock end?'),
  ask('own-documents', 'Which documents are due?'),
];
const closing = [
  ask('own-cash', 'How much cash do I need to bring to closing?'),
  ask('what-to-bring', 'What should I bring to closing?'),
  ask('own-disclosure', 'When do I get my Closing Disclosure?'),
];
const owning = [
  ask('own-first-payment', 'When is my first payment due?'),
  ask('end-pmi', 'How do I get rid of PMI?'),
  ask('escrow-rose', 'Why did my escrow or monthly payment go up?'),
];

/** Names of guide stages and milestones, as pages have them. */
const byPlace: Readonly<Record<string, readonly OpeningQuestion[]>> = {
  'Offer & Negotiation': offer,
  'Inspection & Appraisal': [
    ask('own-inspection', 'When is my inspection?'),
    ask('defects-found', 'The inspection found big problems: can I get out?'),
    ask('appraisal-low', 'The appraisal came in under the price: what now?'),
  ],
  'Loan Processing': loan,
  'Loan Application': loan,
  'Processing & Underwrite': loan,
  'Closing & Funding': closing,
  'Clear-to-Close': closing,
  Funding: closing,
  'Post-Close Setup': owning,
  'Post-Close Care': owning,
};

export function listOpeningQuestions(place: string | undefined): readonly OpeningQuestion[] {
  return byPlace[place ?? ''] ?? general;
}
