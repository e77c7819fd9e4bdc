import * as z from 'zod/mini';
import { emailChoices } from '../kernel/email-kinds.ts';
import { buyerEndpoint, signedUpEndpoint } from '../kernel/endpoint.ts';
import { calendarDateField, instantField } from '../kernel/fields.ts';
import { leftOut } from '../kernel/left-out.ts';
import { isTimeZone } from '../kernel/time-zones.ts';
import * as texts from './en.ts';
import { NOTIFICATIONS_PER_PAGE, notificationKinds } from './notifications.ts';

/**
 * What happened, and whether the buyer has seen it. `subject` by kind: see `notificationKinds`. `dateTitle` and `date` say which date of
 * the milestone is near. `detail` is a sentence where the kind alone does not say enough: why a document was sent back, which staff member
 * opened it and why.
 */
export const notificationView = z.object({
  id: z.uuid(),
  kind: z.enum(notificationKinds),
  subject: z.string(),
  dateTitle: z.nullable(z.string()),
  date: z.nullable(calendarDateField),
  detail: z.nullable(z.string()),
  createdAt: instantField,
  readAt: z.nullable(instantField),
});
export type NotificationView = z.infer<typeof notificationView>;

/** A page of notifications, newest first. `unread` counts all of the buyer's; `next` is the `before` of the page that follows, if there is one. */
export const notificationPage = z.object({
  notifications: z.array(notificationView),
  unread: z.int().check(z.minimum(0)),
  next: z.nullable(z.uuid()),
  ...leftOut,
});
export type NotificationPage = z.infer<typeof notificationPage>;

/** Marks these, or every one there is. What is not the buyer's own is passed over. */
export const getInput = z.union([
  z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(NOTIFICATIONS_PER_PAGE)) }),
  z.object({ all: z.literal(true) }),
]);

const timeZoneField = z.string().check(z.refine(isTimeZone, texts.timeZoneProblem));

const timeOfDayField = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, texts.timeProblem));

/** Two times of the day, HH:MM; over midnight where the second is the earlier one. */
const quietHoursField = z.object({ from: timeOfDayField, until: timeOfDayField }).check(
  z.refine(({ from, until }) => from !== until, {
    error: texts.quietHoursProblem,
    path: ['until'],
  }),
);

const kindPreferenceField = z.object({ listed: z.boolean(), email: z.enum(emailChoices) });

/** What a buyer wants to be notified of, where and when. `timeZone` decides which hour it is, and on which day a date is near. */
export const preferencesInput = z.object({
  timeZone: timeZoneField,
  quietHours: z.nullable(quietHoursField),
  digestHour: z.int().check(z.minimum(0), z.maximum(23)),
  kinds: z.record(z.enum(notificationKinds), kindPreferenceField),
});

/** What a buyer wants to be notified of, where and when. `isTimeZoneChosen` is false while the zone is only assumed. */
export const preferencesView = z.extend(preferencesInput, { isTimeZoneChosen: z.boolean() });
export type PreferencesView = z.infer<typeof preferencesView>;

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
    .input(
      z.object({
        /** The id of the last notification seen; the page after it is answered. */
        before: z.optional(z.uuid()),
      }),
    )
    .output(notificationPage),
  read: buyerEndpoint()
    .route({
      method: 'POST',
      path: '/notifications/read',
      tags,
      summary: 'Mark notifications as read',
      successDescription: 'How many are still unread.',
    })
    .meta({ stores: 'records' })
    .input(getInput)
    .output(z.object({ unread: z.int().check(z.minimum(0)) })),
  preferences: buyerEndpoint()
    .route({ method: 'GET', path: '/notifications/preferences', tags, summary: 'Read own preferences' })
    .output(preferencesView),
  setPreferences: signedUpEndpoint()
    .route({
      method: 'PUT',
      path: '/notifications/preferences',
      tags,
      summary: 'Change own preferences',
      description:
        'Emails that wait already are planned anew. Notices of a new sign-in stay listed and mailed at once, whatever is sent for them.',
    })
    .input(preferencesInput)
    .output(preferencesView),
  proposeTimeZone: buyerEndpoint()
    .route({
      method: 'POST',
      path: '/notifications/time-zone',
      tags,
      summary: 'Propose the browser’s time zone',
      successDescription: 'The time zone that holds now.',
      description: 'Kept only as long as the buyer has none.',
    })
    .meta({ stores: 'records' })
    .input(z.object({ timeZone: timeZoneField }))
    .output(z.object({ timeZone: z.string() })),
};
