import { sentBack, tooOld } from '@porchlight/content/en/documents-state.ts';
import * as texts from '@porchlight/content/en/documents-wanted.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { documentExpired } from '@porchlight/content/en/today.ts';
import { describeValidity } from '@porchlight/domain/documents/document-age.ts';
import { BUSY_BROWSE_LABEL } from '@porchlight/domain/documents/document-messages.ts';
import type { DocumentList } from '@porchlight/domain/documents/documents.contract.ts';
import {
  formatCalendarDate,
  formatNearDay,
  formatShortDay,
} from '@porchlight/domain/kernel/calendar-dates.ts';
import { milestones } from '@porchlight/domain/milestones/milestones.ts';
import {
  getWantedNotBefore,
  listWantedDocuments,
  type WantedDocument,
} from '@porchlight/domain/today/wanted-documents.ts';
import { type ReactNode, useRef } from 'react';
import { lateOrNothing } from '../../../../platform/page/late-parts.tsx';
import { LazyPart } from '../../../../platform/page/lazy-part.tsx';
import { useReservedHeight } from '../../../../platform/page/reserved-height.ts';
import { useToday } from '../../../../platform/today.ts';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { useWanted } from '../documents.queries.ts';
import type { KnownRequests } from '../preflight/finding-context.ts';
import type { UploadAnswer } from '../send-file.ts';
import { UploadButton } from '../upload-button.tsx';
import { UploadList } from '../upload-list.tsx';
import { addWithinLimit, answersDocument, useUploads } from '../uploads.ts';

/** Few are asked to sign for someone else. */
const loadSigningRow = () => import('./signing-row.tsx');

/** Of what was accepted and read, which only a buyer with documents has. */
const LastReviewed = lateOrNothing(() => import('./last-reviewed.tsx'));

/** What the buyer has to upload, each with one press, or that nothing is and what was accepted or read last. */
export default function WantedNow({
  documents,
  requests,
}: {
  documents: DocumentList | undefined;
  requests: KnownRequests;
}) {
  const { view, dates } = useWanted();
  const today = useToday();
  const { uploads, queue } = useUploads();
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoading = view.isLoading || dates.isLoading;
  const section = useReservedHeight<HTMLElement>('wanted', isLoading);
  if (isLoading) return null;
  const wanted =
    view.data &&
    listWantedDocuments(
      { returned: view.data.returned, wanted: view.data.wanted ?? [] },
      { dates: dates.data?.dates ?? [], today: dates.data?.today ?? today },
      requests.neededBy,
    );
  function upload(answer: UploadAnswer, files: File[]) {
    addWithinLimit(queue, files, documents?.limits.largestFile, answer);
    // The button that was pressed goes with its row.
    heading.current?.focus({ preventScroll: true });
  }
  const own = uploads.filter(answersDocument);
  const toSign = view.data?.toSign ?? [];
  const hasDocuments = documents !== undefined && documents.documents.length > 0;
  return (
    <section ref={section} aria-labelledby="wanted" className="grid pb-7">
      <h2 ref={heading} id="wanted" tabIndex={-1} className="border-line border-b pb-2 text-2xl">
        {texts.wantedNow}
      </h2>
      {wanted === undefined ? (
        <div className="pt-4">
          <LoadFailed title={texts.notKnown} busy={view.isFetching} onRetry={() => void view.refetch()}>
            {texts.notKnownLead}
          </LoadFailed>
        </div>
      ) : wanted.length === 0 && toSign.length === 0 ? (
        <p className={`pt-3 text-ink-soft ${hasDocuments ? 'max-sm:min-h-[calc(2lh+.75rem)]' : ''}`}>
          {texts.nothingWanted}{' '}
          {hasDocuments && <LastReviewed documents={documents.documents} titles={requests.dueTitles} />}
        </p>
      ) : (
        <ul>
          {toSign.map((request) => (
            <LazyPart
              key={request.id}
              load={loadSigningRow}
              props={request}
              waiting={<li className="min-h-18" />}
            />
          ))}
          {wanted.map((document) => (
            <WantedRow
              key={`${document.kind} ${document.key}`}
              {...describeWanted(document, requests, dates.data?.today ?? today)}
              answer={findAnswer(document, documents)}
              isSending={(answer) =>
                own.some(
                  ({ state, documentRequest, replaces }) =>
                    state !== 'failed' &&
                    (answer.replaces === undefined
                      ? documentRequest === answer.documentRequest
                      : replaces === answer.replaces),
                )
              }
              onUpload={upload}
            />
          ))}
        </ul>
      )}
      {own.length > 0 && (
        <div className="pt-4">
          <UploadList uploads={own} queue={queue} />
        </div>
      )}
    </section>
  );
}

/** How a file answers what is wanted; undefined while the document that it replaces is not known. */
function findAnswer(document: WantedDocument, list: DocumentList | undefined): UploadAnswer | undefined {
  if (document.kind === 'returned') return { replaces: document.document.id };
  if (document.kind === 'request') return { documentRequest: document.key };
  const current = list?.documents.find(
    ({ documentRequest, replacedBy }) => documentRequest === document.key && replacedBy === null,
  );
  return current && { replaces: current.id };
}

type Described = {
  title: string;
  why: ReactNode;
  /** What is wrong, or by when it is needed, and the date that says so. */
  state: string | null;
  isWrong: boolean;
  dueTitle: string | null;
};

function describeWanted(document: WantedDocument, requests: KnownRequests, today: string): Described {
  const described = describeOwed(document, requests, today);
  const notBefore = getWantedNotBefore(document);
  if (notBefore === undefined) return described;
  const state = texts.notBefore(formatNearDay(notBefore, today, locale));
  return { ...described, state, isWrong: false, dueTitle: null };
}

function describeOwed(document: WantedDocument, requests: KnownRequests, today: string): Described {
  if (document.kind === 'returned') {
    const { title, reason, words, expiredOn } = document.document;
    const isSentBack = expiredOn === null;
    return {
      title,
      why: (
        <>
          {isSentBack ? reason : documentExpired(formatCalendarDate(expiredOn, locale))}
          {words !== null && <span className="block whitespace-pre-line">“{words}”</span>}
        </>
      ),
      ...{ state: isSentBack ? sentBack : tooOld, isWrong: true, dueTitle: null },
    };
  }
  if (document.kind === 'expiring') {
    const { key, day, problem } = document;
    return {
      title: requests.dueTitles[key] ?? '',
      why: problem ?? texts.lendersAccept(formatCalendarDate(day, locale)),
      ...describeDue(day, today),
      dueTitle: null,
    };
  }
  const { request, due } = document;
  const validFor = requests.validities[request.key];
  const milestone = milestones.find(({ slug }) => slug === request.milestone)?.title ?? '';
  return {
    title: request.title,
    why: request.asked ? (
      <>
        <span className="whitespace-pre-line">{request.asked.why}</span>{' '}
        <span className="block">{texts.askedForBy(request.asked.by)}</span>
      </>
    ) : (
      texts.forMilestone(milestone, validFor && describeValidity(validFor))
    ),
    ...(due === null ? { state: null, isWrong: false } : describeDue(due.day, today)),
    dueTitle: due?.title ?? null,
  };
}

function describeDue(day: string, today: string): Pick<Described, 'state' | 'isWrong'> {
  const isWrong = day < today;
  const written = formatShortDay(day, locale);
  return { state: isWrong ? texts.wasDue(written) : texts.due(written), isWrong };
}

function WantedRow({
  title,
  why,
  state,
  isWrong,
  dueTitle,
  answer,
  isSending,
  onUpload,
}: Described & {
  answer: UploadAnswer | undefined;
  isSending: (answer: UploadAnswer) => boolean;
  onUpload: (answer: UploadAnswer, files: File[]) => void;
}) {
  const isBusy = answer !== undefined && isSending(answer);
  const action = answer?.replaces === undefined ? texts.upload : texts.replace;
  return (
    <li className="wrap-anywhere grid items-center gap-x-6 gap-y-2 border-line border-b py-3.5 sm:grid-cols-[minmax(0,1fr)_11rem_auto]">
      <div className="leading-snug">
        <p className="font-semibold text-[1.0625rem]">{title}</p>
        <div className="max-w-[68ch] pt-0.5 text-[.9375rem] text-ink-soft">{why}</div>
      </div>
      <div className="flex items-center justify-between gap-4 sm:contents">
        <p className={`figure-tabular text-[.9375rem] leading-snug ${isWrong ? 'text-brick' : ''}`}>
          {state}
          {dueTitle !== null && <span className="block text-[.875rem] text-ink-soft">{dueTitle}</span>}
        </p>
        {answer !== undefined && (
          <div className="shrink-0 print:hidden sm:min-w-32 sm:justify-self-end sm:text-right">
            <UploadButton
              variant={isWrong && answer.replaces !== undefined ? 'primary' : 'quiet'}
              busy={isBusy}
              onChoose={(files) => onUpload(answer, files)}
            >
              {isBusy ? BUSY_BROWSE_LABEL : action}
              <span className="sr-only"> {title}</span>
            </UploadButton>
          </div>
        )}
      </div>
    </li>
  );
}
