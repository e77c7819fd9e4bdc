import type { Banner } from '../profile.ts';
import type { Paper } from './paper.ts';

/** What a system, a fax or a person prints around a form. */
export function drawBanners(paper: Paper, name: string, number: number, count: number): void {
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
