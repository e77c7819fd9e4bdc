import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home-escrow.ts';
import { officialSites } from '@porchlight/content/facts/official-sites.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { followNotice, type NoticeStep } from '@porchlight/domain/owned-home/escrow/notice-steps.ts';
import type { Content, HomeRecord } from '@porchlight/domain/owned-home/home-record.ts';
import type { servicerNoticeKind } from '@porchlight/domain/owned-home/kinds/servicer-notice.ts';
import { CircleCheck, CircleExclamationPoint, Clock, FileText, Pencil } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SiteLink } from '../../../ui/site-link.tsx';

export type NoticeRecord = HomeRecord<Content<typeof servicerNoticeKind>>;

/** One letter to the servicer: what it is about, its days in their order, and what to do where one has passed. */
export function NoticeView({
  record: { content },
  today,
  onChange,
  onWrite,
}: {
  record: NoticeRecord;
  today: string;
  onChange: () => void;
  onWrite: () => void;
}) {
  const { notice, about, sentOn, receivedOn } = content;
  const progress = followNotice(content, today);
  const kind = texts.noticeKinds[notice];
  return (
    <li className="grid gap-4 py-5">
      <div className="grid gap-1">
        <h3 className="font-sans font-semibold text-lg tracking-normal">{kind}</h3>
        <p className="wrap-anywhere line-clamp-3 max-w-[64ch] whitespace-pre-line text-ink-soft">{about}</p>
      </div>
      <ol className="grid gap-3">
        <Moment
          state={sentOn === null ? 'ahead' : 'done'}
          name={sentOn === null ? texts.notSent : texts.sentStep}
          day={sentOn}
        />
        <Moment
          state={receivedOn === null ? 'ahead' : 'done'}
          name={receivedOn === null ? texts.notReceived : texts.receivedStep}
          day={receivedOn}
        />
        {progress?.steps.map((step) => (
          <ServicerStep key={step.step} step={step} />
        ))}
      </ol>
      {progress?.noAdverseReportingUntil != null && progress.noAdverseReportingUntil >= today && (
        <p className="figure-tabular max-w-[64ch] text-[.9375rem] text-ink-soft">
          {texts.noBadReport(formatCalendarDate(progress.noAdverseReportingUntil, locale))}
        </p>
      )}
      {progress?.isLate && (
        <Notice look="wrong" title={texts.lateTitle}>
          <p>{texts.lateLead}</p>
          <p className="mt-2">
            <SiteLink href={officialSites.consumerComplaint.href} className="text-link">
              {officialSites.consumerComplaint.label}
            </SiteLink>
          </p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button size="small" onClick={onWrite}>
          <FileText aria-hidden="true" className="size-4.5" />
          {texts.writeLetter}
        </Button>
        <Button size="small" aria-label={texts.changeNotice(kind)} onClick={onChange}>
          <Pencil aria-hidden="true" className="size-4.5" />
          {texts.change}
        </Button>
      </div>
    </li>
  );
}

function ServicerStep({ step: { step, by, doneOn, state, isExtended } }: { step: NoticeStep }) {
  const due = (isExtended ? texts.stepExtended : texts.stepBy)(formatCalendarDate(by, locale));
  return (
    <Moment
      state={state}
      name={`${texts.steps[step]} ${due}`}
      day={null}
      said={texts.stepStates[state](doneOn === null ? '' : formatCalendarDate(doneOn, locale))}
    />
  );
}

const looks = {
  done: { Icon: CircleCheck, color: 'text-sage' },
  'done-late': { Icon: CircleExclamationPoint, color: 'text-brick' },
  late: { Icon: CircleExclamationPoint, color: 'text-brick' },
  ahead: { Icon: Clock, color: 'text-ink-soft' },
};

function Moment({
  state,
  name,
  day,
  said,
}: {
  state: keyof typeof looks;
  name: string;
  day: string | null;
  said?: string;
}) {
  const { Icon, color } = looks[state];
  return (
    <li className="figure-tabular grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Icon aria-hidden="true" className={`mt-0.5 size-5 ${color}`} />
      <span>{name}</span>
      <span className={`col-start-2 sm:col-start-3 ${color} ${state === 'late' ? 'font-semibold' : ''}`}>
        {said ?? (day === null ? '' : formatCalendarDate(day, locale))}
      </span>
    </li>
  );
}
