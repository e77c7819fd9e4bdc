import * as texts from '@porchlight/content/en/shared/letters.ts';
import { useRef } from 'react';
import { saveFile } from '../../../platform/api/save-file.ts';
import { showSuccess } from '../../../platform/toasts/show-toast.ts';
import { useRecordForm } from '../../../ui/forms/use-record-form.ts';
import { useKeepInDocuments } from './keep-in-documents.ts';

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
