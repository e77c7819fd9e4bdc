import * as texts from '@porchlight/content/en/owned-home-taxes.ts';
import { type Content, findRecord, type HomeRecord } from '@porchlight/domain/owned-home/home-record.ts';
import { creditCertificateKind } from '@porchlight/domain/owned-home/kinds/credit-certificate.ts';
import { form1098Kind } from '@porchlight/domain/owned-home/kinds/form-1098.ts';
import { listTaxYears } from '@porchlight/domain/owned-home/taxes/tax-years.ts';
import { useState } from 'react';
import { SectionCard } from '../../../ui/section-card.tsx';
import type { HomePartProps } from '../home-frame.tsx';
import { HomeRecordDialog } from '../records/home-record-dialog.tsx';
import { AddRecord } from './add-record.tsx';
import { certificateFields, formFields } from './tax-form-layouts.ts';
import { TaxYearCard } from './tax-year-card.tsx';

/** A card for each tax year of which a Form 1098 is entered, and the mortgage credit certificate. */
export function TaxTimeSection(props: HomePartProps) {
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
