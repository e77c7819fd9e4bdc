import * as texts from '@porchlight/content/en/wire-guard.ts';
import { formatPhone, formatPhoneLink } from '@porchlight/domain/kernel/phone.ts';
import {
  hasComparedAny,
  type InstructionComparison,
} from '@porchlight/domain/wire-guard/compare-instruction.ts';
import {
  checkLaterInstruction,
  type LaterInstruction,
  type ShownWireRecord,
} from '@porchlight/domain/wire-guard/wire-record.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../../ui/forms/problem.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useRecordForm } from '../../ui/forms/use-record-form.ts';
import { Notice } from '../../ui/notice.tsx';
import { SectionCard } from '../../ui/section-card.tsx';
import { useWireGuardChanges } from './wire-guard.queries.ts';

type Draft = Record<keyof LaterInstruction, string>;
const empty: Draft = { payee: '', bank: '', routing: '', account: '', phone: '', sender: '' };
const inputs = {
  payee: { maxLength: 120 },
  bank: { maxLength: 120 },
  routing: { inputMode: 'numeric', maxLength: 20 },
  account: { maxLength: 40, spellCheck: false },
  phone: { type: 'tel', maxLength: 40 },
  sender: { inputMode: 'email', maxLength: 254, spellCheck: false },
} as const;

/** A later instruction is typed and held against the record; what differs stops with the call to make. */
export function ComparePart({ record }: { record: ShownWireRecord }) {
  const [draft, setDraft] = useState(empty);
  const [comparison, setComparison] = useState<InstructionComparison>();
  const { compare } = useWireGuardChanges();
  const form = useRecordForm<LaterInstruction>({
    check: () => checkLaterInstruction(read(draft)),
    save: async (value) => setComparison(await compare(value)),
    onDone: () => {},
  });
  const fields = Object.keys(empty) as (keyof Draft)[];
  return (
    <div className="print:hidden">
      <SectionCard id="compare" title={texts.compareTitle}>
        <p className="max-w-[60ch] text-ink-soft">{texts.compareLead}</p>
        <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-5">
          <div className="grid items-start gap-5 sm:grid-cols-2">
            {fields.map((field) => (
              <TextField
                key={field}
                {...inputs[field]}
                {...form.control(field)}
                label={texts.compareFields[field]}
                autoComplete="off"
                value={draft[field]}
                onChange={({ target }) => {
                  setDraft({ ...draft, [field]: target.value });
                  setComparison(undefined);
                }}
              />
            ))}
          </div>
          <Problem>{form.problem}</Problem>
          <p>
            <Button type="submit" variant="primary" busy={form.isBusy}>
              {texts.compare}
            </Button>
          </p>
        </form>
        {comparison !== undefined && <Verdict comparison={comparison} phone={record.phone} />}
      </SectionCard>
    </div>
  );
}

/** The answer first, then why, then the call. */
function Verdict({ comparison, phone }: { comparison: InstructionComparison; phone: string }) {
  const { action, differs, missing, sender, routingHolds } = comparison;
  const isCompared = hasComparedAny(comparison);
  const title = texts.verdictTitle[isCompared ? action : 'notCompared'];
  const box = useRef<HTMLElement>(null);
  // Read out, and brought into view, when it comes.
  useEffect(() => box.current?.focus(), []);
  return (
    <section ref={box} tabIndex={-1} aria-label={title} className="scroll-mt-24">
      <Notice look={action === 'stop' ? 'wrong' : 'plain'} title={title}>
        <div className="grid gap-4">
          <div className="grid gap-1">
            {differs.length > 0 && <p>{texts.differs(differs.map((part) => texts.parts[part]))}</p>}
            {differs.length === 0 && action !== 'stop' && (
              <p>{texts.nothingDiffers[nameExtent(isCompared, missing.length)]}</p>
            )}
            {routingHolds === false && <p>{texts.routingSlip}</p>}
            {sender !== null && <p>{texts.senderWords[sender]}</p>}
            {missing.length > 0 && <p>{texts.notCompared(missing.map((part) => texts.parts[part]))}</p>}
          </div>
          <CallBackScript phone={phone} />
          {action === 'stop' && (
            <p>
              <a href="#sent" className="text-link">
                {texts.sentTitle}
              </a>
            </p>
          )}
        </div>
      </Notice>
    </section>
  );
}

const nameExtent = (isCompared: boolean, missing: number) =>
  missing === 0 ? 'whole' : isCompared ? 'part' : 'nothing';

const read = (draft: Draft): object =>
  Object.fromEntries(
    Object.entries(draft).map(([field, typed]) => [field, typed.trim() === '' ? null : typed]),
  );

/** The number that was written down, and what to say there. */
function CallBackScript({ phone }: { phone: string }) {
  return (
    <div className="grid gap-2">
      <p className="font-semibold text-ink">
        <a href={formatPhoneLink(phone)} className="text-link">
          {texts.callNumber(formatPhone(phone))}
        </a>
      </p>
      <p>{texts.notTheirNumber}</p>
      <p className="mt-1 font-semibold text-ink">{texts.scriptTitle}</p>
      <ol className="grid list-decimal gap-1.5 pl-5">
        {texts.script.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <p>{texts.scriptAfter}</p>
    </div>
  );
}
