import * as page from '@porchlight/content/en/credit.ts';
import * as texts from '@porchlight/content/en/credit-disputes.ts';
import { bureauAddresses, creditBureauFacts } from '@porchlight/content/facts/credit-bureaus.ts';
import { officialSites } from '@porchlight/content/facts/official-sites.ts';
import { sources } from '@porchlight/content/facts/sources.ts';
import type { CreditDispute } from '@porchlight/domain/credit/credit.contract.ts';
import { bureaus } from '@porchlight/domain/credit/score-models.ts';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import { SourceNote } from '../../../ui/source-note.tsx';
import type { PartProps } from '../part-props.ts';
import { DisputeDialog } from './dispute-dialog.tsx';
import { DisputeItem } from './dispute-item.tsx';
import { DisputeLetterDialog } from './letter-dialog.tsx';

type Open = { what: 'item'; dispute: CreditDispute | undefined } | { what: 'letter'; dispute: CreditDispute };

/** What is wrong on a report, its letter and its clock; then what to check and what the law says. */
export default function DisputesPart({ credit: { disputes, sender }, today }: PartProps) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Notice title={texts.beforeYouApply}>{texts.beforeApplyLead}</Notice>
      <SectionCard id="items" title={texts.items}>
        {disputes.length === 0 ? (
          <p className="max-w-[60ch] text-ink-soft">{texts.noItems}</p>
        ) : (
          <ul className="grid divide-y divide-line border-line border-t">
            {disputes.map((dispute) => (
              <DisputeItem
                key={dispute.id}
                dispute={dispute}
                today={today}
                onChange={() => setOpen({ what: 'item', dispute })}
                onLetter={() => setOpen({ what: 'letter', dispute })}
              />
            ))}
          </ul>
        )}
        <p>
          <Button
            variant={disputes.length === 0 ? 'primary' : 'quiet'}
            onClick={() => setOpen({ what: 'item', dispute: undefined })}
          >
            <Plus aria-hidden="true" className="size-4.5" />
            {texts.addItem}
          </Button>
        </p>
      </SectionCard>
      <ReportsCard />
      <SectionCard id="medical" title={texts.medical}>
        <p className="max-w-[64ch]">{texts.medicalText}</p>
      </SectionCard>
      <SectionCard id="leads" title={texts.leads}>
        <p className="max-w-[64ch]">{texts.leadsText}</p>
      </SectionCard>
      {open?.what === 'item' && <DisputeDialog dispute={open.dispute} today={today} onClose={close} />}
      {open?.what === 'letter' && (
        <DisputeLetterDialog dispute={open.dispute} sender={sender} today={today} onClose={close} />
      )}
    </>
  );
}

/** What to check on each of the three reports, and where each bureau takes disputes. */
function ReportsCard() {
  return (
    <SectionCard id="reports" title={texts.reports}>
      <p className="max-w-[60ch] text-ink-soft">{texts.reportsLead}</p>
      <p>
        <Outside {...officialSites.creditReports} />
      </p>
      <ul className="grid gap-2">
        {texts.checklist.map((text) => (
          <li key={text} className="flex max-w-[60ch] gap-3">
            <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-sage" />
            {text}
          </li>
        ))}
      </ul>
      <ul className="grid gap-4 sm:grid-cols-3">
        {bureaus.map((bureau) => {
          const { name, address, site } = creditBureauFacts[bureau];
          return (
            <li key={bureau} className="grid content-start gap-1 rounded-m bg-sunken p-4">
              <h3 className="text-lg">{name}</h3>
              <p className="text-[.9375rem] text-ink-soft">{texts.byMail}</p>
              <address className="text-[.9375rem] not-italic leading-normal">
                {address.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </address>
              <p className="pt-1">
                <Outside {...site} />
              </p>
            </li>
          );
        })}
      </ul>
      <div className="grid gap-1">
        <SourceNote {...sources.creditReports} />
        <SourceNote {...bureauAddresses} />
        <SourceNote {...sources.creditDispute} />
      </div>
    </SectionCard>
  );
}

function Outside({ label, href }: { label: string; href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener" className="inline-flex min-h-11 items-center text-link">
      {label}
      <span className="sr-only"> {page.opensElsewhere}</span>
    </a>
  );
}
