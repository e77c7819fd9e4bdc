import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/personal-data/console.ts';
import { formatFileSize } from '@porchlight/domain/kernel/formats.ts';
import type { ErasureView } from '@porchlight/domain/personal-data/people.contract.ts';
import { When } from '../../../console-kit/when.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { sentence } from '../../../ui/sentence.ts';

/** What was done: the receipt with its number, or until when an account stays. */
export function ErasureReceipt({ erasure: { receipt, dueAt } }: { erasure: ErasureView }) {
  return (
    <div role="status">
      {receipt === null ? (
        <Notice look="done" title={texts.theDeletionHasStarted}>
          {sentence(texts.theAccountEverythingElseGo(<When at={dueAt} />))}
        </Notice>
      ) : (
        <Notice look="done" title={texts.erased}>
          <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
            <dt>{texts.receipt}</dt>
            <dd className="break-all font-semibold text-ink">{receipt.id}</dd>
            <dt>{texts.done}</dt>
            <dd>
              <When at={receipt.deletedAt} />
            </dd>
            <dt>{texts.documents}</dt>
            <dd>
              {receipt.counts.documents} ({formatFileSize(receipt.counts.documentBytes, locale)})
            </dd>
            <dt>{texts.recordsOfSignatures}</dt>
            <dd>{receipt.counts.signatures}</dd>
            <dt>{texts.entriesOfTheJourney}</dt>
            <dd>{receipt.counts.journeyEntries}</dd>
            <dt>{texts.messagesApplicationsWaitlists}</dt>
            <dd>{receipt.counts.messages}</dd>
            <dt>{texts.keptAgreementsToBeCalled}</dt>
            <dd>{receipt.counts.consentsKept}</dd>
          </dl>
          <p className="mt-3">{texts.theNumberAllCanFound}</p>
        </Notice>
      )}
    </div>
  );
}
