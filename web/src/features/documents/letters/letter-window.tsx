import * as texts from '@porchlight/content/en/shared/letters.ts';
import { cancel } from '@porchlight/content/en/shared/record-dialog.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx';
import type { useLetter } from './use-letter.ts';

/** The window in which a letter is filled in and made. `note` is shown before how it is signed. */
export function LetterWindow({
  title,
  lead,
  note,
  letter,
  onClose,
  children,
}: {
  title: string;
  lead: string;
  note?: string;
  letter: Pick<ReturnType<typeof useLetter>, 'send' | 'isBusy' | 'problem'>;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Dialog open onClose={onClose} title={title} description={lead}>
      <form noValidate onSubmit={(event) => letter.send(event, 'downloads')} className="grid gap-5">
        {children}
        <p className="text-[.9375rem] text-ink-soft">
          {note === undefined ? '' : `${note} `}
          {texts.toSign}{' '}
          <Link to={paths.documents} className="text-link">
            {texts.toDocuments}
          </Link>
        </p>
        <Problem>{letter.problem}</Problem>
        <DialogActions>
          <Button onClick={onClose}>{cancel}</Button>
          <Button aria-disabled={letter.isBusy} onClick={(event) => letter.send(event, 'documents')}>
            {texts.saveToDocuments}
          </Button>
          <Button type="submit" variant="primary" busy={letter.isBusy}>
            {letter.isBusy ? texts.making : texts.download}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
