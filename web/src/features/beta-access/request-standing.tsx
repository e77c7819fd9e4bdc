import type { BetaStanding } from '@porchlight/domain/beta-access/beta-access.contract.ts';
import { formatShortDate } from '@porchlight/domain/shared/formats.ts';
import { Notice } from '../../ui/notice.tsx';

/** What became of the buyer's request, where the operator approves them; nothing where there is nothing to say. */
export function RequestStanding({ request }: { request: BetaStanding['request'] }) {
  if (request === null || request.status === 'approved') return null;
  if (request.status === 'waiting')
    return (
      <Notice title="Your request is waiting for an answer">
        You asked on {formatShortDate(request.requestedAt)}. A person reads it and answers here and in your
        notifications. Until then everything else in the portal works as before.
      </Notice>
    );
  return (
    <Notice look="wrong" title="Your request was declined">
      <p>{request.answer}</p>
      {request.askAgainAt !== null && (
        <p className="mt-2">
          {mayAskAgain(request)
            ? 'You can ask again now.'
            : `You can ask again from ${formatShortDate(request.askAgainAt)} on.`}
        </p>
      )}
    </Notice>
  );
}

/** Whether the page offers the button: not while a request waits, nor within the days after a declined one. */
export function mayAskAgain(request: BetaStanding['request'] | undefined): boolean {
  if (request?.status === 'waiting') return false;
  return !request?.askAgainAt || Date.parse(request.askAgainAt) <= Date.now();
}
