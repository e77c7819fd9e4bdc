import { endpoints } from '../../platform/http/endpoints.ts';
import { requireUser } from '../../platform/http/request-context.ts';
import { listNotifications, markRead, type NotificationsContext } from './notifications.service.ts';

export function createNotificationRoutes(dependencies: NotificationsContext) {
  const { notifications } = endpoints;
  return {
    list: notifications.list.handler(({ context, input }) =>
      listNotifications(dependencies, requireUser(context).userId, input.before),
    ),
    read: notifications.read.handler(({ context, input }) =>
      markRead(dependencies, requireUser(context).userId, 'all' in input ? 'all' : input.ids),
    ),
  };
}
