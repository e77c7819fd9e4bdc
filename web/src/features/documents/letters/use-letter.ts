import * as texts from '@porchlight/content/en/shared/letters.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { api } from '../../../platform/api/api.ts';
import { saveFile } from '../../../platform/api/save-file.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { useRecordForm } from '../../../ui/forms/use-record-form.ts';
import { useAccount } from '../../accounts/account.queries.ts';
import { sendFile } from '../portal/send-file.ts';

export type Destination = 'downloads' | 'documents';

/**
 * A form that makes a letter: checked here by the rules that the server checks again, written there as a PDF, and then downloaded or put
 * among the writer's documents, as the button pressed says.
 */
export function useLetter<Value>({
  check,
  write,
  fileName,
  onDone,
}: {
  check: Parameters<typeof useRecordForm<Value>>[0]['check'];
  write: (value: Value) => Promise<Blob>;
  fileName: (value: Value, goesTo: Destination) => string;
  onDone: () => void;
}) {
  const keepInDocuments = useKeepInDocuments();
  const goesTo = useRef<Destination>('downloads');
  const form = useRecordForm<Value>({
    check,
    save: async (value) => {
      const file = await write(value);
      const name = fileName(value, goesTo.current);
      if (goesTo.current === 'documents') return keepInDocuments(new File([file], name));
      saveFile(name, file);
      showSuccess({ title: texts.downloaded });
    },
    onDone,
  });
  return {
    ...form,
    send(event: { preventDefault(): void }, to: Destination) {
      goesTo.current = to;
      void form.submit(event);
    },
  };
}

/** Adds a file that was made here to the documents of the signed-in buyer. Rejects with the reason where it is not stored. */
function useKeepInDocuments(): (file: File) => Promise<void> {
  const queryClient = useQueryClient();
  const account = useAccount();
  return async (file) => {
    await sendFile(
      account?.id ?? '',
      { file, documentRequest: undefined, replaces: undefined },
      () => {},
      new AbortController().signal,
    );
    void queryClient.invalidateQueries({ queryKey: api.documents.key() });
    showSuccess({ title: texts.savedToDocuments });
  };
}
