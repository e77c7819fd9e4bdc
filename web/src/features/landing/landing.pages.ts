import { landing } from '@porchlight/content/en/landing.ts';
import { definePages, type SearchText } from '../../pages/define-pages.ts';
import { paths } from '../../paths.ts';

export default definePages([
  {
    path: paths.landing,
    file: 'landing-page.tsx',
    shell: 'public',
    inSitemap: true,
    listSearchTexts: listQuestions,
  },
]);

/** The questions of the landing page are in one list there. */
function listQuestions(): SearchText[] {
  return landing.faq.items.map(({ question, answer }, place) => ({
    kind: 'help',
    key: `help-${place}`,
    title: question,
    to: paths.questions,
    passages: [answer],
  }));
}
