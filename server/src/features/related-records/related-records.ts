import type { LeadDetail } from '@porchlight/domain/leads/lead-inbox.ts';
import { waitlistFeatures } from '@porchlight/domain/leads/waitlist/waitlist.ts';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { homeBuyers } from '../leads/contact-details/home-buyers.table.ts';
import { leads } from '../leads/leads.table.ts';
import { applications } from '../leads/questionnaire/questionnaire.table.ts';
import { waitlistEntries } from '../leads/waitlist/waitlist.table.ts';

/** Of each kind; someone who wrote more often is found by a search. */
const MAX_RELATED = 20;

/** What else is held under the address of a lead, the newest of each kind first. */
export async function listRelated(
  transaction: Database,
  id: string,
  email: string,
): Promise<LeadDetail['related']> {
  const others = await transaction
    .select({ id: leads.id, what: leads.source, at: leads.createdAt })
    .from(leads)
    .where(and(eq(leads.email, email), ne(leads.id, id)))
    .orderBy(desc(leads.createdAt))
    .limit(MAX_RELATED);
  const sent = await transaction
    .select({ id: applications.id, what: applications.timeline, at: applications.acceptedAt })
    .from(applications)
    .where(eq(applications.email, email))
    .orderBy(desc(applications.acceptedAt))
    .limit(MAX_RELATED);
  const buyers = await transaction
    // By the id that the console knows them by.
    .select({
      id: sql<string>`coalesce(${homeBuyers.userId}, ${homeBuyers.id}::text)`,
      what: homeBuyers.currentStage,
      at: homeBuyers.createdAt,
    })
    .from(homeBuyers)
    .where(eq(homeBuyers.email, email))
    .orderBy(desc(homeBuyers.createdAt))
    .limit(MAX_RELATED);
  const waiting = await transaction
    .select({ id: waitlistEntries.feature, what: waitlistEntries.feature, at: waitlistEntries.createdAt })
    .from(waitlistEntries)
    // Every feature by name: the key of the table begins with it.
    .where(and(inArray(waitlistEntries.feature, [...waitlistFeatures]), eq(waitlistEntries.email, email)));
  const list = (
    kind: LeadDetail['related'][number]['kind'],
    rows: { id: string; what: string; at: Date }[],
  ) => rows.map((row) => ({ ...row, kind, at: row.at.toISOString() }));
  return [
    ...list('lead', others),
    ...list('application', sent),
    ...list('home-buyer', buyers),
    ...list('waitlist', waiting),
  ];
}
