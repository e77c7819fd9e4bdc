import * as texts from '@porchlight/content/en/leads.ts';
import { locale } from '@porchlight/content/en/locale.ts';
import { formatCount } from '@porchlight/domain/kernel/formats.ts';
import { TAKE_BACK_MINUTES } from '@porchlight/domain/leads/lead-inbox.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { focusFirstRow } from '../../../console-kit/staff-rows.tsx';
import { isFocusLost } from '../../../console-kit/use-restored-focus.ts';
import { staffApi } from '../../../platform/api/staff-api.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';
import { useReadLeadsAgain } from './leads-inbox.queries.ts';

/**
 * A change of several leads: how many it changed, how many it left because someone else had changed them, and who covers where they were
 * given to a member who is away.
 */
export type LastChange = { id: string; changed: number; stale: number; cover: string | undefined };

/** What the last change of several leads did, and the way back from it for as long as there is one. */
export function TakeBack({ change, onEnd }: { change: LastChange; onEnd: () => void }) {
  const readAgain = useReadLeadsAgain();
  const section = useRef<HTMLElement>(null);
  // The button that made the change went with its bar.
  useLayoutEffect(() => {
    if (isFocusLost()) section.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const timer = setTimeout(onEnd, TAKE_BACK_MINUTES * 60_000);
    return () => clearTimeout(timer);
  }, [onEnd]);
  const { send, busy, problem } = useSend(async () => {
    const { changed, left } = await staffApi.leadsInbox.takeBack.call({ id: change.id });
    showSuccess({
      title: texts.takenBack(formatCount(changed, locale)),
      ...(left > 0 ? { description: texts.bulkConflicts(left) } : {}),
    });
    if (section.current?.contains(document.activeElement)) focusFirstRow(section.current);
    onEnd();
    await readAgain();
  });
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={texts.lastChange}
      aria-describedby="last-change"
      className="grid gap-2 rounded-m border border-line-strong bg-surface px-4 py-2.5 shadow-lift"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <div id="last-change" className="py-1">
          <p className="figure-tabular font-semibold">{texts.changed(formatCount(change.changed, locale))}</p>
          {change.stale > 0 && <p>{texts.bulkConflicts(change.stale)}</p>}
          {change.cover && <p>{change.cover}</p>}
          <p className="text-[.9375rem] text-ink-soft">{texts.lastChangeLead(TAKE_BACK_MINUTES)}</p>
        </div>
        <Button size="small" busy={busy} onClick={() => void send(undefined)}>
          {texts.takeBack}
        </Button>
      </div>
      <Problem>{problem}</Problem>
    </section>
  );
}
