import * as texts from '@porchlight/content/en/beta-access.ts';
import type { BetaRequestRow } from '@porchlight/domain/leads/beta-access/beta-requests.contract.ts';
import {
  ASK_AGAIN_AFTER_DAYS,
  type BetaRequestStatus,
  MAX_BETA_ANSWER_LENGTH,
} from '@porchlight/domain/leads/beta-access/beta-requests.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMay } from '../../../console-kit/staff.queries.ts';
import { SummaryList } from '../../../console-kit/staff-split.tsx';
import { useUnsentWords } from '../../../console-kit/unsent-words.ts';
import { When } from '../../../console-kit/when.tsx';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';

type Answering = { request: BetaRequestRow; onAnswered(row: BetaRequestRow): void };

/** One request, and for who may, the answer to it. */
export function BetaRequestView({ request, onAnswered }: Partial<Answering> & Pick<Answering, 'onAnswered'>) {
  const mayAnswer = useMay('agent');
  if (request === undefined) return <p className="text-ink-soft">{texts.thisRequestNotListAny}</p>;
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
        label={texts.aSentenceToTheBuyer}
        hint={texts.neededDeclineSaysWhyThey(ASK_AGAIN_AFTER_DAYS)}
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

export const requestStatuses: Record<BetaRequestStatus, { look: 'now' | 'done' | 'plain'; text: string }> = {
  waiting: { look: 'now', text: texts.waiting },
  approved: { look: 'done', text: texts.approved },
  declined: { look: 'plain', text: texts.declined },
};

export function RequestStatus({ status }: { status: BetaRequestStatus }) {
  const { look, text } = requestStatuses[status];
  return <Badge look={look}>{text}</Badge>;
}
