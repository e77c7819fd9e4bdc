import * as texts from '@porchlight/content/en/document-requests.ts';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { useChangeRequests } from './requests.queries.ts';

/** Reminds the buyers of a purchase of all open requests; once within a day, and then it says when and by whom. */
export function RemindButton({ purchaseId }: { purchaseId: string }) {
  const changeRequests = useChangeRequests(purchaseId);
  const { send, busy, problem } = useSend(async () => {
    await changeRequests(staffApi.documentRequests.remind.call({ purchaseId }));
    showSuccess({ title: texts.wereReminded, description: texts.remindedOf });
  });
  return (
    <div className="grid gap-2">
      <Button
        size="small"
        busy={busy}
        aria-label={texts.remindLead}
        className="justify-self-start"
        onClick={() => void send(undefined)}
      >
        {texts.remind}
      </Button>
      <Problem>{problem}</Problem>
    </div>
  );
}
