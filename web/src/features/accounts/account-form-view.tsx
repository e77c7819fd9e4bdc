import type { ReactNode, SubmitEvent } from 'react';
import { useHydrated } from '../../platform/page/hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary, type SummaryEntry } from '../../ui/forms/error-summary.tsx';

/**
 * The frame of a form about an account: what went wrong, the fields, one button. `remedy` is shown with it. The button waits until the page
 * is hydrated, since the browser's own submit would put a password in the address.
 */
export function AccountFormView({
  submit,
  onInput,
  summary,
  busy,
  button,
  busyButton,
  remedy,
  children,
}: {
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
  onInput: (event: { target: EventTarget }) => void;
  summary: { entries: SummaryEntry[]; attempt: number };
  busy: boolean;
  button: string;
  busyButton: string;
  remedy?: ReactNode;
  children: ReactNode;
}) {
  const hydrated = useHydrated();
  return (
    <form method="post" noValidate onSubmit={submit} onInput={onInput} className="grid gap-6">
      <ErrorSummary {...summary}>{remedy}</ErrorSummary>
      {children}
      <Button
        type="submit"
        variant="primary"
        busy={busy}
        disabled={!hydrated}
        className="disabled:border-solid"
      >
        {busy ? busyButton : button}
      </Button>
    </form>
  );
}
