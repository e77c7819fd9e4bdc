import { describe, expect, it } from 'vitest';
import { findFear } from './fears.ts';

describe('what is asked in fear', () => {
  it.each([
    ['i just lost my job and we close in 2 weeks', 'job-lost'],
    ['My husband got laid off yesterday, what now?', 'job-lost'],
    ['we were denied what do we do', 'denied'],
    ['the bank turned us down', 'denied'],
    ['outbid again, third time', 'outbid'],
    ['we keep losing every bid', 'outbid'],
    ['can i back out of the contract', 'wants-out'],
    ['i have cold feet', 'wants-out'],
    ['we are getting divorced and just made an offer', 'divorce'],
    ['scared im making a huge mistake', 'mistake'],
    ['im terrified of buying a house', 'mistake'],
  ])('%j is asked for %s', (question, kind) => {
    expect(findFear(question)).toBe(kind);
  });

  it.each([
    'how do i fix a mistake on my credit report',
    'what is an adverse action notice',
    'do they check my job again before closing',
    'can i change jobs during the mortgage process',
    'what happens to our deposit if the loan is refused',
    'who won the super bowl',
  ])('%j is not', (question) => {
    expect(findFear(question)).toBeUndefined();
  });
});
