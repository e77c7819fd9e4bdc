import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EmailChoice } from '@porchlight/domain/kernel/email-kinds.ts';
import { type NotificationKind, notificationKinds } from '@porchlight/domain/notifications/notifications.ts';
import { isSecurityNotice } from '@porchlight/domain/notifications/preferences.ts';

/** Which emails a link ends: those of one kind, or all that come at once or in the digest. Security notices have no such link. */
export type EmailScope = NotificationKind | Exclude<EmailChoice, 'off'>;

export type UnsubscribeTokens = {
  write(userId: string, scope: EmailScope): string;
  /** Nothing when it was not written here, or is not whole. */
  read(token: string): { userId: string; scope: EmailScope } | undefined;
};

/** Signs buyer and scope (HMAC-SHA-256), so that a link in an old email works for as long as the installation's secret does. */
export function createUnsubscribeTokens(secret: string): UnsubscribeTokens {
  const key = createHmac('sha256', secret).update('porchlight notification emails').digest();
  const sign = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    write(userId, scope) {
      const text = `${scope}.${Buffer.from(userId).toString('base64url')}`;
      return `${text}.${sign(text).toString('base64url')}`;
    },
    read(token) {
      const [scope = '', owner = '', signature = '', ...rest] = token.split('.');
      const expected = sign(`${scope}.${owner}`);
      const given = Buffer.from(signature, 'base64url');
      if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected))
        return undefined;
      return isScope(scope) ? { userId: Buffer.from(owner, 'base64url').toString(), scope } : undefined;
    },
  };
}

function isScope(text: string): text is EmailScope {
  if (text === 'digest' || text === 'at-once') return true;
  return notificationKinds.some((kind) => kind === text && !isSecurityNotice(kind));
}
