import * as texts from '@porchlight/content/en/shared/record-dialog.ts';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Dialog, DialogActions } from '../overlays/dialog.tsx';
import { Problem } from './problem.tsx';

/** The window in which one record is entered, changed and removed. */
export function RecordDialog({
  title,
  lead,
  saveLabel = texts.save,
  form,
  onClose,
  onRemove,
  children,
}: {
  title: string;
  lead: string;
  saveLabel?: string;
  form: {
    submit: (event: { preventDefault(): void }) => Promise<void>;
    isBusy: boolean;
    problem: string | undefined;
  };
  onClose: () => void;
  onRemove: (() => void) | undefined;
  children: ReactNode;
}) {
  return (
    <Dialog open onClose={onClose} title={title} description={lead}>
      <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-5">
        {children}
        <Problem>{form.problem}</Problem>
        {onRemove !== undefined && (
          <p>
            <Button size="small" onClick={onRemove}>
              {texts.remove}
            </Button>
          </p>
        )}
        <DialogActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" busy={form.isBusy}>
            {saveLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
