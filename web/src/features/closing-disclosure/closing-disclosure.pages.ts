import * as texts from '@porchlight/content/en/closing-disclosure/sample.ts';
import { definePages, type SearchText } from '../../pages/define-pages.ts';
import { closingDisclosurePath } from './closing-disclosure-path.ts';

export default definePages([
  {
    path: closingDisclosurePath,
    file: 'closing-disclosure-page.tsx',
    shell: 'public',
    // Looks like a calculator, and shares the first styles with them.
    program: 'figures',
    inSitemap: true,
    listSearchTexts: () => texts.sampleDisclosure.flatMap((page, place) => listPageTexts(page, place + 1)),
  },
]);

/** Each page of the form is found by its lines. */
function listPageTexts(
  { title, sections }: (typeof texts.sampleDisclosure)[number],
  number: number,
): SearchText[] {
  return [
    {
      kind: 'help',
      key: `closing-disclosure-${number}`,
      title: texts.found(number, title),
      to: `${closingDisclosurePath}#page-${number}`,
      passages: sections.map((section) => section.lines.map(({ label }) => label).join(', ')),
    },
  ];
}
