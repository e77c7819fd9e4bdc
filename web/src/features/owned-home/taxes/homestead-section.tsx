import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home-taxes.ts';
import {
  describeDistance,
  formatCalendarDate,
  formatMonth,
} from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import { places } from '@porchlight/domain/kernel/states.ts';
import { type Content, findRecord } from '@porchlight/domain/owned-home/home-record.ts';
import {
  type FoundHomesteadRule,
  findHomesteadRule,
  findStateFilingDay,
} from '@porchlight/domain/owned-home/home-taxes/homestead-tables.ts';
import { homeKind } from '@porchlight/domain/owned-home/kinds/home.ts';
import { homesteadKind } from '@porchlight/domain/owned-home/kinds/homestead.ts';
import { useState } from 'react';
import { SectionCard } from '../../../ui/section-card.tsx';
import { SourceNote } from '../../../ui/source-note.tsx';
import type { HomePartProps } from '../home-frame.tsx';
import { HomeRecordDialog } from '../records/home-record-dialog.tsx';
import type { RecordField } from '../records/record-layout.ts';
import { AddRecord } from './add-record.tsx';

const words = texts.homesteadFields;
const fields: readonly RecordField[] = [
  { name: 'fileBy', label: words.fileBy, as: 'day', optional: true },
  { name: 'filedOn', label: words.filedOn, as: 'day', optional: true },
  { name: 'approvedOn', label: words.approvedOn, as: 'day', optional: true },
  { name: 'savings', label: words.savings, as: 'amount', optional: true },
  { name: 'savingsOn', label: words.savingsOn, as: 'day', optional: true },
];

/** The state of the homestead exemption, what was read of the state's rules, and whom to ask. */
export function HomesteadSection(props: HomePartProps) {
  const { records, today } = props;
  const [isOpen, setIsOpen] = useState(false);
  const record = findRecord(homesteadKind, records);
  const home = findRecord(homeKind, records)?.content;
  if (home === undefined) return null;
  const { savings = null, savingsOn = null } = record?.content ?? {};
  const isApproved = record !== undefined && record.content.approvedOn !== null;
  return (
    <SectionCard id="homestead" title={texts.homestead}>
      <div className="grid max-w-[62ch] gap-2">
        <p className="text-lg">
          {home.isPrincipalResidence
            ? describeState(record?.content, today)
            : texts.homesteadState.notResidence}
        </p>
        {savings !== null && savingsOn !== null && (
          <p className="text-ink-soft">
            {texts.savedYearly(formatCents(savings), formatCalendarDate(savingsOn, locale))}
          </p>
        )}
      </div>
      {home.isPrincipalResidence && !isApproved && <StateRule home={home} today={today} />}
      <AddRecord
        label={record === undefined ? texts.enterHomestead : texts.changeHomestead}
        isChange={record !== undefined}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <HomeRecordDialog
          {...props}
          kind={homesteadKind}
          fields={fields}
          title={texts.homestead}
          lead={texts.homesteadLead}
          record={record}
          onClose={() => setIsOpen(false)}
        />
      )}
    </SectionCard>
  );
}

function describeState(homestead: Content<typeof homesteadKind> | undefined, today: string): string {
  const { approvedOn = null, filedOn = null, fileBy = null } = homestead ?? {};
  const say = texts.homesteadState;
  if (approvedOn !== null) return say.approved(formatCalendarDate(approvedOn, locale));
  if (filedOn !== null) return say.filed(formatCalendarDate(filedOn, locale));
  if (fileBy === null) return say.unknown;
  return fileBy < today
    ? say.passed(formatCalendarDate(fileBy, locale))
    : say.open(formatCalendarDate(fileBy, locale), describeDistance(fileBy, today));
}

function StateRule({ home, today }: { home: Content<typeof homeKind>; today: string }) {
  const rule = findHomesteadRule(home.state);
  const state = places[home.state];
  const day = findStateFilingDay(home.state, home.boughtOn);
  return (
    <div className="grid max-w-[62ch] gap-1.5 rounded-m bg-sunken p-5 text-[.9375rem]">
      <p className="font-semibold">{texts.stateRule}</p>
      <p>{rule === undefined ? texts.noStateRule(state) : describeRule(rule, state)}</p>
      {day !== undefined && (
        <p>
          {day < today
            ? texts.homesteadState.passed(formatCalendarDate(day, locale))
            : texts.stateFilingDay(formatCalendarDate(day, locale), rule?.fileBy?.year === 'after-purchase')}
        </p>
      )}
      <p>{texts.checkWithCounty(home.county)}</p>
      {rule !== undefined && <SourceNote source={rule.source} checkedOn={rule.readOn} />}
    </div>
  );
}

function describeRule({ fileBy, lateYears }: FoundHomesteadRule, state: string): string {
  const regular =
    fileBy === null
      ? undefined
      : texts.stateFileBy(
          state,
          `${formatMonth(fileBy.month, locale)} ${fileBy.day}`,
          fileBy.year === 'after-purchase',
        );
  const late = lateYears === null ? undefined : texts.stateLate(state, lateYears);
  return [regular, late].filter(Boolean).join(' ');
}
