import { type WaitlistFeature, waitlistMessages } from '@porchlight/domain/waitlist/waitlist.ts';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { showSuccess } from '../../platform/show-toast.ts';
import { raiseToaster } from '../../platform/toast-stand.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { HoneypotField } from '../../ui/honeypot-field.tsx';
import { TextField } from '../../ui/text-field.tsx';

type Refusal = { message: string; isAboutEmail: boolean };

const FIELD_ID = 'waitlist-email';
const UNREACHABLE: Refusal = {
  message: 'We could not reach the server. Your address is still here; check your connection and try again.',
  isAboutEmail: false,
};

/** The part that sends; it comes when the form is first touched, so that reading the page costs nothing. */
function loadSending() {
  return import('./waitlist-sending.ts');
}

/**
 * Takes an address for a feature. The browser checks it (specification 5), and until the page has come alive the browser also
 * posts it: the same fields go to the same rules. The field keeps its own text through every refusal.
 */
export function WaitlistForm({ feature }: { feature: WaitlistFeature }) {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) void prepare();
  }, []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    // Without the browser's cryptography there is no proof of work; the form still goes its own way.
    if (!window.isSecureContext) return;
    event.preventDefault();
    if (busy) return;
    const target = event.currentTarget;
    setBusy(true);
    const refused = await loadSending()
      .then((sending) => sending.joinWaitlist(feature, new FormData(target)))
      .catch(() => UNREACHABLE);
    setBusy(false);
    setRefusal(refused);
    if (refused) return setAttempt((count) => count + 1);
    target.reset();
    showSuccess(waitlistMessages.success);
  }

  return (
    <form
      ref={form}
      method="post"
      action="/forms/waitlist"
      onFocus={() => void prepare()}
      onInput={() => setRefusal(undefined)}
      onSubmit={(event) => void submit(event)}
      className="grid gap-5 rounded-l border border-line bg-surface p-6 sm:p-7"
    >
      <ErrorSummary attempt={attempt} entries={refusal ? [toEntry(refusal)] : []} />
      <TextField
        id={FIELD_ID}
        name="email"
        type="email"
        label="E-mail address"
        hint="We use it to tell you when this opens."
        autoComplete="email"
        required
        error={refusal?.isAboutEmail ? refusal.message : undefined}
      />
      <input type="hidden" name="feature" value={feature} />
      <HoneypotField />
      <Button type="submit" variant="primary" busy={busy}>
        {busy ? 'Joining…' : waitlistMessages.join}
      </Button>
    </form>
  );
}

function toEntry({ message, isAboutEmail }: Refusal) {
  return isAboutEmail ? { message, fieldId: FIELD_ID } : { message };
}

async function prepare(): Promise<void> {
  void raiseToaster();
  const sending = await loadSending().catch(() => undefined);
  sending?.prepareProof();
}
