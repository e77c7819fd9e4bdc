import * as texts from '@porchlight/content/en/shared/letters.ts';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../platform/api/api.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { useAccount } from '../../accounts/account.queries.ts';
import { sendFile } from '../portal/send-file.ts';

/** Puts a file that was made here among the documents of whoever is signed in. Rejects with the reason where it is not stored. */
export function useKeepInDocuments(): (file: File) => Promise<void> {
  const queryClient = useQueryClient();
  const account = useAccount();
  return async (file) => {
    await sendFile(
      account?.id ?? '',
      { file, dueDocument: undefined, replaces: undefined },
      () => {},
      new AbortController().signal,
    );
    void queryClient.invalidateQueries({ queryKey: api.documents.key() });
    showSuccess({ title: texts.savedToDocuments });
  };
}
