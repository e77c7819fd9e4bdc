import { waitlistFormText } from '@porchlight/content/en/waitlist.ts';
import { type WaitlistFeature, waitlistMessages } from '@porchlight/domain/leads/waitlist/waitlist.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { HoneypotField } from '../../ui/forms/honeypot-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { usePublicForm } from '../../ui/forms/use-public-form.ts';

const loadSending = () => import('./waitlist-sending.ts');

/** Takes an address for a feature; the browser checks it (specification 5). */
export function WaitlistForm({ feature }: { feature: WaitlistFeature }) {
  const { form, bind, busy, summary } = usePublicForm({
    action: '/forms/waitlist',
    load: loadSending,
    send: (sending, posted) => sending.sendWaitlistEntry(feature, posted),
    messages: waitlistMessages,
    fields: ['email'],
    isCheckedByBrowser: true,
  });
  return (
    <form {...form} className="grid gap-5 rounded-l border border-line bg-surface p-6 sm:p-7">
      <ErrorSummary {...summary} />
      <TextField {...bind('email')} {...waitlistFormText.email} type="email" autoComplete="email" required />
      <input type="hidden" name="feature" value={feature} />
      <HoneypotField />
      <Button type="submit" variant="primary" busy={busy}>
        {busy ? waitlistFormText.submitting : waitlistMessages.join}
      </Button>
    </form>
  );
}
