import * as texts from '@porchlight/content/en/guests.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { pageApi } from '../../platform/api/page-api.ts';
import { showSuccess } from '../../platform/toasts/show-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/forms/problem.tsx';
import { useSend } from '../../ui/forms/use-send.ts';
import { Notice } from '../../ui/notice.tsx';

/** Asks someone who has signed in what becomes of what they entered in this browser as a guest. */
export default function GuestEntries() {
  const queryClient = useQueryClient();
  const { data: entries } = useQuery(pageApi.guests.entries.queryOptions());
  const { send, busy, problem } = useSend(async (choice: 'add' | 'drop') => {
    await pageApi.guests.mergeEntries.call({ choice });
    showSuccess({ title: choice === 'add' ? texts.entriesAdded : texts.entriesDropped });
    await queryClient.invalidateQueries();
  });
  if (!entries) return null;
  return (
    <div className="portal-width pt-4 print:hidden">
      <Notice
        title={texts.entriesTitle}
        action={
          <>
            <Button variant="primary" size="small" busy={busy} onClick={() => void send('add')}>
              {texts.addEntries}
            </Button>
            <Button size="small" busy={busy} onClick={() => void send('drop')}>
              {texts.dropEntries}
            </Button>
          </>
        }
      >
        {texts.describeEntries(entries)}
        <Problem>{problem}</Problem>
      </Notice>
    </div>
  );
}
