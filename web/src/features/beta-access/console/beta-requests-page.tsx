import * as texts from '@porchlight/content/en/beta-access.ts';
import type { BetaRequestRow } from '@porchlight/domain/leads/beta-access/beta-requests.contract.ts';
import {
  ASK_AGAIN_AFTER_DAYS,
  type BetaRequestStatus,
  betaRequestStatuses,
  MAX_BETA_ANSWER_LENGTH,
} from '@porchlight/domain/leads/beta-access/beta-requests.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DetailWaits } from '../../../console-kit/detail-waits.tsx';
import { useListAddress } from '../../../console-kit/list-address.ts';
import { useMay } from '../../../console-kit/staff.queries.ts';
import { StaffPage } from '../../../console-kit/staff-page.tsx';
import type { StaffColumn } from '../../../console-kit/staff-rows.tsx';
import { StaffSplit, SummaryList } from '../../../console-kit/staff-split.tsx';
import { StaffTable } from '../../../console-kit/staff-table.tsx';
import { useUnsentWords } from '../../../console-kit/unsent-words.ts';
import { When } from '../../../console-kit/when.tsx';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { Notice } from '../../../ui/notice.tsx';

const requestStatuses: Record<BetaRequestStatus, { look: 'now' | 'done' | 'plain'; text: string }> = {
  waiting: { look: 'now', text: texts.waiting },
  approved: { look: 'done', text: texts.approved },
  declined: { look: 'plain', text: texts.declined },
};

/** Who asked for beta access, and the answers, where the operator approves requests. */
export default function BetaRequestsPage() {
  const address = useListAddress();
  const [answered, setAnswered] = useState<BetaRequestRow>();
  const page = useQuery(
    staffApi.betaRequests.list.queryOptions({
      input: {
        search: address.search || undefined,
        status: betaRequestStatuses.find((known) => known === address.value('status')),
        cursor: address.cursor,
      },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <StaffPage title={texts.betaRequests} intro={texts.requestsLead}>
      {page.data && !page.data.needsApproval && (
        <div className="wrap-anywhere max-w-3xl">
          <Notice title={texts.noApprovalTitle}>{texts.noApprovalLead}</Notice>
        </div>
      )}
      <StaffSplit
        address={address}
        detail={(id) => {
          // What was just answered may no longer be among what the list is narrowed to.
          const request = page.data?.rows.find((row) => row.id === id) ?? answered;
          if (request === undefined && page.data === undefined) return <DetailWaits page={page} />;
          return <BetaRequestView {...(request?.id === id ? { request } : {})} onAnswered={setAnswered} />;
        }}
        list={
          <StaffTable
            name="beta-requests"
            caption={texts.requestsCaption}
            columns={columns}
            page={page}
            address={address}
            readId={(row) => row.id}
            opens
            searchLabel={texts.searchLabel}
            filters={[
              {
                name: 'status',
                label: texts.status,
                all: texts.everyStatus,
                options: betaRequestStatuses.map((status) => [status, requestStatuses[status].text]),
              },
            ]}
            empty={texts.requestsEmpty}
          />
        }
      />
    </StaffPage>
  );
}

const columns: readonly StaffColumn<BetaRequestRow>[] = [
  { id: 'name', label: texts.name, show: (row) => row.name },
  { id: 'email', label: 'E-mail', show: (row) => row.email, isLeftOutBeside: true },
  { id: 'status', label: texts.status, show: (row) => <RequestStatus status={row.status} /> },
  { id: 'milestones', label: texts.milestones, show: (row) => texts.ofLabel(row.milestonesDone) },
  { id: 'requested', label: texts.asked, show: (row) => <When at={row.requestedAt} /> },
  { id: 'decided', label: texts.answered, show: (row) => <When at={row.decidedAt} /> },
  { id: 'by', label: texts.by, show: (row) => row.decidedBy ?? '–', isOff: true },
];

type Answering = { request: BetaRequestRow; onAnswered(row: BetaRequestRow): void };

/** One request, and for who may, the answer to it. */
function BetaRequestView({ request, onAnswered }: Partial<Answering> & Pick<Answering, 'onAnswered'>) {
  const mayAnswer = useMay('decide');
  if (request === undefined) return <p className="text-ink-soft">{texts.requestGone}</p>;
  const { status, decidedAt, decidedBy, answer } = request;
  return (
    <>
      <h2 className="wrap-anywhere text-2xl">{request.name}</h2>
      <SummaryList
        items={[
          ['E-mail', request.email],
          [texts.milestones, texts.ofCompleted(request.milestonesDone)],
          [texts.asked, <When key="asked" at={request.requestedAt} />],
          [texts.status, <RequestStatus key="status" status={status} />],
          ...(decidedAt === null
            ? []
            : [
                [texts.answered, <When key="answered" at={decidedAt} />] as const,
                [texts.by, decidedBy ?? '–'] as const,
                [texts.answer, answer ?? '–'] as const,
              ]),
        ]}
      />
      {status === 'waiting' && mayAnswer && <AnswerForm request={request} onAnswered={onAnswered} />}
    </>
  );
}

function AnswerForm({ request: { id, name }, onAnswered }: Answering) {
  const client = useQueryClient();
  const answer = useUnsentWords(id);
  const { send, busy, problem, errorOf } = useSend(
    async (decision: 'approved' | 'declined') => {
      try {
        onAnswered(await staffApi.betaRequests.answer.call({ id, decision, answer: answer.words }));
        answer.forget();
      } finally {
        // Also after a refusal: someone else may have answered.
        // Not waited for: until this is over, the next press would be dropped.
        void client.invalidateQueries({ queryKey: staffApi.betaRequests.key() });
        void client.invalidateQueries({ queryKey: ['staff-waiting'] });
      }
      showSuccess({ title: decision === 'approved' ? texts.hasBetaAccess(name) : texts.wasToldNo(name) });
    },
    ['answer'],
  );
  return (
    <form className="grid gap-4" onSubmit={(event) => event.preventDefault()}>
      <TextAreaField
        id="answer"
        label={texts.answerLabel}
        hint={texts.answerHint(ASK_AGAIN_AFTER_DAYS)}
        rows={3}
        maxLength={MAX_BETA_ANSWER_LENGTH}
        value={answer.words}
        error={errorOf('answer')}
        onChange={({ target }) => answer.type(target.value)}
      />
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={busy} onClick={() => void send('approved')}>
          {texts.approve}
        </Button>
        <Button busy={busy} onClick={() => void send('declined')}>
          {texts.decline}
        </Button>
      </div>
    </form>
  );
}

function RequestStatus({ status }: { status: BetaRequestStatus }) {
  const { look, text } = requestStatuses[status];
  return <Badge look={look}>{text}</Badge>;
}
