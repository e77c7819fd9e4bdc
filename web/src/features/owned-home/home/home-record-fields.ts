import * as texts from '@porchlight/content/en/owned-home/page.ts';
import { places } from '@porchlight/domain/kernel/states.ts';
import type { RecordField } from '../records/record-layout.ts';

/** The home, in the order of page 1 of the Closing Disclosure. */
export const homeRecordFields: readonly RecordField[] = [
  { name: 'boughtOn', label: texts.homeFields.boughtOn, as: 'day' },
  { name: 'price', label: texts.homeFields.price, as: 'amount' },
  { name: 'address', label: texts.homeFields.address, as: 'line' },
  { name: 'state', label: texts.homeFields.state, as: 'choice', options: places },
  { name: 'county', label: texts.homeFields.county, as: 'line', optional: true },
  {
    name: 'isPrincipalResidence',
    label: texts.homeFields.isPrincipalResidence,
    hint: texts.livesThereHint,
    as: 'yesNo',
  },
];
