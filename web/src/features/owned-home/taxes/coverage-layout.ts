import * as texts from '@porchlight/content/en/owned-home-taxes.ts';
import type { RecordField } from '../records/record-layout.ts';

const words = texts.coverageFields;

/** What a policy and a quote both say after the premium, in the order of a declarations page. */
export const coverageLayout: readonly RecordField[] = [
  {
    ...{ name: 'dwelling', label: words.dwelling, hint: texts.dwellingHint, heading: texts.coverageHeading },
    ...{ as: 'amount', optional: true },
  },
  { name: 'otherStructures', label: words.otherStructures, as: 'amount', optional: true },
  { name: 'personalProperty', label: words.personalProperty, as: 'amount', optional: true },
  { name: 'lossOfUse', label: words.lossOfUse, as: 'amount', optional: true },
  { name: 'liability', label: words.liability, as: 'amount', optional: true },
  {
    ...{ name: 'settlement', label: words.settlement, as: 'choice', options: texts.settlements },
    optional: true,
  },
  { name: 'deductible', label: words.deductible, heading: texts.deductibleHeading, as: 'amount' },
  { name: 'coversWindHail', label: words.coversWindHail, heading: texts.perilHeading, as: 'yesNo' },
  {
    ...{ name: 'windHailDeductible', label: words.windHailDeductible, hint: texts.windHint },
    ...{ as: 'amount', optional: true },
  },
  { name: 'coversFlood', label: words.coversFlood, as: 'yesNo' },
];
