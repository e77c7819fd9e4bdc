export const notifications = 'Notifications';
export const notificationsSamples = (badge: string) => `Notifications, ${badge} samples`;
export const notificationsUnread = (badge: string) => `Notifications, ${badge} unread`;
