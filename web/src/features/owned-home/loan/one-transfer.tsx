import { locale } from '@porchlight/content/en/locale.ts';
import { change, notSaved } from '@porchlight/content/en/owned-home.ts';
import * as texts from '@porchlight/content/en/owned-home-loan.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { Content, HomeRecord } from '@porchlight/domain/owned-home/home-record.ts';
import {
  type servicingTransferKind,
  transferSteps,
} from '@porchlight/domain/owned-home/kinds/servicing-transfer.ts';
import {
  guardTransfer,
  type NoticeTiming,
} from '@porchlight/domain/owned-home/servicing/servicing-transfer.ts';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { parseFailure } from '../../../platform/api/failure.ts';
import { showFailure } from '../../../platform/toasts/show-toast.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { useHomeRecordChanges } from '../owned-home.queries.ts';
import type { OwnedLoanFigures } from './loan-figures.ts';

type Transfer = Content<typeof servicingTransferKind>;
const looks: Record<NoticeTiming, 'plain' | 'wrong' | 'done'> = {
  ...{ 'in-time': 'done', combined: 'done', late: 'wrong', unknown: 'plain' },
};

/** One move: whom to pay from when, through which day payments are protected, the notices, and what to do. */
export function OneTransfer({
  record,
  figures: { payments, today },
  onChange,
}: {
  record: HomeRecord<Transfer>;
  figures: OwnedLoanFigures;
  onChange: () => void;
}) {
  const { oldServicer, newServicer, effectiveOn, oldNoticeOn, newNoticeOn } = record.content;
  const guard = guardTransfer({
    ...{ effective: effectiveOn, oldNotice: oldNoticeOn, newNotice: newNoticeOn, payment: null },
  });
  const { protectedThrough } = guard;
  const notices = [
    { of: oldServicer, timing: guard.oldNoticeTiming, by: guard.oldNoticeBy },
    { of: newServicer, timing: guard.newNoticeTiming, by: guard.newNoticeBy },
  ];
  const within = payments.filter(
    ({ content: { paidOn, dueOn } }) => dueOn !== null && paidOn >= effectiveOn && paidOn <= protectedThrough,
  );
  return (
    <li className="grid gap-4 rounded-m border border-line p-4 sm:p-5">
      <div className="grid gap-1">
        <h3 className="wrap-anywhere text-lg">{texts.fromTo(oldServicer, newServicer)}</h3>
        <p className="wrap-anywhere font-semibold">
          {texts.payTo(newServicer, formatCalendarDate(effectiveOn, locale))}
        </p>
        <p className="wrap-anywhere max-w-[60ch]">
          {protectedThrough < today
            ? texts.guardOver(formatCalendarDate(protectedThrough, locale))
            : texts.guardUntil(oldServicer, formatCalendarDate(protectedThrough, locale))}
        </p>
      </div>
      <dl className="grid gap-2">
        {notices.map(({ of, timing, by }) => (
          <div key={of} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <dt className="wrap-anywhere">{texts.noticeOf(of)}</dt>
            <dd className="flex flex-wrap items-center gap-x-3">
              <Badge look={looks[timing]}>{texts.timings[timing]}</Badge>
              <span className="text-[.9375rem] text-ink-soft">
                {texts.noticeBy(formatCalendarDate(by, locale))}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      {notices.some(({ timing }) => timing === 'late') && <p className="max-w-[60ch]">{texts.lateNotice}</p>}
      <div className="grid gap-1">
        <h4 className="font-semibold">{texts.paymentsIn}</h4>
        {within.length === 0 ? (
          <p className="text-ink-soft">{texts.noPaymentsIn}</p>
        ) : (
          <ul className="grid gap-1">
            {within.map(({ id, content: { paidOn, dueOn } }) => (
              <li key={id} className="max-w-[60ch]">
                {(paidOn <= (dueOn ?? paidOn) ? texts.onTime : texts.afterDue)(
                  formatCalendarDate(paidOn, locale),
                  formatCalendarDate(dueOn ?? paidOn, locale),
                )}
              </li>
            ))}
          </ul>
        )}
        <p className="max-w-[60ch] text-[.9375rem] text-ink-soft">{texts.ask}</p>
      </div>
      <Steps record={record} />
      <p className="max-w-[60ch] text-[.875rem] text-ink-soft">{texts.source}</p>
      <p>
        <Button size="small" onClick={onChange}>
          <Pencil aria-hidden="true" className="size-4.5" />
          {change}
        </Button>
      </p>
    </li>
  );
}

function Steps({ record: { id, kind, content } }: { record: HomeRecord<Transfer> }) {
  const { save } = useHomeRecordChanges();
  // A box shows what was pressed until that is stored or has failed.
  const [pressed, setPressed] = useState<Partial<Transfer>>({});
  const tick = async (step: (typeof transferSteps)[number], isDone: boolean) => {
    const wanted = { ...pressed, [step]: isDone };
    setPressed(wanted);
    try {
      await save([{ id, kind, content: { ...content, ...wanted } }]);
    } catch (error) {
      showFailure({ title: notSaved, description: parseFailure(error).message });
    } finally {
      setPressed(({ [step]: _, ...others }) => others);
    }
  };
  return (
    <fieldset className="grid">
      <legend className="font-semibold">{texts.steps}</legend>
      {transferSteps.map((step) => (
        <Checkbox
          key={step}
          checked={pressed[step] ?? content[step]}
          onChange={({ target }) => void tick(step, target.checked)}
        >
          {texts.stepTexts[step]}
        </Checkbox>
      ))}
    </fieldset>
  );
}
