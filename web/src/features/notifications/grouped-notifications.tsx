import type { NotificationView } from '@porchlight/domain/notifications/notifications.contract.ts';
import { useToday } from '../../platform/today.ts';
import { NotificationEntry } from './notification-entry.tsx';
import { groupNotifications } from './notification-groups.ts';

/** What needs the buyer apart from what happened, day by day. `level` is that of the groups' headings. */
export function GroupedNotifications({
  notifications,
  level: Heading,
  onChoose,
}: {
  notifications: readonly NotificationView[];
  level: 'h2' | 'h3';
  onChoose: (notification: NotificationView) => void;
}) {
  const today = useToday();
  return groupNotifications(notifications, today).map((group) => (
    <section key={group.id} className="grid gap-1">
      <Heading
        className={`px-3 pt-2 font-sans font-semibold text-[.9375rem] tracking-normal ${group.id === 'needs-you' ? 'text-lamp-ink' : 'text-ink-soft'}`}
      >
        {group.title}
      </Heading>
      <ul className="grid divide-y divide-line border-line border-y">
        {group.notifications.map((notification) => (
          <li key={notification.id}>
            <NotificationEntry notification={notification} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
