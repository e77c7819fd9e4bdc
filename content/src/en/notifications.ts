import type { SampleNotification } from '@porchlight/domain/notifications/notifications.ts';

/** The three entries a visitor sees (specification 2), marked as samples where they are shown. */
export const sampleNotifications: readonly SampleNotification[] = [
  {
    title: 'Document Approved',
    detail: 'When a paper of yours is accepted, you read it here.',
    to: '/portal/docs',
  },
  {
    title: 'Action Required',
    detail: 'When something waits for you, it stands here until it is done.',
    to: '/portal/preparing',
  },
  {
    title: 'New Learning Resource',
    detail: 'When a part of the guide helps with your next step, you find it here.',
    to: '/glossary',
  },
];
