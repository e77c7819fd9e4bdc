import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home-taxes.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { type Content, type HomeRecord, listRecords } from '@porchlight/domain/owned-home/home-record.ts';
import { insurancePolicyKind } from '@porchlight/domain/owned-home/kinds/insurance-policy.ts';
import { listOverlaps, listPoliciesInForce } from '@porchlight/domain/owned-home/taxes/yearly-cost.ts';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import type { HomePartProps } from '../home-frame.tsx';
import { HomeRecordDialog } from '../records/home-record-dialog.tsx';
import type { RecordField } from '../records/record-layout.ts';
import { AddRecord } from './add-record.tsx';
import { coverageLayout } from './coverage-layout.ts';
import { LapseNotices } from './lapse-notices.tsx';
import { RecordRow, RecordRows, RowLine } from './record-row.tsx';

type Policy = Content<typeof insurancePolicyKind>;

const words = texts.policyFields;
const fields: readonly RecordField[] = [
  { name: 'covers', label: words.covers, as: 'choice', options: texts.kindChoices },
  { name: 'company', label: words.company, as: 'line' },
  { name: 'policyNumber', label: words.policyNumber, as: 'line', optional: true },
  { name: 'startsOn', label: words.startsOn, as: 'day' },
  { name: 'endsOn', label: words.endsOn, as: 'day' },
  { name: 'premium', label: words.premium, as: 'amount' },
  { name: 'paidBy', label: words.paidBy, as: 'choice', options: texts.payers },
  ...coverageLayout,
];

/** The policies, whether one covers the home today, which overlap, and what to do when a servicer will buy insurance itself. */
export function InsuranceSection(props: HomePartProps) {
  const { records, today } = props;
  const [opened, setOpened] = useState<{ record: HomeRecord<Policy> | undefined }>();
  const policies = listRecords(insurancePolicyKind, records).toSorted((a, b) =>
    b.content.endsOn.localeCompare(a.content.endsOn),
  );
  const isBare =
    policies.length > 0 &&
    !listPoliciesInForce(records, today).some(({ content }) => content.covers === 'home');
  return (
    <SectionCard id="insurance" title={texts.insurance}>
      <p className="max-w-[60ch] text-ink-soft">{texts.insuranceLead}</p>
      {isBare && <Notice look="wrong" title={texts.noneInForce} />}
      {listOverlaps(records, today).map(({ first, second }) => (
        <Notice key={`${first.id}${second.id}`} title={describeOverlap(first.content, second.content)} />
      ))}
      {policies.length === 0 ? (
        <p>{texts.noPolicies}</p>
      ) : (
        <RecordRows>
          {policies.map((record) => (
            <PolicyRow
              key={record.id}
              policy={record.content}
              today={today}
              onChange={() => setOpened({ record })}
            />
          ))}
        </RecordRows>
      )}
      <AddRecord label={texts.addPolicy} isPrimary onClick={() => setOpened({ record: undefined })} />
      <LapseNotices {...props} />
      {opened !== undefined && (
        <HomeRecordDialog
          {...props}
          kind={insurancePolicyKind}
          fields={fields}
          title={texts.policyTitle}
          lead={texts.policyLead}
          record={opened.record}
          begin={{ covers: 'home' }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </SectionCard>
  );
}

function describeOverlap(first: Policy, second: Policy): string {
  const until = first.endsOn < second.endsOn ? first.endsOn : second.endsOn;
  return texts.overlap(
    first.company,
    second.company,
    formatCalendarDate(second.startsOn, locale),
    formatCalendarDate(until, locale),
  );
}

function PolicyRow({ policy, today, onChange }: { policy: Policy; today: string; onChange: () => void }) {
  const { covers, company, startsOn, endsOn, premium, dwelling, deductible } = policy;
  const isInForce = startsOn <= today && today < endsOn;
  return (
    <RecordRow
      name={texts.insuranceLine(company, texts.kinds[covers])}
      beside={
        <Badge look={isInForce ? 'done' : 'plain'}>
          {isInForce ? texts.inForce : startsOn > today ? texts.begins : texts.ended}
        </Badge>
      }
      onChange={onChange}
    >
      <p>{texts.period(formatCalendarDate(startsOn, locale), formatCalendarDate(endsOn, locale))}</p>
      <RowLine>
        {[
          texts.premiumOf(formatCents(premium)),
          dwelling !== null && texts.dwellingOf(formatCents(dwelling)),
          texts.deductibleOf(formatCents(deductible)),
          texts.paidBy[policy.paidBy],
        ]
          .filter(Boolean)
          .join(' · ')}
      </RowLine>
      {covers === 'home' && (
        <RowLine>
          {[
            texts.covered(texts.windHail, policy.coversWindHail),
            texts.covered(texts.flood, policy.coversFlood),
          ].join(' · ')}
        </RowLine>
      )}
    </RecordRow>
  );
}
