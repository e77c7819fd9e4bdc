import type { RequestState } from '@porchlight/domain/document-requests/document-requests.ts';

/** What became of a request meanwhile. */
const becameOf: Record<RequestState, string> = {
  asked: 'it is asked for',
  answered: 'a document was sent for it',
  returned: 'its document was sent back',
  accepted: 'its document was accepted',
  waived: 'it was waived',
  withdrawn: 'it was withdrawn',
};

const describeHours = (hours: number) =>
  hours === 0 ? 'less than an hour ago' : hours === 1 ? 'an hour ago' : `${hours} hours ago`;

export const documentRequestsFailures = {
  'document-requests.no-such-purchase':
    'We could not find this purchase. Its buyers may have deleted their accounts; nothing was asked for.',
  'document-requests.no-such-request':
    'We could not find this request. Nothing was changed; reload the page.',
  'document-requests.unknown-kind':
    'No milestone asks for this document any more. Write a title of your own.',
  'document-requests.day-passed': 'This day has passed. Choose today or a later day.',
  'document-requests.set-aside-days': ({ most }: { most: number }) =>
    `Choose a day after today, at most ${most} days ahead.`,
  'document-requests.not-open': ({ state, by }: { state: RequestState; by: string | undefined }) =>
    `Only a request that waits for a document can be set aside. Of this one ${becameOf[state]}${by === undefined ? '' : ` by ${by}`}. Nothing of yours was stored.`,
  'document-requests.set-aside-meanwhile': ({
    until,
    by,
  }: {
    until: string | null;
    by: string | undefined;
  }) =>
    `Since you saw this request, it was ${until === null ? 'counted again' : `set aside until ${until}`}${by === undefined ? '' : ` by ${by}`}. Nothing of yours was stored.`,
  'document-requests.nothing-open': 'No request waits for a document, so the buyers were not reminded.',
  'document-requests.all-set-aside': 'Every open request is set aside, so the buyers were not reminded.',
  'document-requests.reminded-already': ({ hours, by }: { hours: number; by: string | undefined }) =>
    `The buyers were reminded ${describeHours(hours)}${by === undefined ? '' : ` by ${by}`}. They get at most one reminder in 24 hours, so nothing was sent.`,
  'document-requests.asked-already': ({ title }: { title: string }) =>
    `“${title}” is asked for already, so nothing was sent. Take it out, or waive the request that is open.`,
  'document-requests.is-there': ({ title }: { title: string }) =>
    `“${title}” is there already, so nothing was sent. To have a newer one, send the document back in its review.`,
  'document-requests.too-many': ({ most }: { most: number }) =>
    `A purchase holds ${most} open requests. Nothing was sent; waive what is no longer needed first.`,
  'document-requests.changed-meanwhile': ({ state, by }: { state: RequestState; by: string | undefined }) =>
    `Since you saw this request, ${becameOf[state]}${by === undefined ? '' : ` by ${by}`}. Nothing of yours was stored.`,
} as const;
