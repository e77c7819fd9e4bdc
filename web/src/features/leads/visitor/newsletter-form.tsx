import { newsletterMessages } from '@porchlight/domain/leads/lead-messages.ts';
import type { NewsletterText } from '@porchlight/domain/leads/lead-texts.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { HoneypotField } from '../../../ui/forms/honeypot-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { usePublicForm } from '../../../ui/forms/use-public-form.ts';

const loadSending = () => import('./lead-sending.ts');

/** The newsletter form (specification 2 to 5); once it was sent, what to do about the confirmation email is shown below it. */
export function NewsletterForm({ text }: { text: NewsletterText }) {
  const [asked, setAsked] = useState(false);
  const { form, bind, busy, summary } = usePublicForm({
    action: '/forms/newsletter',
    load: loadSending,
    send: (sending, posted) => sending.sendNewsletter(posted),
    messages: newsletterMessages,
    fields: ['email'],
    onStored: () => setAsked(true),
  });
  return (
    <form {...form} className="grid gap-4">
      <ErrorSummary {...summary} />
      <TextField {...bind('email')} {...text.field} required type="email" autoComplete="email" />
      <HoneypotField />
      <Button type="submit" busy={busy} className="justify-self-start">
        {busy ? text.submitting : text.submit}
      </Button>
      <p role="status" className="text-sage empty:hidden">
        {asked && text.checkMail}
      </p>
    </form>
  );
}
