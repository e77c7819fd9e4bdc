import { landing } from '@porchlight/content/en/landing.ts';
import { HONEYPOT_FIELD } from '@porchlight/domain/accounts/challenge/challenge.ts';
import { contactMessages } from '@porchlight/domain/leads/lead-messages.ts';
import type { NewsletterText } from '@porchlight/domain/leads/lead-texts.ts';
import { contactForm, newsletterForm } from '@porchlight/domain/leads/leads.ts';
import { html } from 'hono/html';
import { countGuesses } from '../../platform/http/limits/rate-limits.ts';
import { checkFields, type NoJsForm, renderForm } from '../../platform/http/no-js-forms/no-js-forms.ts';
import { linkHome, renderField } from '../../platform/http/no-js-forms/no-js-page.ts';
import type { LeadsDependencies } from './leads.routes.ts';
import {
  confirmNewsletter,
  storeContact,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from './leads.service.ts';

/** The contact and newsletter forms for browsers without scripts, and the pages that a letter's links lead to. */
export function createLeadPages(dependencies: LeadsDependencies): NoJsForm[] {
  return [
    buildContactPage(dependencies),
    buildNewsletterPage(dependencies),
    buildEmailPage('/newsletter/confirm', landing.newsletter.confirm, dependencies, confirmNewsletter),
    buildEmailPage(
      '/newsletter/unsubscribe',
      landing.newsletter.unsubscribe,
      dependencies,
      unsubscribeFromNewsletter,
    ),
  ];
}

function buildContactPage(dependencies: LeadsDependencies): NoJsForm {
  const { form, thanks } = landing.contact;
  const { name, email, phone, message } = form.fields;
  const path = '/forms/contact';
  return {
    path,
    render(posted, problem) {
      const show = (field: string) => ({
        name: field,
        value: posted(field),
        problem: problem?.fields[field],
      });
      const fields = [
        renderField({ ...show('name'), ...name, autocomplete: 'name' }),
        renderField({ ...show('email'), ...email, type: 'email', autocomplete: 'email' }),
        renderField({ ...show('phone'), ...phone, type: 'tel', autocomplete: 'tel', optional: true }),
        html`<p class="consent">${form.consent.text}</p>
<input type="hidden" name="consentVersion" value="${form.consent.version}">`,
        renderField({ ...show('message'), ...message, multiline: true }),
      ];
      return {
        title: form.title,
        body: html`${renderForm(path, fields, form.submit, problem)}${linkHome()}`,
      };
    },
    async submit(posted, facts) {
      const fields = checkFields(contactForm, {
        name: posted('name'),
        email: posted('email'),
        message: posted('message'),
        ...(posted('phone').trim() === ''
          ? {}
          : { phone: posted('phone'), consentVersion: posted('consentVersion') }),
      });
      const admission = await dependencies.guard.admitPlain('contact', facts.address, {
        email: fields.email,
        [HONEYPOT_FIELD]: posted(HONEYPOT_FIELD),
      });
      // Without scripts nothing gives a submission an id; the same words on the same day are the same submission.
      const day = dependencies.now().toISOString().slice(0, 10);
      await storeContact(dependencies, fields, day, admission);
      return {
        title: thanks.title,
        body: html`<p>${contactMessages.success.description}</p><p>${thanks.text}</p>${linkHome()}`,
      };
    },
  };
}

function buildNewsletterPage(dependencies: LeadsDependencies): NoJsForm {
  const { title, lead, field, submit, checkMail } = landing.newsletter;
  const path = '/forms/newsletter';
  return {
    path,
    render(posted, problem) {
      const email = renderField({
        name: 'email',
        value: posted('email'),
        problem: problem?.fields.email,
        ...field,
        type: 'email',
        autocomplete: 'email',
      });
      return { title, body: html`<p>${lead}</p>${renderForm(path, [email], submit, problem)}${linkHome()}` };
    },
    async submit(posted, facts) {
      const { email } = checkFields(newsletterForm, { email: posted('email') });
      const admission = await dependencies.guard.admitPlain('newsletter', facts.address, {
        email,
        [HONEYPOT_FIELD]: posted(HONEYPOT_FIELD),
      });
      await subscribeToNewsletter(dependencies, email, admission);
      return { title, body: html`<p>${checkMail}</p>${linkHome()}` };
    },
  };
}

type EmailPageText = NewsletterText['confirm'];

/** One button: programs that open every link of an email to look for harm press none. */
function buildEmailPage(
  path: string,
  text: EmailPageText,
  dependencies: LeadsDependencies,
  act: (context: LeadsDependencies, token: string) => Promise<void>,
): NoJsForm {
  return {
    path,
    render(posted, problem) {
      const token = html`<input type="hidden" name="token" value="${posted('token')}">`;
      return {
        title: text.title,
        body: html`<p>${text.text}</p>${renderForm(path, [token], text.action, problem)}${linkHome()}`,
      };
    },
    async submit(posted, facts) {
      await countGuesses(dependencies.limits, facts.address, () =>
        act(dependencies, posted('token').replaceAll('\0', '')),
      );
      return { title: text.done.title, body: html`<p>${text.done.text}</p>${linkHome()}` };
    },
  };
}
