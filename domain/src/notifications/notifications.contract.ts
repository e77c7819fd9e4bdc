import * as z from 'zod/mini';
import { buyerEndpoint } from '../shared/endpoint.ts';
import { instantField } from '../shared/fields.ts';
import { NOTIFICATIONS_PER_PAGE, notificationKinds } from './notifications.ts';

/** What happened, and whether the buyer has seen it. `subject` by kind: a document's name or a milestone's slug. */
export const notificationView = z.object({
  id: z.uuid(),
  kind: z.enum(notificationKinds),
  subject: z.string(),
  createdAt: instantField,
  readAt: z.nullable(instantField),
});
export type NotificationView = z.infer<typeof notificationView>;

/** Newest first. `unread` counts all of the buyer's; `next` is the `before` of the page that follows, if there is one. */
export const notificationPage = z.object({
  notifications: z.array(notificationView),
  unread: z.int().check(z.minimum(0)),
  next: z.nullable(z.uuid()),
});
export type NotificationPage = z.infer<typeof notificationPage>;

/** Marks these, or every one there is. What is not the buyer's own is passed over. */
export const readInput = z.union([
  z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(NOTIFICATIONS_PER_PAGE)) }),
  z.object({ all: z.literal(true) }),
]);

const tags = ['Notifications'];

export const notificationsContract = {
  list: buyerEndpoint()
    .route({
      method: 'GET',
      path: '/notifications',
      tags,
      summary: 'List own notifications, newest first',
      description: `Pages of ${NOTIFICATIONS_PER_PAGE}; \`before\` is the id of the last one seen.`,
    })
    .input(z.object({ before: z.optional(z.uuid()) }))
    .output(notificationPage),
  read: buyerEndpoint()
    .route({ method: 'POST', path: '/notifications/read', tags, summary: 'Mark notifications as read' })
    .input(readInput)
    .output(z.object({ unread: z.int().check(z.minimum(0)) })),
};
