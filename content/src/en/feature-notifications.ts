import type { FeatureNotificationKind } from '@porchlight/domain/notifications/feature-messages.ts';
import type { FeatureTexts, NotificationKindText } from '../feature-texts.ts';
import { featureTexts } from './features.ts';

const listed = Object.values<FeatureTexts>(featureTexts);

/** What is said of each kind of notification that a feature keeps in its own file. */
export const featureNotificationTexts = Object.assign(
  {},
  ...listed.map(({ notifications }) => notifications),
) as Readonly<Record<FeatureNotificationKind, NotificationKindText>>;

/** The same of one kind, where it is such a one. */
export function findNotificationText(kind: string): NotificationKindText | undefined {
  return Object.entries<NotificationKindText>(featureNotificationTexts).find(([each]) => each === kind)?.[1];
}

/** Something of each of their texts, by kind. */
export function mapNotificationTexts<Part>(
  take: (text: NotificationKindText) => Part,
): Record<FeatureNotificationKind, Part> {
  const texts = Object.entries<NotificationKindText>(featureNotificationTexts);
  return Object.fromEntries(texts.map(([kind, text]) => [kind, take(text)])) as Record<
    FeatureNotificationKind,
    Part
  >;
}
