import type { MakerProfile } from '../profile.ts';
import { browser } from './browser.ts';
import { condensed } from './condensed.ts';
import { doubled } from './doubled.ts';
import { ledger } from './ledger.ts';

/** Layouts that the reader was never tuned on: what it makes of them says what it makes of other makers. */
export const heldOutProfiles: readonly MakerProfile[] = [ledger, browser, condensed, doubled];
