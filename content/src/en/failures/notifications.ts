export const notificationsFailures = {
  'notifications.link-not-complete':
    'This link is not complete, so nothing was changed. Open it from the email again, or choose what you receive in your settings.',
} as const;
