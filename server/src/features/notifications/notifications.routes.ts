import { requireUser } from '../../platform/http/request-context.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import { listNotifications, markRead, type NotificationsContext } from './notifications.service.ts';
import { getPreferences, proposeTimeZone, setPreferences } from './preferences.service.ts';

export function createNotificationRoutes(dependencies: NotificationsContext) {
  const { notifications } = endpoints;
  return {
    list: notifications.list.handler(({ context, input }) =>
      listNotifications(dependencies, requireUser(context).userId, input.before),
    ),
    read: notifications.read.handler(({ context, input }) =>
      markRead(dependencies, requireUser(context).userId, 'all' in input ? 'all' : input.ids),
    ),
    preferences: notifications.preferences.handler(({ context }) =>
      getPreferences(dependencies.database.db, requireUser(context).userId),
    ),
    setPreferences: notifications.setPreferences.handler(({ context, input }) =>
      setPreferences(dependencies, requireUser(context).userId, input),
    ),
    proposeTimeZone: notifications.proposeTimeZone.handler(({ context, input }) =>
      proposeTimeZone(dependencies, requireUser(context).userId, input.timeZone),
    ),
  };
}
