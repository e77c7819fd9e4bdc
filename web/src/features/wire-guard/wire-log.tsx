import * as texts from '@porchlight/content/en/wire-guard/page.ts';
import { hasComparedAny } from '@porchlight/domain/wire-guard/compare-instruction.ts';
import type { WireEntry } from '@porchlight/domain/wire-guard/wire-guard.contract.ts';
import { SectionCard } from '../../ui/section-card.tsx';
import { writeDay, writeMoment } from './wire-words.ts';

/** Every writing, replacement and comparison, the newest first. */
export function WireLog({ log }: { log: readonly WireEntry[] }) {
  return (
    <div className="print:hidden">
      <SectionCard id="log" title={texts.logTitle}>
        <p className="text-ink-soft">{texts.logLead}</p>
        <ol className="grid divide-y divide-line border-line border-t">
          {log.map((entry) => (
            <li key={entry.id} className="grid gap-0.5 py-3">
              <p>
                <span className="font-semibold">{entry.isOwn ? texts.by.you : texts.by.coBuyer}</span>{' '}
                {describe(entry)}
              </p>
              <p className="figure-tabular wrap-anywhere text-[.9375rem] text-ink-soft">
                {[writeMoment(entry.at), ...listDetails(entry)].join(' · ')}
              </p>
            </li>
          ))}
        </ol>
      </SectionCard>
    </div>
  );
}

function describe({ kind, comparison }: WireEntry): string {
  if (kind !== 'compared') return texts.entryWords[kind];
  return texts.comparedWords[
    comparison !== null && hasComparedAny(comparison) ? comparison.action : 'notCompared'
  ];
}

function listDetails({ record, comparison, call }: WireEntry): string[] {
  const differs = comparison?.differs ?? [];
  return [
    ...(record === null ? [] : [texts.entryRecord(record.payee, record.bank, record.accountEnding)]),
    ...(call === null ? [] : [texts.entryCall(call.spokeWith, writeDay(call.calledOn))]),
    ...(differs.length === 0 ? [] : [texts.entryDiffers(differs.map((part) => texts.parts[part]))]),
  ];
}
