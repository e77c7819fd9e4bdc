import { disclosure } from '@porchlight/content/en/disclosure.ts';
import { parseFailure } from '../../../platform/api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx';

/**
 * The Loan Estimate Disclosure (specification 4): accepting it sends the application, Cancel closes it and nothing is sent.
 * A failed call leaves it open, says so and can be tried again.
 */
export function DisclosureDialog({
  open,
  onClose,
  onAccept,
  isSending,
  failure,
}: {
  open: boolean;
  onClose: () => void;
  onAccept: () => void;
  isSending: boolean;
  /** What the last attempt failed with; `attempt` differs for each. */
  failure: { error: unknown; attempt: number } | undefined;
}) {
  return (
    <Dialog open={open} onClose={onClose} title={disclosure.title} description={<p>{disclosure.lead}</p>}>
      <div className="grid gap-3 text-[.9875rem] leading-normal">
        {disclosure.paragraphs.map((paragraph) => (
          <Paragraph key={paragraph} text={paragraph} />
        ))}
      </div>
      <ErrorSummary attempt={failure?.attempt ?? 0} entries={failure ? listSentences(failure.error) : []}>
        <p>{disclosure.notSent}</p>
      </ErrorSummary>
      <DialogActions>
        <Button onClick={onClose} disabled={isSending}>
          {disclosure.cancel}
        </Button>
        <Button variant="primary" busy={isSending} onClick={onAccept}>
          {isSending ? disclosure.sending : disclosure.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Its first sentence says what it is about. */
function Paragraph({ text }: { text: string }) {
  const end = text.indexOf('. ') + 1;
  return (
    <p>
      <strong className="font-semibold">{text.slice(0, end)}</strong>
      {text.slice(end)}
    </p>
  );
}

function listSentences(error: unknown): { message: string }[] {
  const { message, fields } = parseFailure(error);
  return [message, ...Object.values(fields)].map((sentence) => ({ message: sentence }));
}
