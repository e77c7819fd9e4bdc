import type { PDF } from '@libpdf/core';
import { Random } from '../../made/model/random.ts';
import { type MakerProfile, UPRIGHT } from '../profile.ts';
import { type Fonts, fitPaper } from './paper.ts';
import { writePaper } from './write-paper.ts';

/** What a package of loan papers has around a form; none of it is of a form. */
const PAGES = {
  before: [
    [
      'Your loan package',
      'Please review the enclosed documents and keep a copy for your records.',
      'Enclosed: Loan Estimate or Closing Disclosure, privacy notice, instructions for your wire.',
      'If you have questions, call your loan officer before you sign.',
    ],
  ],
  after: [
    [
      'Privacy notice',
      'Financial companies choose how they share your personal information.',
      'Federal law gives consumers the right to limit some but not all sharing.',
      'Reasons we can share: for our everyday business purposes, such as to process your transactions.',
    ],
    [
      'Wire instructions',
      'Never send money by wire before you called the number that you know.',
      'Amounts change until the day of closing; your settlement agent tells you the final one.',
    ],
  ],
} as const;

export function drawOtherPages(
  pdf: PDF,
  fonts: Fonts,
  profile: MakerProfile,
  seed: number,
  where: keyof typeof PAGES,
): void {
  for (const [title, ...lines] of PAGES[where]) {
    const paper = fitPaper(profile, fonts, seed, (own) => {
      let at = own.top + own.step * 3;
      own.text(own.left, at, title, { bold: true, times: 1.6 });
      for (const line of lines)
        at = own.paragraph(own.left, at + own.step * 1.5, line, { wide: own.right - own.left });
      return at;
    });
    writePaper(pdf, paper, fonts, UPRIGHT, new Random(seed));
  }
}
