import * as texts from '@porchlight/content/en/beta-access/portal.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import type { BetaStatus } from '@porchlight/domain/beta-access/beta-access.contract.ts';
import { formatShortDate } from '@porchlight/domain/kernel/formats.ts';
import { Notice } from '../../../ui/notice.tsx';

/** What became of the buyer's request, where the operator approves them; nothing where there is nothing to say. */
export function BetaRequestStatus({ request }: { request: BetaStatus['request'] }) {
  if (request === null || request.status === 'approved') return null;
  if (request.status === 'waiting')
    return (
      <Notice title={texts.yourRequestWaitingAnswer}>
        {texts.youAskedPersonReadsAnswers(formatShortDate(request.requestedAt, locale))}
      </Notice>
    );
  return (
    <Notice look="wrong" title={texts.yourRequestWasDeclined}>
      <p>{request.answer}</p>
      {request.askAgainAt !== null && (
        <p className="mt-2">
          {mayAskAgain(request)
            ? texts.youCanAskAgainNow
            : texts.youCanAskAgainFrom(formatShortDate(request.askAgainAt, locale))}
        </p>
      )}
    </Notice>
  );
}

/** Whether the page offers the button: not while a request waits, nor within the days after a declined one. */
export function mayAskAgain(request: BetaStatus['request'] | undefined): boolean {
  if (request?.status === 'waiting') return false;
  return !request?.askAgainAt || Date.parse(request.askAgainAt) <= Date.now();
}
