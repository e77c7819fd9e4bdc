import type { Source } from '../programs/data-table.ts';
import * as texts from './en/tools.ts';

const DISCLOSURES_URL = 'https://www.consumerfinance.gov/rules-policy/regulations/1026/19/';

/** A paragraph of Regulation Z as a source: "1026.19(e)(4)". */
export function citeRegulationZ(paragraph: string): Source {
  const title = texts.regulationCitation(paragraph);
  return paragraph.startsWith('1026.19') ? { title, url: DISCLOSURES_URL } : { title };
}
