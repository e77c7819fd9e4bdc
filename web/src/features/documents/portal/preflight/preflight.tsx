import * as texts from '@porchlight/content/en/documents/preflight.ts';
import type { DocumentValidity } from '@porchlight/domain/documents/document-age.ts';
import type { OwnDocument } from '@porchlight/domain/documents/documents.contract.ts';
import { readMonthlyIncome } from '@porchlight/domain/documents/preflight/monthly-income.ts';
import type { PreflightContext } from '@porchlight/domain/documents/preflight/preflight.ts';
import { proposeRequests, proposeRequestsFor } from '@porchlight/domain/documents/request-proposals.ts';
import { readCalendarDay } from '@porchlight/domain/kernel/calendar-dates.ts';
import { findListedClosingDay } from '@porchlight/domain/purchase-dates/listed-closing-day.ts';
import { isBuyerRole } from '@porchlight/domain/purchases/purchases.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../../../platform/api/api.ts';
import { useAccount } from '../../../accounts/account.queries.ts';
import { type CheckedFile, checkFile } from './check-file.ts';
import { forgetChosen } from './chosen-files.ts';
import { PreflightFindings } from './preflight-findings.tsx';

/** What documents are asked for, as the page was built with it. */
export type KnownRequests = {
  dueTitles: Record<string, string>;
  toSign: readonly string[];
  validities: Record<string, DocumentValidity>;
};

/** Looks into a file that was just stored, and says what was found. `onRead` hears what it is. */
export function Preflight({
  document,
  file,
  documents,
  requests,
  onRead,
}: {
  document: OwnDocument;
  file: File;
  documents: readonly OwnDocument[];
  requests: KnownRequests;
  onRead: (id: string, form: string) => void;
}) {
  const [checked, setChecked] = useState<CheckedFile | 'failed'>();
  const { id } = document;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked into once; the list changes with each upload.
  useEffect(() => {
    let isShown = true;
    checkInTurn(() => checkFile(id, file, documents)).then(
      (found) => {
        if (!isShown) return;
        setChecked(found);
        if (found.form !== null) onRead(id, found.form);
      },
      () => isShown && setChecked('failed'),
    );
    return () => {
      isShown = false;
    };
  }, [id, file]);
  const context = useContext(document, checked === 'failed' ? undefined : checked, requests);
  // What cannot be opened here the server has said already, or a reviewer will.
  if (checked === 'failed') return null;
  if (checked === undefined || context === undefined)
    return (
      <p role="status" className="mb-2 text-[.9375rem] text-ink-soft">
        {texts.checking}
      </p>
    );
  return (
    <PreflightFindings
      document={document}
      checked={checked}
      context={context}
      onHide={() => {
        window.document.getElementById(`document-${id}`)?.focus();
        forgetChosen(id);
      }}
    />
  );
}

let last: Promise<unknown> = Promise.resolve();

/** One file after the other: each is unpacked whole. */
function checkInTurn<Result>(check: () => Promise<Result>): Promise<Result> {
  const turn = last.then(check, check);
  last = turn;
  return turn;
}

/** What the findings are held against; undefined until dates and buyers are known, or cannot be. */
function useContext(
  document: OwnDocument,
  checked: CheckedFile | undefined,
  { dueTitles, toSign, validities }: KnownRequests,
): PreflightContext | undefined {
  const account = useAccount();
  const dates = useQuery(api.purchaseDates.list.queryOptions());
  const people = useQuery(api.milestones.listOwners.queryOptions({ input: { slug: 'pre-app' } }));
  const plan = useQuery(api.plan.read.queryOptions());
  if (checked === undefined || dates.isPending || people.isPending || plan.isPending) return undefined;
  const titled = Object.entries(dueTitles).map(([key, title]) => ({ key, title }));
  const proposed =
    checked.form === null ? proposeRequests(document, titled) : proposeRequestsFor(checked.form, titled);
  const key = document.dueDocument ?? proposed[0]?.key ?? '';
  const closing = findListedClosingDay(dates.data?.dates ?? []);
  const buyers = people.data?.people.filter(({ role }) => isBuyerRole(role)).map(({ name }) => name);
  const validFor = validities[key];
  const monthlyIncome = readMonthlyIncome(plan.data?.facts ?? []);
  return {
    today: dates.data?.today ?? readCalendarDay(new Date()),
    buyers: buyers ?? (account ? [account.name] : []),
    needsSignature: toSign.includes(key),
    ...(closing !== undefined && { closing }),
    ...(monthlyIncome !== undefined && { monthlyIncome }),
    ...(validFor !== undefined && { validFor }),
  };
}
