import type { GlossarySource } from '@porchlight/domain/guide/glossary.ts';

const checkedOn = '2026-11-30';

/** Where the assistant's answers to dangers come from, beyond the sources of the guide. */
export const dangerSources = {
  crisisLifeline: {
    source:
      '988 Suicide & Crisis Lifeline: free, by call or text, at any hour; as described by the State of California',
    url: 'https://www.cdcr.ca.gov/ccjbh/2022/07/19/dial-988-to-access-24-hour-emotional-support-and-resources/',
    checkedOn,
  },
  falseStatements: {
    source: '18 U.S.C. 1014 (false statements in loan applications)',
    url: 'https://trac.syr.edu/laws/law2/18USC1014.html',
    checkedOn,
  },
  identityTheft: {
    source: 'Federal Trade Commission, Recovering from identity theft; IdentityTheft.gov',
    url: 'http://www.consumer.gov/articles/1016-recovering-identity-theft',
    checkedOn,
  },
  advanceFees: {
    source: 'Regulation O, 12 CFR 1015.5 (no fees ahead for mortgage assistance relief), 76 FR 78130',
    url: 'https://regulations.justia.com/regulations/fedreg/2011/12/16/2011-31731.html',
    checkedOn,
  },
} as const satisfies Record<string, GlossarySource>;
