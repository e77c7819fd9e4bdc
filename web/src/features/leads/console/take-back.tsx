import * as texts from '@porchlight/content/en/leads.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { formatCount } from '@porchlight/domain/kernel/formats.ts';
import { TAKE_BACK_MINUTES } from '@porchlight/domain/leads/lead-inbox.ts';
import { useEffect } from 'react';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { useReadLeadsAgain } from './leads-inbox.queries.ts';

/** The way back from the last change of several leads, for as long as there is one. */
export function TakeBack({ changeId, onEnd }: { changeId: string; onEnd: () => void }) {
  const readAgain = useReadLeadsAgain();
  useEffect(() => {
    const timer = setTimeout(onEnd, TAKE_BACK_MINUTES * 60_000);
    return () => clearTimeout(timer);
  }, [onEnd]);
  const { send, busy, problem } = useSend(async () => {
    const { changed, left } = await staffApi.leadsInbox.takeBack.call({ id: changeId });
    showSuccess({
      title: texts.takenBack(formatCount(changed, locale)),
      ...(left > 0 ? { description: texts.bulkConflicts(left) } : {}),
    });
    onEnd();
    await readAgain();
  });
  return (
    <section
      aria-label={texts.lastChange}
      className="grid gap-2 rounded-m border border-line-strong bg-surface px-4 py-2.5 shadow-lift"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p>{texts.lastChangeLead(TAKE_BACK_MINUTES)}</p>
        <Button size="small" busy={busy} onClick={() => void send(undefined)}>
          {texts.takeBack}
        </Button>
      </div>
      <Problem>{problem}</Problem>
    </section>
  );
}
