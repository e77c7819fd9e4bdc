import * as texts from '@porchlight/content/en/signing.ts';
import type { OpenSigningView } from '@porchlight/domain/signing/signing-views.ts';
import { onlineManager, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api } from '../../platform/api/api.ts';
import { parseFailure } from '../../platform/api/failure.ts';
import { showFailure } from '../../platform/toasts/show-toast.ts';
import { useSigningReadAgain } from './signing.queries.ts';

/** A document as far as signing needs to know it. */
export type Signable = { id: string; name: string };

export const loadSigningDialogs = () => import('./signing-dialogs.ts');
type Dialogs = Awaited<ReturnType<typeof loadSigningDialogs>>;

type Shown =
  | { kind: 'consent'; document: Signable }
  | { kind: 'refusal'; document: Signable; sentence: string }
  | { kind: 'sign'; document: Signable; opened: OpenSigningView }
  | { kind: 'signatures'; document: Signable; isOwn: boolean };

/** How long a consent is taken for given without asking; one that was withdrawn meanwhile is noticed at opening. */
const SIGNER_FRESH_MS = 60_000;

const NEEDS_CONNECTION = {
  title: texts.offlineTitle,
  description: texts.offlineNotOpened,
};

/**
 * Begins signing a document: asks for the consent where it is missing, says why a file cannot be signed, and opens the dialog only with a
 * document that can be. `dialogs` may be anywhere in the page; `openingId` is being opened.
 */
export function useSigning(): {
  sign: (document: Signable) => Promise<void>;
  showSignatures: (document: Signable, isOwn: boolean) => Promise<void>;
  openingId: string | undefined;
  /** Whether a document was opened to be signed, so that it may be signed by now. */
  wasOpened: boolean;
  dialogs: ReactNode;
} {
  const [openingId, setOpeningId] = useState<string>();
  const [shown, setShown] = useState<Shown & { dialogs: Dialogs }>();
  const [wasOpened, setWasOpened] = useState(false);
  const open = useMutation(api.signing.open.mutationOptions());
  const readAgain = useSigningReadAgain();
  const queryClient = useQueryClient();

  async function sign(document: Signable): Promise<void> {
    if (openingId !== undefined) return;
    // A call without a connection would wait for one, and open the dialog by itself at some later time.
    if (!onlineManager.isOnline()) return showFailure(NEEDS_CONNECTION);
    setOpeningId(document.id);
    try {
      const dialogs = await loadSigningDialogs();
      const found = await getDocumentFile(document);
      setShown({ dialogs, ...found });
      if (found.kind === 'sign') setWasOpened(true);
    } catch (error) {
      const { code, message } = parseFailure(error);
      showFailure({ title: TITLES[code] ?? texts.openFailed, description: message });
      void readAgain();
    } finally {
      setOpeningId(undefined);
    }
  }

  async function getDocumentFile(document: Signable): Promise<Shown> {
    const signer = await queryClient.fetchQuery(
      api.signing.getSigner.queryOptions({ staleTime: SIGNER_FRESH_MS }),
    );
    if (signer.consent === null) return { kind: 'consent', document };
    try {
      return { kind: 'sign', document, opened: await open.mutateAsync({ id: document.id }) };
    } catch (error) {
      const { code, message } = parseFailure(error);
      if (code === 'CONSENT_NEEDED') return { kind: 'consent', document };
      if (code === 'NOT_SIGNABLE') return { kind: 'refusal', document, sentence: message };
      throw error;
    }
  }

  async function showSignatures(document: Signable, isOwn: boolean): Promise<void> {
    try {
      setShown({ kind: 'signatures', document, isOwn, dialogs: await loadSigningDialogs() });
    } catch (error) {
      showFailure({ title: texts.openFailed, description: parseFailure(error).message });
    }
  }

  const close = () => setShown(undefined);
  function goOn(document: Signable) {
    close();
    void sign(document);
  }
  return { sign, showSignatures, openingId, wasOpened, dialogs: shown && drawDialog(shown, close, goOn) };
}

const TITLES: Partial<Record<string, string>> = {
  ALREADY_SIGNED: texts.alreadySigned,
  NOT_FOUND: texts.documentGone,
  OFFLINE: texts.offlineTitle,
};

function drawDialog(
  shown: Shown & { dialogs: Dialogs },
  close: () => void,
  goOn: (document: Signable) => void,
): ReactNode {
  const { ConsentDialog, NotSignableDialog, SignDocumentDialog, SignaturesDialog } = shown.dialogs;
  switch (shown.kind) {
    case 'consent':
      return <ConsentDialog onGiven={() => goOn(shown.document)} onClose={close} />;
    case 'refusal':
      return <NotSignableDialog name={shown.document.name} sentence={shown.sentence} onClose={close} />;
    case 'sign':
      return <SignDocumentDialog document={shown.document} opened={shown.opened} onClose={close} />;
    case 'signatures':
      return (
        <SignaturesDialog
          document={shown.document}
          isOwn={shown.isOwn}
          onSign={() => goOn(shown.document)}
          onClose={close}
        />
      );
  }
}
