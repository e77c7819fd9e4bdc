import { type MakerProfile, UPRIGHT } from '../profile.ts';
import { plainProfile } from '../tuning-profiles.ts';

/** As a printer driver has it: bold is the same text twice, and text comes font by font. */
const doubled: MakerProfile = {
  ...plainProfile,
  ...{ name: 'doubled', paper: 'Legal', margins: [50, 40, 50, 60], typeface: 'Times', size: 9.4, shift: 5 },
  heads: { look: 'black', letters: 'capitals' },
  ...{ letters: 'none', rules: 'rows', boxes: 'underlines', numbers: 'all', dates: 'words' },
  amounts: { align: 'right', dollar: 'edge', below: 'brackets', hasZeros: false, total: 'edge' },
  wraps: { labels: false, title: true, fees: 0.9 },
  clock: { printed: '5:00 PM PST', read: '17:00 PST' },
  ...{ order: 'faces', banners: ['compare', 'anchors', 'stamp'], hasLongLender: true },
  more: { isDoubled: true, hasJoinedPayees: true },
};

/** As a web page prints itself: every sign placed alone, narrow labels, amounts at the middle of their row. */
const browser: MakerProfile = {
  ...plainProfile,
  ...{ name: 'browser', margins: [34, 38, 34, 44], typeface: 'Liberation Sans', size: 8, shift: 0 },
  heads: { look: 'shaded', letters: 'capitals' },
  facts: { letters: 'plain', hasColon: false },
  ...{ letters: 'cell', rules: 'grid', boxes: 'tick', numbers: 'all', dates: 'long', hasLongLender: true },
  amounts: { align: 'center', dollar: 'close', below: 'minus', hasZeros: true, total: 'edge' },
  wraps: { labels: true, title: false, fees: 0.6 },
  clock: { printed: '5:00 p.m. MST', read: '17:00 MST' },
  ...{ runs: 'letters', banners: ['side'], turns: [UPRIGHT], hasWholeEstimates: true },
  more: { labelShare: 0.16, hasMiddleAmounts: true, hasBrokenColumns: true },
};

/** As a driver prints a package to fit: narrow text, pages made smaller and turned, other papers around the form. */
const condensed: MakerProfile = {
  ...plainProfile,
  ...{ name: 'condensed', typeface: 'Helvetica', size: 9.6, shift: 10 },
  heads: { look: 'ruled', letters: 'plain' },
  amounts: { align: 'left', dollar: 'apart', below: 'brackets', hasZeros: false, total: 'after-label' },
  wraps: { labels: true, title: true, fees: 1 },
  ...{ numbers: 'none', hasSpacedPercent: true, hasDetailColumn: true, runs: 'spaced', order: 'columns' },
  clock: { printed: '4:30 p.m. CDT', read: '16:30 CDT' },
  banners: ['fax'],
  turns: [{ drawn: 270, rotate: 270 }, { drawn: 90, rotate: 180 }, UPRIGHT],
  more: { narrow: 0.84, shrink: [0.93, 26, 34], hasJoinedAnswers: true, hasOtherPages: true },
};

/** As a system with a line printer's letters has it: rows in one run, no lines, no dollar signs in its columns. */
const ledger: MakerProfile = {
  ...plainProfile,
  ...{ name: 'ledger', paper: 'A4', margins: [54, 46, 44, 58], typeface: 'Courier', size: 7.2, shift: 8 },
  heads: { look: 'plain', letters: 'plain' },
  facts: { letters: 'plain', hasColon: true },
  ...{ rules: 'none', hasBands: false, boxes: 'rounds', numbers: 'used', dates: 'dashed' },
  amounts: { align: 'right', dollar: 'none', below: 'inside', hasZeros: false, total: 'edge' },
  merges: { facts: false, answers: 'padded', fees: false },
  clock: { printed: '11:59 p.m. EST', read: '23:59 EST' },
  ...{ order: 'reverse', banners: ['custody', 'initials'] },
  more: { hasPaddedFacts: true, hasJoinedNumbers: true },
};

/** Layouts that the reader was never tuned on: what it makes of them says what it makes of other makers. */
export const heldOutProfiles: readonly MakerProfile[] = [ledger, browser, condensed, doubled];
