import type { ErasureView } from '@porchlight/domain/personal-data/people.contract.ts';
import { formatFileSize } from '@porchlight/domain/shared/formats.ts';
import { Notice } from '../../ui/notice.tsx';
import { When } from '../staff/when.tsx';

/** What was done: the receipt with its number, or until when an account stays. */
export function ErasureReceipt({ erasure: { receipt, dueAt } }: { erasure: ErasureView }) {
  return (
    <div role="status">
      {receipt === null ? (
        <Notice look="done" title="The deletion has started">
          The account and everything else go after <When at={dueAt} />. Its owner has a letter that says so,
          and can keep the account until then.
        </Notice>
      ) : (
        <Notice look="done" title="Erased">
          <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
            <dt>Receipt</dt>
            <dd className="break-all font-semibold text-ink">{receipt.id}</dd>
            <dt>Done</dt>
            <dd>
              <When at={receipt.deletedAt} />
            </dd>
            <dt>Documents</dt>
            <dd>
              {receipt.counts.documents} ({formatFileSize(receipt.counts.documentBytes)})
            </dd>
            <dt>Records of signatures</dt>
            <dd>{receipt.counts.signatures}</dd>
            <dt>Entries of the journey</dt>
            <dd>{receipt.counts.journeyEntries}</dd>
            <dt>Messages, applications, waitlists</dt>
            <dd>{receipt.counts.messages}</dd>
            <dt>Kept: agreements to be called</dt>
            <dd>{receipt.counts.consentsKept}</dd>
          </dl>
          <p className="mt-3">
            The number is all this can be found by later. What stays, and for how long, is on the privacy
            page.
          </p>
        </Notice>
      )}
    </div>
  );
}
