import * as texts from '@porchlight/content/en/document-requests.ts';
import type { StaffRequest } from '@porchlight/domain/document-requests/document-requests.contract.ts';
import { MAX_ENDING_REASON_LENGTH } from '@porchlight/domain/document-requests/document-requests.ts';
import { type SubmitEvent, useEffect, useState } from 'react';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { useChangeRequests } from './requests.queries.ts';

/** Waives or withdraws a request, with the reason that the log keeps. */
export default function EndForm({
  purchaseId,
  request: { id, title, state },
  how,
  onClose,
}: {
  purchaseId: string;
  request: StaffRequest;
  how: 'waived' | 'withdrawn';
  onClose: (isEnded: boolean) => void;
}) {
  const changeRequests = useChangeRequests(purchaseId);
  // Of what was there when the form was opened, so that what comes meanwhile is refused and shown.
  const [seen] = useState(state);
  const [reason, setReason] = useState('');
  const { send, busy, problem, errorOf } = useSend(
    async (typed: string) => {
      const input = { purchaseId, id, seen, reason: typed };
      const call = how === 'waived' ? staffApi.documentRequests.waive : staffApi.documentRequests.withdraw;
      await changeRequests(call.call(input));
      showSuccess({ title: texts.ended(title, how) });
      onClose(true);
    },
    ['reason'],
    `end-${id}-`,
  );
  useEffect(() => document.getElementById(`end-${id}-reason`)?.focus(), [id]);
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(reason);
  }
  return (
    <form noValidate onSubmit={submit} className="grid max-w-lg gap-3 pb-2">
      <p className="text-[.9375rem] text-ink-soft">
        {how === 'waived' ? texts.waiveLead : texts.withdrawLead}
      </p>
      <TextField
        id={`end-${id}-reason`}
        label={texts.reason}
        error={errorOf('reason')}
        maxLength={MAX_ENDING_REASON_LENGTH}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Problem>{problem}</Problem>
      <p className="flex gap-2">
        <Button type="submit" variant="primary" size="small" busy={busy}>
          {how === 'waived' ? texts.waive : texts.withdraw}
        </Button>
        <Button size="small" onClick={() => onClose(false)}>
          {texts.cancel}
        </Button>
      </p>
    </form>
  );
}
