import { waitlistTexts } from '@porchlight/content/waitlist.ts';
import { html } from 'hono/html';
import { type PlainForm, renderForm } from '../../platform/http/plain-forms.ts';
import { countGuesses, type RateLimits } from '../../platform/http/rate-limits.ts';
import { leaveWaitlist } from './waitlist.service.ts';
import type { WaitlistContext } from './waitlist-launches.service.ts';
import { LEAVE_PATH } from './waitlist-letters.ts';

/**
 * Where the link of a launch's letter leads. Opening it changes nothing: programs that look through letters open every link.
 * A mail program's own button posts here and needs no page (RFC 8058 3.2).
 */
export function createWaitlistLeavingPage(
  dependencies: Pick<WaitlistContext, 'database'> & { limits: RateLimits },
): PlainForm {
  return {
    path: LEAVE_PATH,
    render(posted, problem) {
      const token = html`<input type="hidden" name="token" value="${posted('token')}">`;
      return {
        title: 'Leave this waitlist?',
        body: html`<p>We take the address that the letter went to off the list it was about. Other lists stay as they are.</p>${renderForm(LEAVE_PATH, [token], 'Take my address off', problem)}${home}`,
      };
    },
    async submit(posted, facts) {
      const feature = await countGuesses(dependencies.limits, facts.address, () =>
        leaveWaitlist(dependencies, posted('token').replaceAll('\0', '')),
      );
      return {
        title: 'Your address is off the list',
        body: html`<p>We do not write to it again about ${waitlistTexts[feature].title}. To be told of something else, join its list at any time.</p>${home}`,
      };
    },
  };
}

const home = html`<p><a href="/">Back to the home page</a></p>`;
