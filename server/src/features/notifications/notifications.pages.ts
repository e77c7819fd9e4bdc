import { formatFailure } from '@porchlight/content/failure-sentences.ts';
import { noJsPagesFor } from '@porchlight/content/no-js-pages.ts';
import { eq } from 'drizzle-orm';
import { html } from 'hono/html';
import { currentLocale } from '../../platform/base/current-request.ts';
import { Failure } from '../../platform/base/failure.ts';
import type { DatabaseConnection } from '../../platform/database/database.ts';
import { type NoJsForm, renderForm } from '../../platform/http/no-js-forms/no-js-forms.ts';
import { renderProblem } from '../../platform/http/no-js-forms/no-js-page.ts';
import { users } from '../accounts/accounts.table.ts';
import { UNSUBSCRIBE_PATH } from './notifications.emails.ts';
import { switchEmailsOff } from './preferences.service.ts';
import type { UnsubscribeTokens } from './unsubscribe-tokens.ts';

export type UnsubscribeContext = { database: DatabaseConnection; tokens: UnsubscribeTokens; now(): Date };

/**
 * Where an email's "stop" link leads, without signing in. Opening it changes nothing: programs that look through emails
 * open every link. A mail program's own button posts here and needs no page (RFC 8058 3.2).
 */
export function createUnsubscribePage(context: UnsubscribeContext): NoJsForm {
  return {
    path: UNSUBSCRIBE_PATH,
    render(posted, problem) {
      const link = context.tokens.read(posted('token'));
      const locale = currentLocale();
      const texts = noJsPagesFor(locale).stopEmails;
      if (link === undefined) {
        const said = problem?.message ?? formatFailure(locale, { reason: 'notifications.link-not-complete' });
        return { title: texts.notWorking, body: html`${renderProblem(said)}${linkSettings()}` };
      }
      const token = html`<input type="hidden" name="token" value="${posted('token')}">`;
      return {
        title: texts.title,
        body: html`<p>${texts.text(link.scope)}</p>${renderForm(UNSUBSCRIBE_PATH, [token], texts.action, problem)}${linkSettings()}`,
      };
    },
    async submit(posted) {
      const link = context.tokens.read(posted('token'));
      if (link === undefined || !(await hasAccount(context.database, link.userId)))
        throw new Failure('LINK_EXPIRED', { reason: 'notifications.link-not-complete' });
      const wasOn = await switchEmailsOff(context, link.userId, link.scope);
      const { done, before } = noJsPagesFor(currentLocale()).stopEmails;
      const { title, text } = wasOn ? done : before;
      return { title, body: html`<p>${text(link.scope)}</p>${linkSettings()}` };
    },
  };
}

function linkSettings() {
  return html`<p><a href="/portal/settings/notifications">${noJsPagesFor(currentLocale()).stopEmails.settings}</a></p>`;
}

async function hasAccount({ db }: DatabaseConnection, userId: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  return rows.length > 0;
}
