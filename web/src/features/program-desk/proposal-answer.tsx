import * as texts from '@porchlight/content/en/program-desk.ts';
import {
  MAX_REASON_LENGTH,
  type ProposalDetail,
} from '@porchlight/domain/programs/program-desk/desk-views.ts';
import { useUnsentWords } from '../../console-kit/unsent-words.ts';
import { staffApi } from '../../platform/api/staff-api.ts';
import { showSuccess } from '../../platform/toasts/show-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/forms/problem.tsx';
import { TextAreaField } from '../../ui/forms/text-area-field.tsx';
import { useSend } from '../../ui/forms/use-send.ts';
import { Notice } from '../../ui/notice.tsx';
import { useReadDeskAgain } from './desk.queries.ts';

/** Approves or rejects. The member who proposed it may only reject it, and everyone may only reject a stale one. */
export function ProposalAnswer({ proposal: { id, isOwn, isStale } }: { proposal: ProposalDetail }) {
  const readAgain = useReadDeskAgain();
  const reason = useUnsentWords(id);
  const { send, busy, problem, errorOf } = useSend(
    async (decision: 'approved' | 'rejected') => {
      try {
        await staffApi.programDesk.answer.call({
          id,
          decision,
          reason: decision === 'approved' ? '' : reason.words,
        });
        reason.forget();
      } finally {
        await readAgain();
      }
      showSuccess({ title: decision === 'approved' ? texts.isApproved : texts.isRejected });
    },
    ['reason'],
  );
  return (
    <form className="grid gap-4 rounded-m bg-sunken p-4" onSubmit={(event) => event.preventDefault()}>
      {isOwn && <Notice title={texts.ownProposal} />}
      {isStale && !isOwn && <Notice look="wrong" title={texts.stale} />}
      {!isOwn && !isStale && (
        <p>
          <Button variant="primary" busy={busy} onClick={() => void send('approved')}>
            {texts.approve}
          </Button>
        </p>
      )}
      <TextAreaField
        id="reason"
        label={texts.rejectReason}
        hint={texts.rejectHint}
        rows={2}
        maxLength={MAX_REASON_LENGTH}
        value={reason.words}
        error={errorOf('reason')}
        onChange={({ target }) => reason.type(target.value)}
      />
      <Problem>{problem}</Problem>
      <p>
        <Button busy={busy} onClick={() => void send('rejected')}>
          {texts.reject}
        </Button>
      </p>
    </form>
  );
}
