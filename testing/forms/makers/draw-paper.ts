import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PDF, StandardFonts } from '@libpdf/core';
import type { MadeClosing, MadeEstimate } from '../made/model/form-model.ts';
import { Random } from '../made/model/random.ts';
import { drawAdditional } from './drawing/closing-additional.ts';
import { drawContacts } from './drawing/closing-contacts.ts';
import { drawCosts as drawClosingCosts } from './drawing/closing-costs.ts';
import { drawClosingLoan } from './drawing/closing-first.ts';
import { drawTransactions } from './drawing/closing-transactions.ts';
import { drawCosts } from './drawing/estimate-costs.ts';
import { drawLoan } from './drawing/estimate-first.ts';
import { drawComparisons } from './drawing/estimate-last.ts';
import { type Fonts, fitPaper, type Paper } from './drawing/paper.ts';
import { renderPaper } from './drawing/render-paper.ts';
import { type Banner, type MakerProfile, UPRIGHT } from './profile.ts';

export const drawEstimatePaper = (profile: MakerProfile, form: MadeEstimate, seed: number) =>
  drawPages(profile, 'Loan Estimate', seed, [
    (paper) => drawLoan(paper, form),
    (paper) => drawCosts(paper, form),
    (paper) => drawComparisons(paper, form),
  ]);

export const drawClosingPaper = (profile: MakerProfile, form: MadeClosing, seed: number) =>
  drawPages(profile, 'Closing Disclosure', seed, [
    (paper) => drawClosingLoan(paper, form),
    (paper) => drawClosingCosts(paper, form),
    (paper) => drawTransactions(paper, form),
    (paper) => drawAdditional(paper, form),
    (paper) => drawContacts(paper, form),
  ]);

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

function drawOtherPages(
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
    renderPaper(pdf, paper, fonts, UPRIGHT, new Random(seed));
  }
}

async function drawPages(
  profile: MakerProfile,
  name: string,
  seed: number,
  pages: readonly ((paper: Paper) => number)[],
): Promise<Uint8Array> {
  const pdf = PDF.create();
  const fonts = await findFonts(pdf, profile.typeface);
  const random = new Random(seed + 17);
  if (profile.more?.hasOtherPages) drawOtherPages(pdf, fonts, profile, seed, 'before');
  for (const [index, draw] of pages.entries()) {
    const paper = fitPaper(profile, fonts, seed, draw);
    drawBanners(paper, name, index + 1, pages.length);
    renderPaper(pdf, paper, fonts, profile.turns[index % profile.turns.length] ?? UPRIGHT, random);
  }
  if (profile.more?.hasOtherPages) drawOtherPages(pdf, fonts, profile, seed, 'after');
  return pdf.save();
}

async function findFonts(pdf: PDF, typeface: MakerProfile['typeface']): Promise<Fonts> {
  const { Helvetica, HelveticaBold, HelveticaOblique, ZapfDingbats: signs } = StandardFonts;
  if (typeface === 'Helvetica')
    return { plain: Helvetica, bold: HelveticaBold, italic: HelveticaOblique, signs };
  const { TimesRoman, TimesBold, TimesItalic } = StandardFonts;
  if (typeface === 'Times') return { plain: TimesRoman, bold: TimesBold, italic: TimesItalic, signs };
  const { Courier, CourierBold, CourierOblique } = StandardFonts;
  if (typeface === 'Courier') return { plain: Courier, bold: CourierBold, italic: CourierOblique, signs };
  const embed = async (path: string) =>
    pdf.embedFont(
      await readFile(fileURLToPath(import.meta.resolve(`@expo-google-fonts/public-sans/${path}`))),
    );
  if (typeface === 'Liberation Sans') {
    const [plain, bold, italic] = await Promise.all(['Regular', 'Bold', 'Italic'].map(embedLiberation(pdf)));
    if (plain === undefined || bold === undefined || italic === undefined)
      throw new Error('a font is missing');
    return { plain, bold, italic, signs };
  }
  const plain = await embed('400Regular/PublicSans_400Regular.ttf');
  return { plain, bold: await embed('700Bold/PublicSans_700Bold.ttf'), italic: plain, signs };
}

/** Of the fonts that pdf.js draws with where a file has none. */
const embedLiberation = (pdf: PDF) => async (style: string) => {
  const folder = new URL('../../../node_modules/pdfjs-dist/standard_fonts/', import.meta.url);
  return pdf.embedFont(await readFile(new URL(`LiberationSans-${style}.ttf`, folder)));
};

/** What a system, a fax or a person prints around a form. */
function drawBanners(paper: Paper, name: string, number: number, count: number): void {
  const { width, height, left, right, profile } = paper;
  const small = { times: 7 / profile.size / paper.scale };
  const foot = height - 20;
  const draw: Record<Banner, () => void> = {
    envelope: () => paper.text(12, 14, 'DocuSign Envelope ID: 7B0C9E52-41D7-4F6A-9A35-0D5E2C61F8A4', small),
    'envelope-foot': () =>
      paper.text(
        left,
        height - 9,
        'Envelope ID 52f1c7a0-9d4e-11ee-be56-0242ac120002 Signed electronically',
        small,
      ),
    fax: () => {
      paper.text(18, 12, '04/17/2026 09:41 AM', small);
      paper.text(width / 2, 12, 'FROM: 555-013-4471   TO: 555-010-9926', { ...small, align: 'center' });
      paper.text(
        width - 18,
        12,
        `P. ${String(number).padStart(3, '0')}/${String(count + 1).padStart(3, '0')}`,
        { ...small, align: 'right' },
      );
    },
    stamp: () => {
      const [x, y] = [width - 150, 22];
      paper.text(x, y, 'RECEIVED APR 17 2026', { ...small, bold: true, shade: 0.35 });
      paper.text(x, y + 9, 'Loan processing', { ...small, shade: 0.35 });
    },
    copy: () => {
      const size = 88;
      paper.marks.push({
        ...{ x: width * 0.27, y: height * 0.64, text: 'COPY', size, face: 'bold', shade: 0.87 },
        ...{ isData: false, wide: size * 2.6, slant: 40 },
      });
    },
    'loan-number': () => paper.text(right, 24, 'Loan Number 123456789', { ...small, align: 'right' }),
    compare: () =>
      paper.text(
        left,
        height - 9,
        'Compare with your Loan Estimate. Your Loan Estimate and each revised Loan Estimate are kept with this file.',
        small,
      ),
    'bar-code': () => {
      for (let bar = 0; bar < 30; bar += 1)
        paper.band(right - 70 + bar * 2.3, height - 38, bar % 3 === 0 ? 1.4 : 0.7, 11, 0);
      paper.text(right - 70, height - 21, `*0012345678${number}*`, small);
    },
    side: () =>
      paper.marks.push({
        ...{
          x: 14,
          y: height * 0.72,
          text: 'Electronic record 0d5e2c61-f8a4-7b0c viewed 04/17/2026 09:41:22 UTC',
        },
        ...{ size: 6, face: 'plain', shade: 0.4, isData: false, wide: 210, slant: 90 },
      }),
    custody: () =>
      paper.text(
        width / 2,
        15,
        'This is a copy view of the Authoritative Copy held by the designated custodian',
        { ...small, align: 'center' },
      ),
    anchors: () => {
      for (const [index, x] of [left, width / 2].entries())
        paper.text(x, height - 46, `{{sig_es_:signer${index + 1}:signature}}`, { times: 0.25, shade: 1 });
    },
    initials: () =>
      paper.text(width / 2, height - 20, 'Initials: _____ _____', { ...small, align: 'center' }),
  };
  for (const banner of profile.banners) draw[banner]();
  const page = `PAGE ${number} OF ${count} • LOAN ID # 123456789`;
  paper.text(left, foot, profile.heads.letters === 'plain' ? name : name.toUpperCase(), small);
  paper.text(profile.banners.includes('bar-code') ? (left + right) / 2 : right, foot, page, {
    ...small,
    align: profile.banners.includes('bar-code') ? 'center' : 'right',
  });
}
