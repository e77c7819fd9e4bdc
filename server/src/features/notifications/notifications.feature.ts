import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { lte } from 'drizzle-orm';
import { byAccount } from '../../platform/database/owned-rows.ts';
import { ALL, bothMay } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import { requireUser } from '../../platform/http/request-context.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import type { EmailsContext } from './due-emails.ts';
import { EMAIL_DUE } from './email-planning.ts';
import { DUE_EMAILS, sendDueEmails, sendEmailsOf, sendPart } from './notification-emails.service.ts';
import { delayedEmail, digestEmail, newSignInEmail, notificationEmail } from './notifications.emails.ts';
import { createUnsubscribePage, type UnsubscribeContext } from './notifications.pages.ts';
import { listNotifications, markRead, type NotificationsContext } from './notifications.service.ts';
import { notifications } from './notifications.table.ts';
import { getPreferences, proposeTimeZone, setPreferences } from './preferences.service.ts';
import { notificationChoices, notificationPreferences } from './preferences.table.ts';
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts';

type Tokens = { unsubscribeTokens: UnsubscribeTokens };
type FormParts = Omit<UnsubscribeContext, 'tokens'> & Tokens;
type EmailParts = Omit<EmailsContext, 'tokens'> & Tokens;

export const notificationsFeature = defineFeature({
  name: 'notifications',
  tables: [
    {
      table: notifications,
      grants: bothMay(ALL),
      owned: {
        file: 'notifications',
        title: downloadTitles.notifications,
        owned: byAccount(notifications.userId),
        left: { onceKey: 'keeps the same from being told twice' },
        counted: 'journeyEntries',
      },
    },
    {
      table: notificationPreferences,
      grants: bothMay(ALL),
      owned: {
        file: 'notification-times',
        title: downloadTitles['notification-times'],
        owned: byAccount(notificationPreferences.userId),
      },
    },
    {
      table: notificationChoices,
      grants: bothMay(ALL),
      owned: {
        file: 'notification-choices',
        title: downloadTitles['notification-choices'],
        owned: byAccount(notificationChoices.userId),
      },
    },
  ],
  routes: (parts: NotificationsContext) => ({ notifications: createNotificationRoutes(parts) }),
  forms: (parts: FormParts) => [createUnsubscribePage({ ...parts, tokens: parts.unsubscribeTokens })],
  emails: [newSignInEmail, notificationEmail, delayedEmail, digestEmail],
  queues: [DUE_EMAILS],
  work: (parts: EmailParts) => ({
    [DUE_EMAILS]: ({ part }: { part: number }) =>
      sendPart({ ...parts, tokens: parts.unsubscribeTokens }, part),
  }),
  clock: (parts: EmailParts & { jobs: JobQueue }) => [
    {
      every: 'minute',
      job: 'send-due-emails',
      run: () => sendDueEmails({ ...parts, tokens: parts.unsubscribeTokens }),
    },
  ],
  retention: {
    notifications: { table: notifications, isDue: (cutoff) => lte(notifications.createdAt, cutoff) },
  },
  due: (parts: EmailParts) => ({
    [EMAIL_DUE]: {
      late: 'an email that is due was not queued yet',
      run: (userId) => sendEmailsOf({ ...parts, tokens: parts.unsubscribeTokens }, userId),
    },
  }),
});

function createNotificationRoutes(dependencies: NotificationsContext) {
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
