import * as texts from '@porchlight/content/en/assistant/reading-answers.ts';
import { labelField } from '@porchlight/content/en/document-readings.ts';
import type { ToldAnswer } from '@porchlight/domain/assistant/fixed-answers.ts';
import type { OwnFindings } from '@porchlight/domain/search/search.contract.ts';
import { formatReadValue } from '../../documents/readings/read-value.ts';
import { findReadingAddress } from '../../documents/readings/reading-address.ts';

/** The figure as the newest document says it, with its page; undefined where no document does. Comes with the first such question. */
export function answerFromReadings(figures: OwnFindings['figures']): ToldAnswer | undefined {
  const [newest, ...older] = figures;
  if (newest === undefined) return undefined;
  const { documentId, name, field, value, page, state } = newest;
  return {
    first: texts.says(labelField(field), formatReadValue(field, value), name, page),
    more: [
      texts.certainty[state],
      ...older.map((each) => texts.alsoSays(each.name, formatReadValue(field, each.value), each.page)),
    ],
    links: [{ label: texts.showIt, href: findReadingAddress(documentId, field) }],
  };
}
