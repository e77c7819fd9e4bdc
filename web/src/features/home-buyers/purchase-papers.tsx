import * as mailTexts from '@porchlight/content/en/email-console.ts';
import * as texts from '@porchlight/content/en/home-buyer-purchase.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { isEndable } from '@porchlight/domain/document-requests/document-requests.ts';
import type { StaffPurchase } from '@porchlight/domain/home-buyers/staff-purchase.contract.ts';
import type { WantedDocumentState } from '@porchlight/domain/home-buyers/staff-purchase.ts';
import { formatAge } from '@porchlight/domain/kernel/instants.ts';
import { emailKinds } from '@porchlight/domain/notifications/email/email-templates.ts';
import type { EmailState } from '@porchlight/domain/notifications/email/failure-reasons.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMay } from '../../console-kit/staff.queries.ts';
import { When } from '../../console-kit/when.tsx';
import { staffApi } from '../../platform/api/staff-api.ts';
import { staffPaths } from '../../staff-paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Problem } from '../../ui/forms/problem.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { RequestedDocuments } from '../document-requests/console/requested-documents.tsx';
import { useStaffRequests } from '../document-requests/console/requests.queries.ts';
import { FoldedLines, PurchaseLine } from './purchase-part.tsx';
import { getMilestoneTitle } from './purchase-words.ts';

type WantedDocument = StaffPurchase['documents'][number];

const looks: Record<WantedDocumentState, 'now' | 'done' | 'wrong' | 'plain'> = {
  wanted: 'plain',
  sent: 'now',
  read: 'now',
  accepted: 'done',
  'sent-back': 'wrong',
  expired: 'wrong',
};

/** What waits for staff first, then what buyers owe; what was accepted behind one press. */
const order: readonly WantedDocumentState[] = ['sent', 'read', 'sent-back', 'expired', 'wanted'];

export function DocumentsPart({ purchase }: { purchase: StaffPurchase }) {
  const { data } = useStaffRequests(purchase.id);
  const asked = new Set(data?.requests.flatMap(({ key, state }) => (isEndable(state) ? [key] : [])));
  // What staff asked for is listed among the requests, once.
  const documents = purchase.documents.filter(({ key }) => !asked.has(key));
  return (
    <>
      <RequestedDocuments purchaseId={purchase.id} />
      {documents.length > 0 ? (
        <MilestoneDocuments documents={documents} />
      ) : (
        asked.size === 0 && <p className="text-ink-soft">{texts.documentsEmpty}</p>
      )}
    </>
  );
}

function MilestoneDocuments({ documents }: { documents: StaffPurchase['documents'] }) {
  const accepted = documents.filter(({ state }) => state === 'accepted');
  const open = order.flatMap((state) => documents.filter((document) => document.state === state));
  return (
    <>
      <ul className="grid">
        {open.map((document) => (
          <DocumentLine key={document.id ?? document.key} document={document} />
        ))}
      </ul>
      {accepted.length > 0 && (
        <FoldedLines title={texts.documentsDone(accepted.length)}>
          {accepted.map((document) => (
            <DocumentLine key={document.id ?? document.key} document={document} />
          ))}
        </FoldedLines>
      )}
    </>
  );
}

function DocumentLine({
  document: { title, milestone, state, id, buyer, at },
}: {
  document: WantedDocument;
}) {
  const mayReview = useMay('documents');
  return (
    <PurchaseLine
      what={title}
      more={
        <>
          {getMilestoneTitle(milestone)}
          {buyer !== null && `, ${buyer}`}
          {at !== null && (
            <>
              , <When at={at} />
            </>
          )}
        </>
      }
    >
      <Badge look={looks[state]}>{texts.documentStates[state]}</Badge>
      {mayReview && id !== null && (
        <Link
          to={`${staffPaths.documents}?id=${id}`}
          aria-label={texts.reviewOf(title)}
          className="inline-flex min-h-8 items-center text-link"
        >
          {texts.review}
        </Link>
      )}
    </PurchaseLine>
  );
}

/** The newest message of the thread, and the way there. */
export function MessagesPart({ purchaseId }: { purchaseId: string }) {
  const { data, error } = useQuery(staffApi.threads.list.queryOptions({ input: { purchaseId } }));
  if (data === undefined)
    return error === null ? <Skeleton className="h-20" /> : <Problem>{error.message}</Problem>;
  const [thread] = data.rows;
  return (
    <>
      {thread === undefined ? (
        <p className="text-ink-soft">{texts.messagesEmpty}</p>
      ) : (
        <ul className="grid">
          <PurchaseLine
            what={texts.newestMessage(thread.lastBy, thread.excerpt)}
            more={<When at={thread.lastAt} />}
          >
            {thread.waitingSince !== null && (
              <Badge look="now">{texts.waitsFor(formatAge(thread.waitingSince, new Date(), locale))}</Badge>
            )}
          </PurchaseLine>
        </ul>
      )}
      <p>
        <ButtonLink to={`${staffPaths.messages}?id=${purchaseId}`} size="small">
          {thread === undefined ? texts.writeToBuyers : texts.openThread}
        </ButtonLink>
      </p>
    </>
  );
}

const emailStates: Record<EmailState, string> = {
  queued: mailTexts.waits,
  sending: mailTexts.onItsWay,
  sent: mailTexts.sent,
  dead: mailTexts.dead,
};

export function EmailsPart({ purchase: { emails, buyers } }: { purchase: StaffPurchase }) {
  if (emails.length === 0) return <p className="text-ink-soft">{texts.emailsEmpty}</p>;
  return (
    <>
      <p className="text-[.9375rem] text-ink-soft">{texts.emailsLead}</p>
      <ul className="grid">
        {emails.map(({ id, template, to, state, at }) => (
          <PurchaseLine
            key={id}
            what={emailKinds[template].title}
            more={
              <>
                {buyers.find(({ email }) => email === to)?.name ?? to}, <When at={at} />
              </>
            }
          >
            <Badge look={state === 'dead' ? 'wrong' : 'quiet'}>{emailStates[state]}</Badge>
          </PurchaseLine>
        ))}
      </ul>
    </>
  );
}

export function LogPart({ log }: { log: StaffPurchase['log'] }) {
  if (log.length === 0) return <p className="text-ink-soft">{texts.logEmpty}</p>;
  return (
    <>
      <p className="text-[.9375rem] text-ink-soft">{texts.logLead}</p>
      <ul className="grid">
        {log.map(({ id, at, by, action, about, reason }) => (
          <PurchaseLine
            key={id}
            what={reason === null ? action : `${action}: ${reason}`}
            more={
              <>
                {texts.logLine(by, about)}, <When at={at} />
              </>
            }
          />
        ))}
      </ul>
    </>
  );
}
