import * as texts from '@porchlight/content/en/document-readings/estimates.ts';
import { toDocumentReading } from '@porchlight/domain/document-readings/kept/as-read.ts';
import { MOST_OFFERS } from '@porchlight/domain/loan-offers/offer-lines.ts';
import { makeReadOffer } from '@porchlight/domain/loan-offers/read-offer.ts';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readFailure } from '../../../platform/api/failure.ts';
import { pageApi } from '../../../platform/api/page-api.ts';
import { queryClient } from '../../../platform/api/shared-query-client.ts';
import { Button } from '../../../ui/button.tsx';
import { useAccount } from '../../accounts/account.queries.ts';
import type { Typed } from '../tool-definition.ts';
import { fillColumns, type Outcome, OutcomeList } from './outcome-list.tsx';

type Props = { onRead: (offers: readonly Typed[]) => void };

/** Fills columns from Loan Estimates among one's own documents, as they were read and confirmed there. Brings what talks to the server along. */
export default function OwnEstimates(props: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <Choice {...props} />
    </QueryClientProvider>
  );
}

function Choice({ onRead }: Props) {
  const account = useAccount();
  const { data } = useQuery(pageApi.keptReadings.list.queryOptions({ enabled: Boolean(account) }));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const estimates = data?.readings.filter(({ form, state }) => form === 'loan_estimate' && state === 'done');
  if (estimates === undefined || estimates.length === 0) return null;
  const isFull = chosen.length >= MOST_OFFERS;

  async function fill() {
    setIsBusy(true);
    const read: Outcome[] = [];
    for (const { documentId, name } of estimates ?? []) {
      if (!chosen.includes(documentId)) continue;
      read.push({ file: name, ...(await readOwn(documentId)) });
    }
    setOutcomes(read);
    fillColumns(read, onRead);
    setIsBusy(false);
  }

  return (
    <section aria-label={texts.yourDocuments} className="grid gap-3 rounded-m bg-sunken p-4 text-[.9375rem]">
      <fieldset className="grid gap-1">
        <legend className="font-semibold">{texts.fromYourDocuments}</legend>
        {estimates.map(({ documentId, name }) => {
          const isChosen = chosen.includes(documentId);
          return (
            <label key={documentId} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="size-5 accent-dusk"
                checked={isChosen}
                disabled={!isChosen && isFull}
                onChange={() =>
                  setChosen(isChosen ? chosen.filter((id) => id !== documentId) : [...chosen, documentId])
                }
              />
              <span className="wrap-anywhere">{name}</span>
            </label>
          );
        })}
      </fieldset>
      <Button
        size="small"
        className="justify-self-start"
        busy={isBusy}
        aria-disabled={chosen.length === 0}
        onClick={() => chosen.length > 0 && void fill()}
      >
        {texts.fillFromThese}
      </Button>
      <div role="status">
        <OutcomeList outcomes={outcomes} />
      </div>
    </section>
  );
}

async function readOwn(id: string) {
  try {
    const reading = toDocumentReading(await pageApi.keptReadings.read.call({ id }));
    const found = makeReadOffer(reading);
    const notes = reading.notes.map(({ text }) => text).join(' ');
    return found ? { found, notes } : { problem: notes };
  } catch (error) {
    return { problem: readFailure(error).message };
  }
}
