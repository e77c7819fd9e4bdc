import * as texts from '@porchlight/content/en/owned-home/escrow.ts';
import type { RecordField } from '../../records/record-layout.ts';

const { noticeFields: labels, noticeHints: hints } = texts;
const day = (name: keyof typeof labels & string, hint?: string): RecordField => ({
  ...{ name, label: labels[name], as: 'day', optional: true },
  ...(hint !== undefined && { hint }),
});

/** A notice of error or a request for information, in the order in which its days come. */
export const noticeFields: readonly RecordField[] = [
  { name: 'notice', label: labels.notice, as: 'choice', options: texts.noticeKinds },
  { name: 'about', label: labels.about, as: 'text' },
  { name: 'address', label: labels.address, hint: hints.address, as: 'text', optional: true },
  day('sentOn'),
  day('receivedOn', hints.receivedOn),
  day('acknowledgedOn'),
  day('extendedOn', hints.extendedOn),
  day('answeredOn'),
  day('documentsAskedOn', hints.documentsAskedOn),
  day('documentsOn'),
];
