import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/notifications.ts';
import { formatShortDate } from '@porchlight/domain/kernel/formats.ts';
import type { NotificationView } from '@porchlight/domain/notifications/notifications.contract.ts';
import type { SampleNotification } from '@porchlight/domain/notifications/notifications.ts';
import { formatRelativeTime } from '@porchlight/domain/notifications/relative-time.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { describeNotification } from './notification-text.ts';

const look = 'flex items-start gap-3 rounded-s px-3 py-3 hover:bg-sunken focus-visible:-outline-offset-3';

/** One notification, as a link to what it is about. A new one carries a word and a mark until it is chosen. */
export function NotificationEntry({
  notification,
  onChoose,
}: {
  notification: NotificationView;
  onChoose: (notification: NotificationView) => void;
}) {
  const { title, detail, to } = describeNotification(notification);
  const { createdAt, readAt } = notification;
  return (
    <Link to={to} onClick={() => onChoose(notification)} className={look}>
      <EntryText title={title} detail={detail} isNew={readAt === null}>
        <time
          dateTime={createdAt}
          title={formatShortDate(createdAt, locale)}
          className="text-[.875rem] text-ink-soft"
        >
          {formatRelativeTime(createdAt, new Date(), locale)}
        </time>
      </EntryText>
      {readAt === null && <Badge look="now">{texts.newLabel}</Badge>}
    </Link>
  );
}

/** One of the entries that a visitor sees, marked as what it is. */
export function SampleEntry({ sample, onChoose }: { sample: SampleNotification; onChoose?: () => void }) {
  return (
    <Link to={sample.to} onClick={onChoose} className={look}>
      <EntryText title={sample.title} detail={sample.detail} isNew />
      <Badge>{texts.sample}</Badge>
    </Link>
  );
}

function EntryText({
  title,
  detail,
  isNew,
  children,
}: {
  title: string;
  detail: string;
  isNew: boolean;
  children?: ReactNode;
}) {
  return (
    <span className="grid min-w-0 flex-1 gap-0.5 leading-snug">
      <span className={isNew ? 'font-semibold' : 'font-medium'}>{title}</span>
      <span className="text-[.9375rem] text-ink-soft [overflow-wrap:anywhere]">{detail}</span>
      {children}
    </span>
  );
}
