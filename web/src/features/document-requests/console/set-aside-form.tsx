import * as texts from '@porchlight/content/en/document-requests.ts';
import type { StaffRequest } from '@porchlight/domain/document-requests/document-requests.contract.ts';
import {
  MAX_ENDING_REASON_LENGTH,
  MAX_SET_ASIDE_DAYS,
} from '@porchlight/domain/document-requests/document-requests.ts';
import { type SubmitEvent, useEffect, useState } from 'react';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { useChangeRequests } from './requests.queries.ts';

/** Sets a request aside until a day, moves that day, or counts the request again. */
export default function SetAsideForm({
  purchaseId,
  request: { id, title, state, notBefore },
  onClose,
}: {
  purchaseId: string;
  request: StaffRequest;
  onClose: (hasMoved: boolean) => void;
}) {
  const changeRequests = useChangeRequests(purchaseId);
  // Of what was there when the form was opened, so that what comes meanwhile is refused and shown.
  const [seen] = useState({ seen: state, seenNotBefore: notBefore });
  const [until, setUntil] = useState(notBefore ?? '');
  const [reason, setReason] = useState('');
  const { send, busy, problem, errorOf } = useSend(
    async (day: string | null) => {
      await changeRequests(
        staffApi.documentRequests.setAside.call({ purchaseId, id, ...seen, until: day, reason }),
      );
      showSuccess({ title: day === null ? texts.countedAgain(title) : texts.wasSetAside(title) });
      onClose(false);
    },
    ['until', 'reason'],
    `aside-${id}-`,
  );
  useEffect(() => document.getElementById(`aside-${id}-until`)?.focus(), [id]);
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(until);
  }
  return (
    <form noValidate onSubmit={submit} className="grid max-w-lg gap-3 pb-2">
      <p className="text-[.9375rem] text-ink-soft">{texts.setAsideLead}</p>
      <TextField
        id={`aside-${id}-until`}
        type="date"
        label={texts.setAsideUntil}
        hint={texts.setAsideHint(MAX_SET_ASIDE_DAYS)}
        error={errorOf('until')}
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
      <TextField
        id={`aside-${id}-reason`}
        label={texts.setAsideReason}
        error={errorOf('reason')}
        maxLength={MAX_ENDING_REASON_LENGTH}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Problem>{problem}</Problem>
      <p className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" size="small" busy={busy}>
          {texts.setAside}
        </Button>
        {notBefore !== null && (
          <Button size="small" busy={busy} onClick={() => void send(null)}>
            {texts.countAgain}
          </Button>
        )}
        <Button size="small" onClick={() => onClose(false)}>
          {texts.cancel}
        </Button>
      </p>
    </form>
  );
}
