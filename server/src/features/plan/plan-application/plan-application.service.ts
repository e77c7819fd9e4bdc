import { randomUUID } from 'node:crypto';
import { getApplicationFacts } from '@porchlight/domain/plan/application-facts.ts';
import { currentFacts, isSameValue } from '@porchlight/domain/plan/current-facts.ts';
import type { Fact, FactValue } from '@porchlight/domain/plan/plan-facts.ts';
import { mayReplace } from '@porchlight/domain/plan/provenance.ts';
import { and, desc, eq } from 'drizzle-orm';
import { Failure } from '../../../platform/base/failure.ts';
import type { Database } from '../../../platform/database/database.ts';
import { users } from '../../accounts/accounts.table.ts';
import { lockClosingDay } from '../../date-store/lock-closing-day.ts';
import { applications } from '../../leads/questionnaire/questionnaire.table.ts';
import { purchaseOf } from '../../purchases/membership.ts';
import type { PlanContext } from '../plan.service.ts';
import { loadEntries, loadPlanRow } from '../plan-rows.ts';
import { recordFact } from '../record-facts.ts';

type Answer = { fact: Fact; value: FactValue };

/** Which answers of the latest application the plan has not been given yet; null where there are none. */
export async function getApplication({ database: { db } }: PlanContext, userId: string) {
  const application = await findApplication(db, userId);
  if (!application) return null;
  const { answers } = await listOpenAnswers(db, userId, application);
  if (answers.length === 0) return null;
  return { applicationId: application.id, acceptedAt: application.acceptedAt.toISOString(), facts: answers };
}

/**
 * Takes the answers of the latest application over into the plan. What a buyer or a document said gives way only where `replace` names
 * it; the others are `kept`. NOT_FOUND without an application.
 */
export async function applyToPlan(context: PlanContext, userId: string, replace: readonly Fact[]) {
  return context.database.transact(async (transaction) => {
    await lockClosingDay(transaction, userId);
    const application = await findApplication(transaction, userId);
    if (!application) throw new Failure('NOT_FOUND', { reason: 'plan.no-application' });
    const { answers, current } = await listOpenAnswers(transaction, userId, application);
    const kept: Fact[] = [];
    for (const { fact, value } of answers) {
      const held = current.get(fact)?.entry;
      const isGivingWay = mayReplace(held?.from.source, 'application') === 'silently';
      if (!isGivingWay && !replace.includes(fact)) {
        kept.push(fact);
        continue;
      }
      const from = { source: 'application' as const, applicationId: application.id };
      await recordFact(transaction, { id: randomUUID(), fact, value, from, userId, now: context.now() });
    }
    return { kept, ...(await loadPlanRow(transaction, userId)) };
  });
}

/** Sent with the account's own address, which no one else can have confirmed. */
async function findApplication(db: Database, userId: string) {
  const [found] = await db
    .select({ application: applications })
    .from(applications)
    .innerJoin(users, eq(users.email, applications.email))
    .where(and(eq(users.id, userId), eq(users.emailVerified, true)))
    .orderBy(desc(applications.acceptedAt), desc(applications.id))
    .limit(1);
  return found?.application;
}

/** Those that differ from the plan and were not in it once already: what a buyer changed since is not offered again. */
async function listOpenAnswers(db: Database, userId: string, application: typeof applications.$inferSelect) {
  const { entries } = await loadEntries(db, purchaseOf(userId));
  const current = currentFacts(entries);
  const wasTaken = (fact: Fact) =>
    entries.some(
      ({ fact: taken, from }) =>
        taken === fact && from.source === 'application' && from.applicationId === application.id,
    );
  const answers = Object.entries(getApplicationFacts(application)).map(
    ([fact, value]) => ({ fact, value }) as Answer,
  );
  return {
    current,
    answers: answers.filter(
      ({ fact, value }) => !wasTaken(fact) && !isSameValue(value, current.get(fact)?.entry.value ?? null),
    ),
  };
}
