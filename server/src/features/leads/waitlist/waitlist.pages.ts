import { waitlistFormText } from '@porchlight/content/en/waitlist.ts';
import { waitlistTexts } from '@porchlight/content/en/waitlist-visitor.ts';
import { HONEYPOT_FIELD } from '@porchlight/domain/accounts/challenge/challenge.ts';
import {
  type WaitlistFeature,
  waitlistMessages,
  waitlistPages,
} from '@porchlight/domain/leads/waitlist/waitlist.ts';
import { waitlistForm } from '@porchlight/domain/leads/waitlist/waitlist-form.ts';
import { html } from 'hono/html';
import type { VisitorGuard } from '../../../platform/http/limits/visitor-guard.ts';
import { checkFields, type NoJsForm, renderForm } from '../../../platform/http/no-js-forms/no-js-forms.ts';
import { linkBackTo, renderField } from '../../../platform/http/no-js-forms/no-js-page.ts';
import { joinWaitlist } from './waitlist.service.ts';
import type { WaitlistContext } from './waitlist-launches.service.ts';

const path = '/forms/waitlist';

/** The waitlist form for browsers without scripts. */
export function createWaitlistPage(
  dependencies: WaitlistContext & { guard: VisitorGuard<'waitlist'> },
): NoJsForm {
  return {
    path,
    render(posted, problem) {
      const { feature } = findPage(posted('feature'));
      const email = renderField({
        name: 'email',
        ...waitlistFormText.email,
        type: 'email',
        autocomplete: 'email',
        value: posted('email'),
        problem: problem?.fields.email,
      });
      const chosen = html`<input type="hidden" name="feature" value="${feature}">`;
      return {
        title: waitlistMessages.heading,
        body: html`<p>${waitlistTexts[feature].title}: ${waitlistTexts[feature].lead}</p>
${renderForm(path, [email, chosen], waitlistMessages.join, problem)}${linkBack(feature)}`,
      };
    },
    async submit(posted, facts) {
      const fields = checkFields(waitlistForm, { email: posted('email'), feature: posted('feature') });
      const admission = await dependencies.guard.admitPlain('waitlist', facts.address, {
        email: fields.email,
        [HONEYPOT_FIELD]: posted(HONEYPOT_FIELD),
      });
      await joinWaitlist(dependencies, fields, admission);
      const { title, description } = waitlistMessages.success;
      return { title, body: html`<p>${description}</p>${linkBack(fields.feature)}` };
    },
  };
}

function findPage(feature: string) {
  const fallback = { feature: 'coming-soon', path: '/coming-soon' } as const;
  return waitlistPages.find((page) => page.feature === feature) ?? fallback;
}

function linkBack(feature: WaitlistFeature) {
  return linkBackTo(findPage(feature).path);
}
