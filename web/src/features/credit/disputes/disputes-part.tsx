import * as texts from '@porchlight/content/en/credit-disputes.ts';
import type { CreditDispute } from '@porchlight/domain/credit/credit.contract.ts';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import type { PartProps } from '../part-props.ts';
import { DisputeDialog } from './dispute-dialog.tsx';
import { DisputeItem } from './dispute-item.tsx';
import { DisputeLetterDialog } from './letter-dialog.tsx';
import { ReportsCard } from './reports-card.tsx';

type Open = { what: 'item'; dispute: CreditDispute | undefined } | { what: 'letter'; dispute: CreditDispute };

/** What is wrong on a report, its letter and its clock; then what to check and what the law says. */
export default function DisputesPart({ credit: { disputes, sender }, today }: PartProps) {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Notice title={texts.beforeYouApply}>{texts.beforeYouApplyLead}</Notice>
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
