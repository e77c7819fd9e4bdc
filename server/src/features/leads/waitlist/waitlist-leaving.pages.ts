import { waitlistTexts } from '@porchlight/content/en/waitlist-visitor.ts';
import { noJsPagesFor } from '@porchlight/content/no-js-pages.ts';
import { html } from 'hono/html';
import { currentLocale } from '../../../platform/base/current-request.ts';
import { countGuesses, type RateLimits } from '../../../platform/http/limits/rate-limits.ts';
import { type NoJsForm, renderForm } from '../../../platform/http/no-js-forms/no-js-forms.ts';
import { linkHome } from '../../../platform/http/no-js-forms/no-js-page.ts';
import { LEAVE_PATH } from './waitlist.emails.ts';
import { leaveWaitlist } from './waitlist.service.ts';
import type { WaitlistContext } from './waitlist-launches.service.ts';

/**
 * Where the link of a launch's email leads. Opening it changes nothing: programs that look through emails open every link.
 * A mail program's own button posts here and needs no page (RFC 8058 3.2).
 */
export function createWaitlistLeavingPage(
  dependencies: Pick<WaitlistContext, 'database'> & { limits: RateLimits },
): NoJsForm {
  return {
    path: LEAVE_PATH,
    render(posted, problem) {
      const texts = noJsPagesFor(currentLocale()).leaveWaitlist;
      const token = html`<input type="hidden" name="token" value="${posted('token')}">`;
      return {
        title: texts.title,
        body: html`<p>${texts.text}</p>${renderForm(LEAVE_PATH, [token], texts.action, problem)}${linkHome()}`,
      };
    },
    async submit(posted, facts) {
      const feature = await countGuesses(dependencies.limits, facts.address, () =>
        leaveWaitlist(dependencies, posted('token').replaceAll('\0', '')),
      );
      const { done } = noJsPagesFor(currentLocale()).leaveWaitlist;
      return {
        title: done.title,
        body: html`<p>${done.text(waitlistTexts[feature].title)}</p>${linkHome()}`,
      };
    },
  };
}
