import type { FirstPaymentText, ProductPicture } from '@porchlight/domain/landing/landing.ts';

export const firstPayment: FirstPaymentText = {
  title: 'What would it cost each month?',
  price: { label: 'Price of the home', initial: '350,000' },
  downPayment: { label: 'Down payment', initial: '35,000' },
  aMonth: 'a month',
  assumed: ({ years, ratePercent, rateSource, taxPercent, insurancePercent, mortgageInsurance }) =>
    `We assume ${years} years at ${ratePercent}% (${rateSource}), property tax of ${taxPercent}% and insurance of ${insurancePercent}% of the price a year${mortgageInsurance > 0 ? `, and $${mortgageInsurance} a month of mortgage insurance, because you pay less than 20% down` : ''}. Our planning figures, not an offer.`,
  unread: 'Enter a price, and a down payment that is not more than the price.',
  withoutScripts: 'For a price of $350,000 with $35,000 down:',
  calculator: 'Change every assumption',
  estimate: { label: 'Get your own estimate', href: '/application' },
};

export const productPictures: { title: string; items: readonly ProductPicture[] } = {
  title: 'What it looks like, with a sample buyer',
  items: [
    {
      id: 'journey',
      alt: 'The dashboard of a sample buyer: five of ten milestones are done, and the next one is Loan Application.',
      caption: 'Where you are, and what to do next',
    },
    {
      id: 'checklist',
      alt: 'The checklist of the milestone Loan Application, with tasks to tick.',
      caption: 'Each milestone is a checklist',
    },
    {
      id: 'documents',
      alt: 'The Document Center with a place to drop files and the documents received so far.',
      caption: 'Every document in one place',
    },
  ],
};
