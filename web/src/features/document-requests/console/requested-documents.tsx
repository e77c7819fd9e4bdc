import * as texts from '@porchlight/content/en/document-requests.ts';
import { review, reviewOf } from '@porchlight/content/en/home-buyer-purchase.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import type { StaffRequest } from '@porchlight/domain/document-requests/document-requests.contract.ts';
import {
  isAskedOpen,
  isEndable,
  type RequestState,
} from '@porchlight/domain/document-requests/document-requests.ts';
import { formatCalendarDate, formatShortDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../../console-kit/staff.queries.ts';
import { When } from '../../../console-kit/when.tsx';
import { LazyPart } from '../../../platform/page/lazy-part.tsx';
import { staffPaths } from '../../../staff-paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { RemindButton } from './remind-button.tsx';
import { useStaffRequests } from './requests.queries.ts';

/** Most members open the page to read. */
const loadAskForm = () => import('./ask-form.tsx');
const loadEndForm = () => import('./end-form.tsx');
const loadSetAsideForm = () => import('./set-aside-form.tsx');

const looks: Record<RequestState, 'now' | 'done' | 'wrong' | 'plain' | 'quiet'> = {
  asked: 'plain',
  answered: 'now',
  returned: 'wrong',
  accepted: 'done',
  waived: 'quiet',
  withdrawn: 'quiet',
};

const acts = {
  'set-aside': [texts.setAside, texts.setAsideOf],
  waived: [texts.waive, texts.waiveOf],
  withdrawn: [texts.withdraw, texts.withdrawOf],
} as const;

/** What staff asked the buyers of a purchase for, and the button that asks for more. */
export function RequestedDocuments({ purchaseId }: { purchaseId: string }) {
  const { data, error, isFetching, refetch } = useStaffRequests(purchaseId);
  const mayAsk = useMay('decide');
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  function close() {
    setIsAsking(false);
    button.current?.focus();
  }
  const requests = data?.requests ?? [];
  const open = requests.filter(({ state }) => isEndable(state));
  const settled = requests.filter(({ state }) => !isEndable(state));
  return (
    <>
      {mayAsk && (
        <div className="flex flex-wrap items-start gap-2">
          <Button ref={button} size="small" aria-expanded={isAsking} onClick={() => setIsAsking(!isAsking)}>
            {texts.askForDocument}
          </Button>
          {requests.some(({ state, notBefore }) => isAskedOpen(state) && notBefore === null) && (
            <RemindButton purchaseId={purchaseId} />
          )}
        </div>
      )}
      {isAsking && <LazyPart load={loadAskForm} props={{ purchaseId, onClose: close }} />}
      {error !== null && data === undefined && (
        <LoadFailed title={texts.loadFailed} busy={isFetching} onRetry={() => void refetch()}>
          {error.message}
        </LoadFailed>
      )}
      {open.length > 0 && (
        <ul aria-label={texts.askedFor} className="grid">
          {open.map((request) => (
            <RequestLine key={request.id} purchaseId={purchaseId} request={request} mayEnd={mayAsk} />
          ))}
        </ul>
      )}
      {settled.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-[.9375rem] text-dusk">
            {texts.settled(settled.length)}
          </summary>
          <ul className="grid">
            {settled.map((request) => (
              <RequestLine key={request.id} purchaseId={purchaseId} request={request} mayEnd={false} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function RequestLine({
  purchaseId,
  request,
  mayEnd,
}: {
  purchaseId: string;
  request: StaffRequest;
  mayEnd: boolean;
}) {
  const { title, why, state, dueDay, stage, notBefore, askedBy, askedAt, remindedAt, document } = request;
  const mayReview = useMay('documents');
  const [how, setHow] = useState<'waived' | 'withdrawn' | 'set-aside'>();
  const opener = useRef<HTMLButtonElement>(null);
  const facts = [
    ...(dueDay === null ? [] : [texts.due(formatShortDay(dueDay, locale))]),
    ...(notBefore === null ? [] : [texts.notBefore(formatCalendarDate(notBefore, locale))]),
    ...(stage === 'none' ? [] : [`${texts.stages[stage]}.`]),
    ...(document === null ? [] : [texts.sentBy(document.buyer)]),
  ];
  function close(isEnded: boolean) {
    setHow(undefined);
    // The line goes to the settled ones with its buttons.
    if (isEnded) window.document.getElementById('documents-title')?.focus();
    else opener.current?.focus();
  }
  return (
    <li className="grid gap-1 border-line border-b py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="wrap-anywhere min-w-0">{title}</span>
        <span className="flex items-center gap-2.5 text-[.9375rem] text-ink-soft">
          <Badge look={looks[state]}>{texts.states[state]}</Badge>
          {mayReview && document !== null && (
            <Link
              to={`${staffPaths.documents}?id=${document.id}`}
              aria-label={reviewOf(title)}
              className="inline-flex min-h-8 items-center text-link"
            >
              {review}
            </Link>
          )}
        </span>
      </div>
      <p className="figure-tabular text-[.9375rem] text-ink-soft">
        {texts.askedBy(askedBy)}, <When at={askedAt} />
        {remindedAt !== null && (
          <>
            . {texts.reminded} <When at={remindedAt} />
          </>
        )}
        {facts.length > 0 && <span className="block">{facts.join(' ')}</span>}
      </p>
      <p className="wrap-anywhere max-w-[68ch] whitespace-pre-line text-[.9375rem] text-ink-soft">{why}</p>
      <Ended request={request} />
      {mayEnd && (
        <p className="flex gap-2">
          {(isAskedOpen(state)
            ? (['set-aside', 'waived', 'withdrawn'] as const)
            : (['waived', 'withdrawn'] as const)
          ).map((each) => (
            <Button
              key={each}
              variant="plain"
              size="small"
              aria-expanded={how === each}
              aria-label={acts[each][1](title)}
              onClick={({ currentTarget }) => {
                opener.current = currentTarget;
                setHow(how === each ? undefined : each);
              }}
            >
              {acts[each][0]}
            </Button>
          ))}
        </p>
      )}
      {how === 'set-aside' && (
        <LazyPart load={loadSetAsideForm} props={{ purchaseId, request, onClose: close }} />
      )}
      {how !== undefined && how !== 'set-aside' && (
        <LazyPart key={how} load={loadEndForm} props={{ purchaseId, request, how, onClose: close }} />
      )}
    </li>
  );
}

/** Who accepted, waived or withdrew it; a condition is cleared by the first two. */
function Ended({ request: { state, stage, ended } }: { request: StaffRequest }) {
  if (ended === null || (state !== 'accepted' && state !== 'waived' && state !== 'withdrawn')) return null;
  return (
    <p className="wrap-anywhere figure-tabular text-[.9375rem] text-ink-soft">
      {texts.endedBy[state](ended.by)}
      {stage !== 'none' && state !== 'withdrawn' && `, ${texts.cleared}`}, <When at={ended.at} />
      {ended.reason !== null && `: ${ended.reason}`}
    </p>
  );
}
