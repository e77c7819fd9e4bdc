import type { MakerProfile } from '../profile.ts';
import { plainProfile } from '../tuning-profiles.ts';

/** As a system with a line printer's letters has it: rows in one run, no lines, no dollar signs in its columns. */
export const ledger: MakerProfile = {
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
