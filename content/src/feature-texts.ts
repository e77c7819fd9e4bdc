import type { FeatureNotificationKind } from '@porchlight/domain/notifications/feature-messages.ts';

/** What is said of a kind of notification; `subject` is what it was stored with. */
export type NotificationKindText = {
  /** In the settings: when it comes. */
  title: string;
  what: string;
  /** In the plural, where emails about it are ended: 'notices of ...'. */
  notices: string;
  /** In the list of notifications; `to` is a path on this site. */
  entry(subject: string): { title: string; detail: string; to: string };
  /** The email about it alone. */
  email(subject: string): { heading: string; paragraphs: string[]; path: string; label: string };
  /** In an email about several. */
  line(subject: string): string;
  /** For samples of emails. */
  sampleSubject: string;
};

export type FeatureTexts = {
  /** What the file with it is called in a download of someone's data. */
  download?: string;
  /** What is stored of someone who has an account, for the privacy page. */
  privacy?: string;
  /** What its emails say of their data (`EmailText`). */
  emails?: Readonly<Record<string, (data: never) => object>>;
  notifications: Partial<Record<FeatureNotificationKind, NotificationKindText>>;
};
