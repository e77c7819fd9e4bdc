import type { PartnerLogo, Statistic, Testimonial } from '@porchlight/domain/landing/landing.ts';

/** Made up, with the two claims of the specification (section 9). */
export const stories: readonly Testimonial[] = [
  {
    sample: true,
    quote:
      'I thought I had to wait two years. The list of errors on my report was four lines long, and my score went up 40 points.',
    author: 'Sample story: Maya R.',
    location: 'Columbus, Ohio',
    occupation: 'Nurse',
    image: { alt: 'Drawing in place of a photo of Maya R.', initials: 'MR' },
  },
  {
    sample: true,
    quote:
      'We compared three estimates line by line instead of looking at the rate alone. Over the first years, that saved us $12,000.',
    author: 'Sample story: Daniel and Priya K.',
    location: 'Raleigh, North Carolina',
    occupation: 'Teacher and electrician',
    image: { alt: 'Drawing in place of a photo of Daniel and Priya K.', initials: 'DK' },
  },
  {
    sample: true,
    quote:
      'At every step I knew what came next and which paper was missing. I slept through the week before closing.',
    author: 'Sample story: Tom W.',
    location: 'Boise, Idaho',
    occupation: 'Delivery driver',
    image: { alt: 'Drawing in place of a photo of Tom W.', initials: 'TW' },
  },
];

/** The specification's marketing figures (section 9). */
export const statistics: readonly Statistic[] = [
  { value: '40+', label: 'lending partners' },
  { value: '98%', label: 'customer satisfaction' },
  { value: '$15K', label: 'average down payment assistance' },
  { value: '12,000+', label: 'users helped' },
];

export const partners: readonly PartnerLogo[] = [
  { name: 'Gable & Sons', mark: 'roof' },
  { name: 'Brass Key Title', mark: 'key' },
  { name: 'Front Door Realty', mark: 'door' },
  { name: 'Lantern Insurance', mark: 'lamp' },
  { name: 'Bay Window Bank', mark: 'window' },
  { name: 'Two Elms Credit Union', mark: 'tree' },
];
