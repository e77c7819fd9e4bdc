import * as texts from '@porchlight/content/en/document-readings-estimates.ts';
import { labelForm } from '@porchlight/content/en/document-readings-forms.ts';
import type { ShownReading } from '@porchlight/domain/readings/document-readings/kept/kept-reading.ts';
import type { ReadDocumentRow } from '@porchlight/domain/readings/document-readings/kept/kept-readings.contract.ts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { parseFailure, type RequestFailure } from '../../../platform/api/failure.ts';
import { pageApi } from '../../../platform/api/page-api.ts';
import { queryClient } from '../../../platform/api/shared-query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { useAccount } from '../../accounts/account.queries.ts';

/** One's own document that was chosen, and what was read of it, or why that did not come. */
export type OwnForm = { file: string } & (
  | { reading: ShownReading; failure?: never }
  | { failure: RequestFailure; reading?: never }
);

type Props = {
  forms: readonly string[];
  /** How many can be chosen. */
  most: number;
  /** Nothing was typed or read yet, so that a link that names all documents may begin with them. */
  isFree: boolean;
  words: { title: string; button: string };
  /** Gets those that were chosen, in the order in which they were uploaded. */
  onChoose: (chosen: readonly OwnForm[]) => void;
  /** What came of it. */
  children: ReactNode;
};

/**
 * Lenders' forms among one's own current documents, all of them chosen already: one press hands over what was read of them. Where the address names
 * documents (`?documents=ID,ID`, or `all`) they are handed over at once. Brings what talks to the server along.
 */
export function OwnForms(props: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <Choice {...props} />
    </QueryClientProvider>
  );
}

function Choice({ forms, most, isFree, words, onChoose, children }: Props) {
  const account = useAccount();
  const { data } = useQuery(pageApi.keptReadings.list.queryOptions({ enabled: Boolean(account) }));
  const [named] = useState(() => new URLSearchParams(location.search).get('documents'));
  const [toggled, setToggled] = useState<readonly string[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const isOpened = useRef(false);
  const own = data?.readings
    .filter(
      ({ form, state, isReplaced }) =>
        form !== null && forms.includes(form) && state === 'done' && !isReplaced,
    )
    .toReversed();
  const ids = named === null || named === 'all' ? undefined : named.split(',');
  const first = own?.filter(({ documentId }) => ids?.includes(documentId) ?? true).slice(-most);
  const chosen = (own ?? []).filter(
    (row) => (first?.includes(row) ?? false) !== toggled.includes(row.documentId),
  );

  async function handOver(rows: readonly ReadDocumentRow[]) {
    setIsBusy(true);
    const read: OwnForm[] = [];
    for (const row of rows) read.push(await readOwn(row));
    onChoose(read);
    setIsBusy(false);
  }
  const isListed = own !== undefined;
  useEffect(() => {
    if (!isListed || named === null || isOpened.current) return;
    isOpened.current = true;
    if (chosen.length > 0 && (isFree || named !== 'all')) void handOver(chosen);
  });

  if (own === undefined || own.length === 0) return null;
  return (
    <section aria-label={texts.yourDocuments} className="grid gap-3 rounded-m bg-sunken p-4 text-[.9375rem]">
      <fieldset className="grid gap-1">
        <legend className="font-semibold">{words.title}</legend>
        {own.map(({ documentId, name, form }) => {
          const isChosen = chosen.some((each) => each.documentId === documentId);
          return (
            <label key={documentId} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-dusk"
                checked={isChosen}
                disabled={!isChosen && chosen.length >= most}
                onChange={() =>
                  setToggled(
                    toggled.includes(documentId)
                      ? toggled.filter((id) => id !== documentId)
                      : [...toggled, documentId],
                  )
                }
              />
              <span className="wrap-anywhere min-w-0">
                {name}
                {forms.length > 1 && form !== null && (
                  <span className="block text-ink-soft">{labelForm(form)}</span>
                )}
              </span>
            </label>
          );
        })}
      </fieldset>
      <Button
        size="small"
        className="justify-self-start"
        busy={isBusy}
        aria-disabled={chosen.length === 0}
        onClick={() => chosen.length > 0 && void handOver(chosen)}
      >
        {words.button}
      </Button>
      <div role="status">{children}</div>
    </section>
  );
}

async function readOwn({ documentId, name }: ReadDocumentRow): Promise<OwnForm> {
  try {
    return { file: name, reading: await pageApi.keptReadings.read.call({ id: documentId }) };
  } catch (error) {
    return { file: name, failure: parseFailure(error) };
  }
}
