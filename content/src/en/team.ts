import type { TeamText } from '@porchlight/domain/site/team.ts';

export const team: TeamText = {
  title: 'Our team',
  lead: 'The people who answer when you write to us.',
  members: [
    {
      sample: true,
      name: 'Jordan Avery',
      title: 'CEO and founder',
      photo: { alt: 'Drawing in place of a photo of Jordan Avery', initials: 'JA' },
      bio: [
        'Sample profile: Jordan Avery is a placeholder for the founder of the company that runs this site.',
        'Jordan bought a first home with a folder of printouts and a calendar full of guesses, and wanted the next buyer to have one place where every step, paper and date stands in order.',
      ],
    },
  ],
};
