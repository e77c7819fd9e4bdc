import { documentMessages } from '@porchlight/domain/documents/document-messages.ts';
import type { DocumentView } from '@porchlight/domain/documents/documents.contract.ts';
import { useRef } from 'react';
import { showFailure, showSuccess } from '../../platform/show-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { useDeleteDocument } from './documents.queries.ts';

/** Asks before a document is deleted for good. */
export function DeleteDocumentDialog({ document, onClose }: { document: DocumentView; onClose: () => void }) {
  const isDeleted = useRef(false);
  const remove = useDeleteDocument({
    onSuccess: () => {
      isDeleted.current = true;
      showSuccess(documentMessages.deleted);
      onClose();
    },
    onError: () => showFailure(documentMessages.deleteFailed),
  });
  // The row whose button was pressed goes.
  const findFocusAfter = () => (isDeleted.current ? window.document.getElementById('documents') : null);
  return (
    <Dialog
      open
      kind="alert"
      onClose={onClose}
      findFocusAfter={findFocusAfter}
      title="Delete this document?"
      description={
        <p>
          <strong className="wrap-anywhere text-ink">{document.name}</strong> is deleted for good
          {document.status === 'signed' && ', with the record of each signature on it'}. Download it first if
          you want to keep a copy.
        </p>
      }
    >
      <DialogActions>
        <Button onClick={onClose}>Keep it</Button>
        <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate({ id: document.id })}>
          {remove.isPending ? 'Deleting…' : 'Delete'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
