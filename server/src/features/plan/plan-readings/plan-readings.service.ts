import { randomUUID } from 'node:crypto';
import { currentFacts } from '@porchlight/domain/plan/current-facts.ts';
import type { Fact } from '@porchlight/domain/plan/plan-facts.ts';
import { proposeFacts } from '@porchlight/domain/plan/plan-readings/proposed-facts.ts';
import { mayReplace } from '@porchlight/domain/plan/provenance.ts';
import { and, eq } from 'drizzle-orm';
import { lockClosingDay } from '../../date-store/lock-closing-day.ts';
import { documentReadings } from '../../document-readings/kept/document-readings.table.ts';
import { showReading } from '../../document-readings/kept/reading-rows.ts';
import { documentNotFound } from '../../document-store/documents.service.ts';
import { documents } from '../../document-store/documents.table.ts';
import { purchaseOf } from '../../purchases/membership.ts';
import { getPlanToday, type PlanContext } from '../plan.service.ts';
import { loadEntries, loadPlanRow } from '../plan-rows.ts';
import { recordFact } from '../record-facts.ts';

export type PlanReadingsContext = PlanContext & { fileKey: Uint8Array };

type Wanted = { id: string; facts: readonly Fact[]; replace?: readonly Fact[] | undefined };

/**
 * Copies what one's own document says into the plan, with the document and page it is on. A buyer's own entry is replaced only where
 * `replace` names it; otherwise it, and what the document does not say for certain, is `kept`. NOT_FOUND for another's document.
 */
export async function applyReadFacts(
  context: PlanReadingsContext,
  userId: string,
  { id, facts, replace = [] }: Wanted,
) {
  return context.database.transact(async (transaction) => {
    await lockClosingDay(transaction, userId);
    const [found] = await transaction
      .select({ name: documents.name, reading: documentReadings })
      .from(documents)
      .innerJoin(documentReadings, eq(documentReadings.documentId, documents.id))
      .where(and(eq(documents.id, id), eq(documents.userId, userId)));
    if (found === undefined) throw documentNotFound();
    const proposed = proposeFacts(showReading(context.fileKey, id, found.reading), getPlanToday(context));
    const { entries } = await loadEntries(transaction, purchaseOf(userId));
    const current = currentFacts(entries);
    const kept: Fact[] = [];
    for (const fact of new Set(facts)) {
      const said = proposed.find((each) => each.fact === fact);
      const held = current.get(fact)?.entry;
      const source = held === undefined || held.value === null ? undefined : held.from.source;
      const isGivingWay = mayReplace(source, 'document') === 'silently' || replace.includes(fact);
      if (said === undefined || !isGivingWay) {
        kept.push(fact);
        continue;
      }
      const { value, page, words, proof } = said;
      const from = { source: 'document' as const, documentId: id, name: found.name, page, words, proof };
      await recordFact(transaction, { id: randomUUID(), fact, value, from, userId, now: context.now() });
    }
    return { kept, ...(await loadPlanRow(transaction, userId)) };
  });
}
