import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/owned-home-taxes.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import { formatCents } from '@porchlight/domain/kernel/money.ts';
import {
  type Content,
  findRecord,
  type HomeRecord,
  listRecords,
} from '@porchlight/domain/owned-home/home-record.ts';
import { creditCertificateKind } from '@porchlight/domain/owned-home/kinds/credit-certificate.ts';
import { form1098Kind } from '@porchlight/domain/owned-home/kinds/form-1098.ts';
import { taxBillKind } from '@porchlight/domain/owned-home/kinds/tax-bill.ts';
import { listTaxYears } from '@porchlight/domain/owned-home/taxes/tax-years.ts';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import type { HomePartProps } from '../home-frame.tsx';
import { HomeRecordDialog } from '../records/home-record-dialog.tsx';
import { AddRecord } from './add-record.tsx';
import { Assessments } from './assessments.tsx';
import { TaxDueAnswer } from './due-answer.tsx';
import { HomesteadSection } from './homestead-section.tsx';
import { ImprovementsSection } from './improvements-section.tsx';
import { InsuranceSection } from './insurance-section.tsx';
import { QuotesSection } from './quotes-section.tsx';
import { RecordRow, RecordRows, RowLine } from './record-row.tsx';
import { TaxBillDialog } from './tax-bill-dialog.tsx';
import { certificateFields, formFields } from './tax-form-layouts.ts';
import { TaxYearCard } from './tax-year-card.tsx';

/** Taxes and insurance: the next thing that is due and what a month comes to, then each part with its records. */
export default function TaxesPart(props: HomePartProps) {
  return (
    <>
      <TaxDueAnswer {...props} />
      <OnThisPage />
      <PropertyTaxSection {...props} />
      <HomesteadSection {...props} />
      <InsuranceSection {...props} />
      <QuotesSection {...props} />
      <TaxTimeSection {...props} />
      <ImprovementsSection {...props} />
    </>
  );
}

/** The sections by their ids. */
const sections = {
  'property-tax': texts.propertyTax,
  homestead: texts.homestead,
  insurance: texts.insurance,
  quotes: texts.quotes,
  'tax-time': texts.taxTime,
  improvements: texts.improvements,
} as const;

function OnThisPage() {
  return (
    <nav aria-label={texts.onThisPage} className="print:hidden">
      <ul className="flex flex-wrap gap-x-5">
        {Object.entries(sections).map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-11 items-center text-link underline">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Bill = Content<typeof taxBillKind>;

/** The tax bills with their installments, and the notices of assessed value. */
function PropertyTaxSection(props: HomePartProps) {
  const { records, today } = props;
  const [opened, setOpened] = useState<{ record: HomeRecord<Bill> | undefined }>();
  const bills = listRecords(taxBillKind, records).toSorted((a, b) => b.content.taxYear - a.content.taxYear);
  return (
    <SectionCard id="property-tax" title={texts.propertyTax}>
      <p className="max-w-[60ch] text-ink-soft">{texts.propertyTaxLead}</p>
      {bills.length === 0 ? (
        <p>{texts.noBills}</p>
      ) : (
        <RecordRows>
          {bills.map((record) => (
            <BillRow
              key={record.id}
              bill={record.content}
              today={today}
              onChange={() => setOpened({ record })}
            />
          ))}
        </RecordRows>
      )}
      <AddRecord label={texts.addBill} isPrimary onClick={() => setOpened({ record: undefined })} />
      <Assessments {...props} />
      {opened !== undefined && (
        <TaxBillDialog {...props} record={opened.record} onClose={() => setOpened(undefined)} />
      )}
    </SectionCard>
  );
}

function BillRow({
  bill: { office, taxYear, paidBy, installments },
  today,
  onChange,
}: {
  bill: Bill;
  today: string;
  onChange: () => void;
}) {
  const total = installments.reduce((sum, { amount }) => sum + amount, 0);
  const isLate = installments.some(({ dueOn, paidOn }) => paidOn === null && dueOn < today);
  return (
    <RecordRow name={texts.billName(office, taxYear)} onChange={onChange}>
      <RowLine>{[texts.billTotal(formatCents(total)), texts.paidBy[paidBy]].join(' · ')}</RowLine>
      <ul className="grid gap-1 text-[.9375rem]">
        {installments.map(({ dueOn, amount, paidOn }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two installments may be the same in everything.
          <li key={place} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            {texts.installmentLine(formatCents(amount), formatCalendarDate(dueOn, locale))}
            {paidOn !== null ? (
              <Badge look="done">{texts.paidOn(formatCalendarDate(paidOn, locale))}</Badge>
            ) : dueOn < today ? (
              <Badge look={paidBy === 'owner' ? 'wrong' : 'now'}>{texts.passedUnpaid[paidBy]}</Badge>
            ) : (
              <Badge>{texts.unpaid}</Badge>
            )}
          </li>
        ))}
      </ul>
      {isLate && <RowLine>{paidBy === 'escrow' ? texts.lateFromEscrow : texts.lateByOwner}</RowLine>}
    </RecordRow>
  );
}

/** A card for each tax year of which a Form 1098 is entered, and the mortgage credit certificate. */
function TaxTimeSection(props: HomePartProps) {
  const { records, today } = props;
  const [form, setForm] = useState<{ record: HomeRecord<Content<typeof form1098Kind>> | undefined }>();
  const [isCertificateOpen, setIsCertificateOpen] = useState(false);
  const years = listTaxYears(records);
  const certificate = findRecord(creditCertificateKind, records);
  return (
    <SectionCard id="tax-time" title={texts.taxTime}>
      <p className="max-w-[60ch] text-ink-soft">{texts.taxTimeLead}</p>
      {years.length === 0 && <p>{texts.noForms}</p>}
      {years.map((year, place) => (
        <TaxYearCard
          key={year.taxYear}
          year={year}
          records={records}
          isFolded={place > 0}
          onChange={(record) => setForm({ record })}
        />
      ))}
      {years.length > 0 && <WhatIsNotKnown />}
      <AddRecord label={texts.addForm} isPrimary onClick={() => setForm({ record: undefined })} />
      <div className="grid gap-3 border-line border-t pt-5">
        <h3 className="text-xl">{texts.certificate}</h3>
        <p className="max-w-[62ch]">
          {certificate === undefined
            ? texts.certificateNone
            : texts.certificateIs(certificate.content.ratePercent, certificate.content.agency)}
        </p>
        <AddRecord
          label={certificate === undefined ? texts.addCertificate : texts.changeCertificate}
          isChange={certificate !== undefined}
          onClick={() => setIsCertificateOpen(true)}
        />
      </div>
      {form !== undefined && (
        <HomeRecordDialog
          {...props}
          kind={form1098Kind}
          fields={formFields}
          title={texts.formTitle}
          lead={texts.formLead}
          record={form.record}
          begin={{ taxYear: Number(today.slice(0, 4)) - 1 }}
          onClose={() => setForm(undefined)}
        />
      )}
      {isCertificateOpen && (
        <HomeRecordDialog
          {...props}
          kind={creditCertificateKind}
          fields={certificateFields}
          title={texts.certificate}
          lead={texts.certificateLead}
          record={certificate}
          onClose={() => setIsCertificateOpen(false)}
        />
      )}
    </SectionCard>
  );
}

function WhatIsNotKnown() {
  return (
    <div className="grid max-w-[62ch] gap-1.5 text-[.9375rem]">
      <p className="font-semibold">{texts.unknownTitle}</p>
      <ul className="grid list-disc gap-1 pl-5 text-ink-soft">
        {texts.unknown.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
