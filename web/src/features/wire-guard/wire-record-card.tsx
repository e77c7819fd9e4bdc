import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/wire-guard.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';
import { formatPhone, formatPhoneLink } from '@porchlight/domain/kernel/phone.ts';
import type { WireGuardView } from '@porchlight/domain/wire-guard/wire-guard.contract.ts';
import type { ShownWireRecord } from '@porchlight/domain/wire-guard/wire-record.ts';
import { Lock, Pencil, Phone, Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { WireRecordDialog, type WireStep } from './wire-record-dialog.tsx';

/** What holds now, whether it can still be corrected, and the number to call. */
export function WireRecordCard({ view, today }: { view: WireGuardView; today: string }) {
  const [step, setStep] = useState<WireStep>();
  const { record, freeUntil } = view;
  return (
    <SectionCard id="record" title={record === null ? texts.nothingYet : texts.recordTitle}>
      {record === null ? (
        <>
          <p className="max-w-[60ch] text-ink-soft">{texts.nothingYetLead}</p>
          <p>
            <Button variant="primary" onClick={() => setStep('write')}>
              <Pencil aria-hidden="true" className="size-5" />
              {texts.writeDown}
            </Button>
          </p>
        </>
      ) : (
        <>
          <div className="grid gap-1.5">
            <p>
              {freeUntil === null ? (
                <Badge look="done">
                  <Lock aria-hidden="true" className="size-3.5" />
                  {texts.frozen}
                </Badge>
              ) : (
                <Badge look="now">{texts.freeUntil(formatInstant(freeUntil, 'medium', { locale }))}</Badge>
              )}
            </p>
            <p className="max-w-[60ch] text-[.9375rem] text-ink-soft print:hidden">
              {freeUntil === null ? texts.frozenLead : texts.freeLead}
            </p>
          </div>
          <RecordFacts record={record} />
          <div className="flex flex-wrap gap-3 print:hidden">
            <Button variant="primary" onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-5" />
              {texts.print}
            </Button>
            {freeUntil !== null && <Button onClick={() => setStep('correct')}>{texts.correct}</Button>}
            {freeUntil === null && <Button onClick={() => setStep('replace')}>{texts.replace}</Button>}
          </div>
          <BankSheet />
        </>
      )}
      {step !== undefined && (
        <WireRecordDialog step={step} record={record} today={today} onClose={() => setStep(undefined)} />
      )}
    </SectionCard>
  );
}

const formatSource = ({ sourceKind, sourceName, sourceOn }: ShownWireRecord): string =>
  texts.fromSource[sourceKind](sourceName, formatCalendarDate(sourceOn, locale));

function RecordFacts({ record }: { record: ShownWireRecord }) {
  const { payee, bank, routing, accountEnding, phone, emailDomain } = record;
  return (
    <dl className="grid divide-y divide-line border-line border-y print:text-[.9375rem]">
      <Fact label={texts.labels.payee}>
        <span className="font-semibold">{payee}</span>
      </Fact>
      <Fact label={texts.labels.bank}>{bank}</Fact>
      <Fact label={texts.labels.routing}>{routing}</Fact>
      <Fact label={texts.labels.account}>{texts.endingIn(accountEnding)}</Fact>
      <Fact label={texts.labels.phone}>
        <a
          href={formatPhoneLink(phone)}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-link print:min-h-0 print:no-underline"
        >
          <Phone aria-hidden="true" className="size-4.5" />
          {formatPhone(phone)}
        </a>
      </Fact>
      {emailDomain?.includes('@') ? (
        <Fact label={texts.labels.emailAddress}>{emailDomain}</Fact>
      ) : (
        <Fact label={texts.labels.emailDomain}>
          {emailDomain === null ? texts.notKnown : `@${emailDomain}`}
        </Fact>
      )}
      <Fact label={texts.labels.source}>{formatSource(record)}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-2.5 sm:grid-cols-[12rem_minmax(0,1fr)] sm:items-center print:grid-cols-[12rem_minmax(0,1fr)] print:py-1">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="figure-tabular wrap-anywhere">{children}</dd>
    </div>
  );
}

/** On paper alone: what is filled in by hand before the bank sends the money. */
function BankSheet() {
  return (
    <div className="hidden gap-2 text-[.9375rem] leading-snug print:grid">
      <h3 className="text-lg">{texts.bankTitle}</h3>
      <p>{texts.bankLead}</p>
      <dl className="grid gap-3">
        {texts.bankLines.map((line) => (
          <div key={line} className="flex items-end gap-3">
            <dt className="shrink-0">{line}</dt>
            <dd className="grow border-line-strong border-b">{'\u00a0'}</dd>
          </div>
        ))}
      </dl>
      <h3 className="text-lg">{texts.scriptTitle}</h3>
      <ol className="grid list-decimal gap-1 pl-5">
        {texts.script.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <p>{texts.bankStopRule}</p>
    </div>
  );
}
