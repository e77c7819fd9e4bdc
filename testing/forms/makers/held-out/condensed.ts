import { type MakerProfile, UPRIGHT } from '../profile.ts';
import { plainProfile } from '../tuning-profiles.ts';

/** As a driver prints a package to fit: narrow text, pages made smaller and turned, other papers around the form. */
export const condensed: MakerProfile = {
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
