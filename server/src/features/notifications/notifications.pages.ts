import { eq } from 'drizzle-orm';
import { html } from 'hono/html';
import type { DatabaseConnection } from '../../platform/database/database.ts';
import { Failure } from '../../platform/http/failure.ts';
import { type PlainForm, renderForm } from '../../platform/http/plain-forms.ts';
import { renderProblem } from '../../platform/http/plain-page.ts';
import { users } from '../accounts/accounts.table.ts';
import { UNSUBSCRIBE_PATH } from './notification-letters.ts';
import { switchLettersOff } from './preferences.service.ts';
import type { LetterScope, UnsubscribeTokens } from './unsubscribe-tokens.ts';

type UnsubscribeContext = { database: DatabaseConnection; tokens: UnsubscribeTokens; now(): Date };

const NOT_WHOLE =
  'This link is not complete, so nothing was changed. Open it from the letter again, or choose what you receive in your settings.';

/**
 * Where a letter's "stop" link leads, without signing in. Opening it changes nothing: programs that look through letters
 * open every link. A mail program's own button posts here and needs no page (RFC 8058 3.2).
 */
export function createUnsubscribePage(context: UnsubscribeContext): PlainForm {
  return {
    path: UNSUBSCRIBE_PATH,
    render(posted, problem) {
      const link = context.tokens.read(posted('token'));
      if (link === undefined)
        return {
          title: 'This link does not work',
          body: html`${renderProblem(problem?.message ?? NOT_WHOLE)}${settings}`,
        };
      const token = html`<input type="hidden" name="token" value="${posted('token')}">`;
      return {
        title: 'Stop these letters?',
        body: html`<p>You no longer get ${names[link.scope]} by e-mail. In the portal nothing changes.</p>${renderForm(UNSUBSCRIBE_PATH, [token], 'Stop these letters', problem)}${settings}`,
      };
    },
    async submit(posted) {
      const link = context.tokens.read(posted('token'));
      if (link === undefined || !(await hasAccount(context.database, link.userId)))
        throw new Failure('LINK_EXPIRED', { message: NOT_WHOLE });
      const wasOn = await switchLettersOff(context, link.userId, link.scope);
      return wasOn
        ? {
            title: 'The letters are stopped',
            body: html`<p>You no longer get ${names[link.scope]} by e-mail. You still read them in the portal, and you can switch the letters on again in your settings.</p>${settings}`,
          }
        : {
            title: 'They were stopped already',
            body: html`<p>You did not get ${names[link.scope]} by e-mail any more, so nothing was changed. To get them again, or to stop other letters, open your settings.</p>${settings}`,
          };
    },
  };
}

const settings = html`<p><a href="/portal/settings/notifications">Open your notification settings</a></p>`;

const names: Record<LetterScope, string> = {
  'document-received': 'notices of received documents',
  'document-accepted': 'notices of accepted documents',
  'document-needs-attention': 'notices of documents to replace',
  'document-opened-by-staff': 'notices of documents that we opened',
  'document-expires': 'notices of documents that get too old',
  'documents-due': 'reminders of documents to hand in',
  'document-signed': 'notices of signed documents',
  'co-buyer-signed': 'notices of co-buyers who signed',
  'milestone-completed': 'notices of completed milestones',
  'milestone-unlocked': 'notices of opened milestones',
  'date-near': 'reminders of your dates',
  'new-device': 'notices of new sign-ins',
  'beta-approved': 'notices of approved beta requests',
  'beta-declined': 'notices of declined beta requests',
  'at-once': 'notices that come at once',
  digest: 'the daily digest',
};

async function hasAccount({ db }: DatabaseConnection, userId: string): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  return rows.length > 0;
}
