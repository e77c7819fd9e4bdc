import { contactMessages } from '@porchlight/domain/leads/lead-messages.ts';
import type { ContactText } from '@porchlight/domain/leads/lead-texts.ts';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { HoneypotField } from '../../../ui/forms/honeypot-field.tsx';
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { usePublicForm } from '../../../ui/forms/use-public-form.ts';

/** The `id` that usePublicForm gives the name's control. */
const FIRST_FIELD = 'contact-name';

const loadSending = () => import('./lead-sending.ts');

/** The contact form (specification 2 to 5); once it was sent, thanks take its place for a moment. */
export function ContactFormSection({
  text,
  thanks,
}: {
  text: ContactText['form'];
  thanks: ContactText['thanks'];
}) {
  const [thankedForMs, setThankedForMs] = useState<number>();
  const thanked = thankedForMs !== undefined;
  const { form, bind, busy, summary } = usePublicForm({
    action: '/forms/contact',
    load: loadSending,
    send: (sending, posted, submissionId) => sending.sendContact(posted, submissionId),
    messages: contactMessages,
    fields: ['name', 'email', 'phone', 'message'],
    onStored: ({ THANK_YOU_PANEL_MS }) => setThankedForMs(THANK_YOU_PANEL_MS),
  });
  const { name, email, phone, message } = text.fields;
  return (
    <div className="grid *:col-start-1 *:row-start-1">
      <form {...form} className={`grid content-start gap-5 ${thanked ? 'invisible' : ''}`}>
        <ErrorSummary {...summary} />
        <TextField {...bind('name')} {...name} required maxLength={120} autoComplete="name" />
        <TextField {...bind('email')} {...email} required type="email" autoComplete="email" />
        <TextField {...bind('phone')} {...phone} type="tel" autoComplete="tel" />
        <p className="text-[.9375rem] text-ink-soft leading-normal">{text.consent.text}</p>
        <input type="hidden" name="consentVersion" value={text.consent.version} />
        <TextAreaField {...bind('message')} {...message} required />
        <HoneypotField />
        <Button type="submit" variant="primary" busy={busy} className="justify-self-start">
          {busy ? text.submitting : text.submit}
        </Button>
      </form>
      {thanked && <ThankYou text={thanks} shownMs={thankedForMs} onOver={() => setThankedForMs(undefined)} />}
    </div>
  );
}

function ThankYou({
  text,
  shownMs,
  onOver,
}: {
  text: ContactText['thanks'];
  shownMs: number;
  onOver: () => void;
}) {
  const panel = useRef<HTMLDivElement>(null);
  const over = useRef(onOver);
  useEffect(() => {
    let hadFocus = false;
    panel.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => {
      hadFocus = document.activeElement === panel.current;
      over.current();
    }, shownMs);
    return () => {
      clearTimeout(timer);
      // The form is shown again by now.
      if (hadFocus) document.getElementById(FIRST_FIELD)?.focus({ preventScroll: true });
    };
  }, [shownMs]);
  return (
    <div
      ref={panel}
      role="status"
      tabIndex={-1}
      className="grid content-center justify-items-center gap-3 rounded-m bg-sage-soft p-8 text-center"
    >
      <CircleCheck aria-hidden="true" className="size-10 text-sage" />
      <p className="font-display text-2xl">{text.title}</p>
      <p>{text.text}</p>
    </div>
  );
}
