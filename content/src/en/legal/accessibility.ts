import type { LegalPage } from '@porchlight/domain/site/legal.ts';
import { site } from '../../site.ts';

export const accessibility: LegalPage = {
  sample: true,
  slug: 'accessibility',
  title: 'Accessibility',
  description: `How ${site.name} is built to be used by everybody, and how to tell us where it is not.`,
  version: '2026-11-22',
  lead: 'Everybody who buys a home should be able to use this site. This statement is sample text: the company that runs this site has to check it and make it its own.',
  sections: [
    {
      title: 'What we aim for',
      paragraphs: ['We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.'],
    },
    {
      title: 'What that means here',
      items: [
        'Everything works with a keyboard alone, and you can always see where you are.',
        'Text can be enlarged to 200 percent, and pages fit a screen 320 pixels wide.',
        'No meaning is carried by color alone, and there is a light and a dark set of colors.',
        'Motion is short and explains a change. If your system asks for less motion, there is none.',
        'With scripts switched off, public pages can be read, and you can write to us, subscribe, join a waitlist and send the final step of the guide. The application, the calculators, your account and checking a signed document need scripts.',
        'What went wrong in a form is said in words, and what you typed is kept.',
      ],
    },
    {
      title: 'How we check',
      paragraphs: [
        'Every page is tested automatically before a change goes out, in both color sets and at several widths. Automatic tests find only part of the problems, so we also listen to the people who use the site.',
      ],
    },
    {
      title: 'Known limits',
      paragraphs: [
        'Documents that you or others upload may not be accessible, because we store them as they are. Links to other sites lead to pages that we cannot change.',
      ],
    },
    {
      title: 'Tell us',
      paragraphs: [
        `If something stands in your way, write to ${site.email.address} or call ${site.phone.display}. Say which page it was and what you wanted to do. We will also give you the content in another form if you need it.`,
      ],
    },
  ],
};
