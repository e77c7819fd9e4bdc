import { type MakerProfile, UPRIGHT } from '../profile.ts';
import { plainProfile } from '../tuning-profiles.ts';

/** As a web page prints itself: every sign placed alone, narrow labels, amounts at the middle of their row. */
export const browser: MakerProfile = {
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
