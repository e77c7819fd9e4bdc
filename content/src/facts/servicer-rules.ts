import type { GlossarySource } from '@porchlight/domain/guide/glossary.ts';

/** The rule on what is written to a servicer, apart from sources.ts, whose readers do without it. */
export const servicerNoticeRule: GlossarySource = {
  source: 'Regulation X, 12 CFR 1024.35 (notices of error) and 1024.36 (requests for information)',
  url: 'https://www.consumerfinance.gov/rules-policy/regulations/1024/35/',
  checkedOn: '2026-09-19',
};
