import { waitlistTexts } from '@porchlight/content/en/waitlist-visitor.ts';
import { findLaunchedPlace, type WaitlistFeature } from '@porchlight/domain/leads/waitlist/waitlist.ts';
import type {
  LaunchPreview,
  WaitlistSummary,
} from '@porchlight/domain/leads/waitlist/waitlist-console.contract.ts';
import { isFeatureName } from '@porchlight/domain/leads/waitlist/waitlist-console.ts';
import { count, eq } from 'drizzle-orm';
import { Failure } from '../../../platform/base/failure.ts';
import type { Database } from '../../../platform/database/database.ts';
import { createEmailRenderer } from '../../../platform/email/email-rendering.ts';
import { suppressedAddresses } from '../../../platform/email/emails.table.ts';
import type { StaffMember } from '../../../platform/http/request-context.ts';
import { recordStaffAction } from '../../staff/staff-actions.service.ts';
import { launchEmail } from './waitlist.emails.ts';
import { waitlistEntries, waitlistLaunches } from './waitlist.table.ts';
import {
  countEntries,
  countUntold,
  summarize,
  type WaitlistConsoleContext,
} from './waitlist-console.service.ts';
import { lockWaitlist } from './waitlist-launches.service.ts';

/** The email word for word, and how many get it; NOT_ALLOWED while the product has no place for the feature. */
export async function previewLaunch(
  { database, baseUrl, siteFolder }: WaitlistConsoleContext,
  actor: StaffMember,
  feature: WaitlistFeature,
): Promise<LaunchPreview> {
  requirePlace(feature);
  const render = await createEmailRenderer(siteFolder);
  const email = launchEmail.write(actor.email, { feature, baseUrl, token: 'sample' });
  const { subject, html, text, attachments } = render(email, 'sample');
  return {
    subject,
    html: attachments.reduce(
      (page, { cid, content, contentType }) =>
        page.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content.toString('base64')}`),
      html,
    ),
    text,
    recipients: await countUntold(database.db, feature),
    suppressed: await countSuppressed(database.db, feature),
  };
}

/**
 * Announces a launch, once for ever: pressed twice, at once or later, the second changes nothing and is answered the same.
 * BAD_INPUT when what was typed is not the feature's name.
 */
export async function announceLaunch(
  context: WaitlistConsoleContext,
  actor: StaffMember,
  { feature, confirmation }: { feature: WaitlistFeature; confirmation: string },
): Promise<WaitlistSummary> {
  requirePlace(feature);
  const { title } = waitlistTexts[feature];
  if (!isFeatureName(confirmation, title)) {
    throw new Failure('BAD_INPUT', {
      fields: { confirmation: { reason: 'waitlist.type-to-confirm', params: { feature } } },
    });
  }
  return context.database.transact(async (transaction) => {
    await lockWaitlist(transaction, feature, 'alone');
    const expected = await countUntold(transaction, feature);
    const { rowCount } = await transaction
      .insert(waitlistLaunches)
      .values({ feature, announcedAt: context.now(), announcedBy: actor.userId, expected })
      .onConflictDoNothing();
    if (rowCount === 1) {
      await recordStaffAction(transaction, actor, {
        action: 'waitlists.launch-announced',
        subject: { kind: 'waitlist', id: feature },
        detail: { addresses: expected },
      });
      await context.queueLaunch(transaction);
    }
    const figures = await countEntries(transaction);
    const [summary] = await summarize(context, transaction, [feature], figures);
    if (!summary) throw new Failure('NOT_FOUND');
    return summary;
  });
}

function requirePlace(feature: WaitlistFeature): void {
  if (findLaunchedPlace(feature) !== undefined) return;
  throw new Failure('NOT_ALLOWED', { reason: 'waitlist.no-page-yet' });
}

/** Those on the list at whose address nothing arrives. */
async function countSuppressed(db: Database, feature: WaitlistFeature): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(waitlistEntries)
    .innerJoin(suppressedAddresses, eq(suppressedAddresses.email, waitlistEntries.email))
    .where(eq(waitlistEntries.feature, feature));
  return row?.found ?? 0;
}
