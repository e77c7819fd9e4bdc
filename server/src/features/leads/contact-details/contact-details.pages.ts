import { contactDetails } from '@porchlight/content/en/contact-details.ts';
import { HONEYPOT_FIELD } from '@porchlight/domain/accounts/challenge/challenge.ts';
import { contactDetailsForm } from '@porchlight/domain/leads/contact-details/contact-details.ts';
import { contactDetailsMessages } from '@porchlight/domain/leads/contact-details/contact-details-messages.ts';
import { html } from 'hono/html';
import type { VisitorGuard } from '../../../platform/http/limits/visitor-guard.ts';
import { checkFields, type NoJsForm, renderForm } from '../../../platform/http/no-js-forms/no-js-forms.ts';
import { linkBackTo, renderCheckbox, renderField } from '../../../platform/http/no-js-forms/no-js-page.ts';
import { type ContactDetailsContext, storeContactDetails } from './contact-details.service.ts';

const path = '/forms/contact-details';

/** The final step for browsers without scripts. */
export function createContactDetailsPage(
  dependencies: ContactDetailsContext & { guard: VisitorGuard<'contact-details'> },
): NoJsForm {
  const { fields, consent, lead, sent } = contactDetails;
  return {
    path,
    render(posted, problem) {
      const show = (name: string) => ({ name, value: posted(name), problem: problem?.fields[name] });
      const parts = [
        renderField({ ...show('name'), ...fields.name, autocomplete: 'name' }),
        renderField({ ...show('email'), ...fields.email, type: 'email', autocomplete: 'email' }),
        renderField({ ...show('phone'), ...fields.phone, type: 'tel', autocomplete: 'tel' }),
        renderCheckbox({ ...show('consent'), label: consent.agreement }),
        ...consent.disclosure.map((paragraph) => html`<p class="consent">${paragraph}</p>`),
        html`<input type="hidden" name="consentVersion" value="${consent.version}">`,
      ];
      return {
        title: contactDetailsMessages.title,
        body: html`<p>${lead}</p>${renderForm(path, parts, contactDetailsMessages.submit, problem)}${linkBackTo('/portal/contact-details')}`,
      };
    },
    async submit(posted, facts) {
      const details = checkFields(contactDetailsForm, {
        name: posted('name'),
        email: posted('email'),
        phone: posted('phone'),
        consent: posted('consent') === 'on',
        consentVersion: posted('consentVersion'),
      });
      const admission = await dependencies.guard.admitPlain('contact-details', facts.address, {
        email: details.email,
        [HONEYPOT_FIELD]: posted(HONEYPOT_FIELD),
      });
      const user = await facts.readSession();
      // A guest has no account that it could be kept with.
      const userId = user?.staff || user?.openedBy === 'guest' ? undefined : user?.userId;
      // Without scripts nothing gives a submission an id; the same words on the same day are the same submission.
      const day = dependencies.now().toISOString().slice(0, 10);
      await storeContactDetails(dependencies, details, day, userId, admission);
      return {
        title: sent.title,
        body: html`<p>${contactDetailsMessages.success.description}</p>${linkOnward(userId)}`,
      };
    },
  };
}

/** The portal asks a visitor to sign in: they are shown what is still open instead. */
function linkOnward(userId: string | undefined) {
  return userId === undefined
    ? html`<p><a href="/portal/next-steps">${contactDetails.sent.visitor.action}</a></p>`
    : html`<p><a href="/portal">${contactDetails.sent.action}</a></p>`;
}
