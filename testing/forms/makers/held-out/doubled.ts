import type { MakerProfile } from '../profile.ts';
import { plainProfile } from '../tuning-profiles.ts';

/** As a printer driver has it: bold is the same text twice, and text comes font by font. */
export const doubled: MakerProfile = {
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
