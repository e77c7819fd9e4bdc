import { type MakerProfile, UPRIGHT } from './profile.ts';

/** What most makers do; each profile says where it differs. */
const PLAIN: Omit<MakerProfile, 'name'> = {
  ...{ paper: 'Letter', margins: [40, 34, 40, 40], typeface: 'Helvetica', size: 8.2, spacing: 0 },
  heads: { look: 'black', letters: 'plain' },
  facts: { letters: 'capitals', hasColon: false },
  ...{ letters: 'dot', rules: 'rows', hasBands: true, shift: 0, boxes: 'drawn', numbers: 'all' },
  amounts: { align: 'right', dollar: 'close', below: 'dash', hasZeros: false, total: 'edge' },
  wraps: { labels: false, title: false, fees: 1 },
  merges: { facts: false, answers: 'none', fees: false },
  ...{ hasSpacedPercent: false, dates: 'plain', clock: { printed: '5:00 p.m. EDT', read: '17:00 EDT' } },
  ...{ hasDetailColumn: false, hasLongLender: false, order: 'rows', runs: 'whole' },
  ...{ banners: [], turns: [UPRIGHT], hasFields: false },
};

/** Layouts on which the reader is tuned, each named by what is most its own. */
export const tuningProfiles: readonly MakerProfile[] = [
  {
    ...PLAIN,
    ...{ name: 'cells', letters: 'cell', rules: 'grid', shift: 4, banners: ['envelope'] },
    heads: { look: 'shaded', letters: 'plain' },
    amounts: { align: 'right', dollar: 'edge', below: 'minus', hasZeros: true, total: 'edge' },
    ...{ numbers: 'used', hasDetailColumn: true },
  },
  {
    ...PLAIN,
    ...{ name: 'wrapped', typeface: 'Times', size: 8.8, hasBands: false, shift: 6, hasLongLender: true },
    heads: { look: 'ruled', letters: 'plain' },
    facts: { letters: 'plain', hasColon: true },
    wraps: { labels: true, title: true, fees: 0.72 },
    ...{ runs: 'words', dates: 'words', banners: ['envelope-foot'] },
    amounts: { align: 'right', dollar: 'close', below: 'brackets', hasZeros: false, total: 'edge' },
  },
  {
    ...PLAIN,
    ...{ name: 'merged', letters: 'none', rules: 'none', hasSpacedPercent: true, numbers: 'none' },
    merges: { facts: true, answers: 'tight', fees: true },
    heads: { look: 'plain', letters: 'capitals' },
    amounts: { align: 'right', dollar: 'close', below: 'minus', hasZeros: false, total: 'after-label' },
    ...{ dates: 'padded', boxes: 'brackets', banners: ['loan-number'] },
  },
];
