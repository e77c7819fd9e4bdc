import type { BetaRequestRow } from '@porchlight/domain/beta-access/beta-requests.contract.ts';
import {
  ASK_AGAIN_AFTER_DAYS,
  type BetaRequestStatus,
  LONGEST_ANSWER,
} from '@porchlight/domain/beta-access/beta-requests.ts';
import { useQueryClient } from '@tanstack/react-query';
import { showSuccess } from '../../platform/show-toast.ts';
import { staffApi } from '../../platform/staff-api.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { Problem } from '../accounts/problem.tsx';
import { useSend } from '../accounts/use-send.ts';
import { useMay } from '../staff/staff.queries.ts';
import { SummaryList } from '../staff/staff-split.tsx';
import { useUnsentWords } from '../staff/unsent-words.ts';
import { When } from '../staff/when.tsx';

type Answering = { request: BetaRequestRow; onAnswered(row: BetaRequestRow): void };

/** One request, and for who may, the answer to it. */
export function BetaRequestView({ request, onAnswered }: Partial<Answering> & Pick<Answering, 'onAnswered'>) {
  const mayAnswer = useMay('agent');
  if (request === undefined)
    return <p className="text-ink-soft">This request is not in the list any more. Go back and look again.</p>;
  const { status, decidedAt, decidedBy, answer } = request;
  return (
    <>
      <h2 className="wrap-anywhere text-2xl">{request.name}</h2>
      <SummaryList
        items={[
          ['E-mail', request.email],
          ['Milestones', `${request.milestonesDone} of 10 completed`],
          ['Asked', <When key="asked" at={request.requestedAt} />],
          ['Status', <RequestStatus key="status" status={status} />],
          ...(decidedAt === null
            ? []
            : [
                ['Answered', <When key="answered" at={decidedAt} />] as const,
                ['By', decidedBy ?? '–'] as const,
                ['Answer', answer ?? '–'] as const,
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
        // Also after a refusal: somebody else may have answered.
        await client.invalidateQueries({ queryKey: staffApi.betaRequests.key() });
        void client.invalidateQueries({ queryKey: ['staff-waiting'] });
      }
      showSuccess({ title: decision === 'approved' ? `${name} has beta access` : `${name} was told no` });
    },
    ['answer'],
  );
  return (
    <form className="grid gap-4" onSubmit={(event) => event.preventDefault()}>
      <TextAreaField
        id="answer"
        label="A sentence to the buyer"
        hint={`Needed to decline: it says why. They may ask again after ${ASK_AGAIN_AFTER_DAYS} days.`}
        rows={3}
        maxLength={LONGEST_ANSWER}
        value={answer.words}
        error={errorOf('answer')}
        onChange={({ target }) => answer.type(target.value)}
      />
      <Problem>{problem}</Problem>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" busy={busy} onClick={() => void send('approved')}>
          Approve
        </Button>
        <Button busy={busy} onClick={() => void send('declined')}>
          Decline
        </Button>
      </div>
    </form>
  );
}

export const requestStatuses: Record<BetaRequestStatus, { look: 'now' | 'done' | 'plain'; text: string }> = {
  waiting: { look: 'now', text: 'Waiting' },
  approved: { look: 'done', text: 'Approved' },
  declined: { look: 'plain', text: 'Declined' },
};

export function RequestStatus({ status }: { status: BetaRequestStatus }) {
  const { look, text } = requestStatuses[status];
  return <Badge look={look}>{text}</Badge>;
}
