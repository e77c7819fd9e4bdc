import { randomBytes, randomUUID } from 'node:crypto';
import { consentTexts } from '@porchlight/content/en/consent-texts.ts';
import { type ContactForm, NEWSLETTER_LEAD_NAME } from '@porchlight/domain/leads/leads.ts';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import type { Database, DatabaseConnection } from '../../platform/database/database.ts';
import { insertPrepared } from '../../platform/database/prepared-statements.ts';
import type { Email } from '../../platform/email/email-template.ts';
import { emails } from '../../platform/email/emails.table.ts';
import { emit } from '../../platform/events/transaction-events.ts';
import { deriveSubmissionKey } from '../../platform/http/idempotency/submission-id.ts';
import type { RateLimitRules } from '../../platform/http/limits/rate-limits.ts';
import type { Admission } from '../../platform/http/limits/visitor-guard.ts';
import {
  recordConsent,
  recordWithdrawal,
  type WithdrawnConsent,
} from '../accounts/consents/consents.service.ts';
import { leads, newsletterSubscriptions } from './leads.table.ts';
import { newsletterAlreadyEmail, newsletterConfirmEmail } from './newsletter.emails.ts';

export const leadLimits = {
  'contact-network': { maxTries: 20, minutes: 60 },
  'contact-address': { maxTries: 5, minutes: 60 },
  'newsletter-network': { maxTries: 20, minutes: 60 },
  'newsletter-address': { maxTries: 3, minutes: 60 },
} as const satisfies RateLimitRules;

export type LeadsContext = {
  database: DatabaseConnection;
  baseUrl: string;
  /** Queues an email in the given transaction. */
  post(email: Email, on: Database): Promise<void>;
  now(): Date;
};

const insertLead = insertPrepared(
  'insert lead',
  leads,
  ['id', 'name', 'email', 'message', 'source', 'createdAt', 'phone', 'consentVersion', 'consentedAt'],
  (insert) => insert.onConflictDoNothing(),
);

const insertSubscription = insertPrepared(
  'insert newsletter subscription',
  newsletterSubscriptions,
  ['email', 'token', 'requestedAt'],
  (insert) =>
    insert
      .onConflictDoUpdate({
        target: newsletterSubscriptions.email,
        set: { requestedAt: sql`excluded.requested_at` },
      })
      .returning(),
);

/** How long after a request its email can confirm it. */
const CONFIRM_WITHIN_MS = 7 * 24 * 3_600_000;

/** Stores a contact lead once, however often the same words arrive under the same submission id (specification 7). */
export async function storeContact(
  context: LeadsContext,
  form: ContactForm,
  submissionId: string,
  admission: Admission,
): Promise<void> {
  const { name, email, phone, message, consentVersion } = form;
  const now = context.now();
  const source = 'contact_form';
  await context.database.transact(async (transaction) => {
    const id = deriveSubmissionKey(submissionId, form);
    const { rowCount } = await insertLead(transaction, {
      id,
      name,
      email,
      message,
      source,
      createdAt: now,
      ...(phone === undefined
        ? { phone: null, consentVersion: null, consentedAt: null }
        : { phone, consentVersion: consentVersion ?? null, consentedAt: now }),
    });
    // What is stored already was let in before, perhaps with this very challenge: its answer got lost on the way back.
    if (rowCount === 0) return;
    await admission.consume(transaction);
    const hasPhone = phone !== undefined;
    await emit(transaction, 'lead.created', { leadId: id, source, hasPhone }, now);
    if (phone === undefined || consentVersion === undefined) return;
    await recordConsent(transaction, {
      purpose: 'calls-and-texts',
      source: 'contact-form',
      textVersion: consentVersion,
      email,
      phone,
      givenAt: now,
      subject: id,
      proof: { act: 'sent-number', network: admission.network },
    });
  });
}

/**
 * Stores the lead, which is announced once its address is confirmed, and asks for that by email. An address that is subscribed already gets an email that says so; the response is
 * the same, so that it does not reveal who reads the newsletter.
 */
export async function subscribeToNewsletter(
  context: LeadsContext,
  email: string,
  admission: Admission,
): Promise<void> {
  const now = context.now();
  await context.database.transact(async (transaction) => {
    await admission.consume(transaction);
    const token = randomBytes(32).toString('base64url');
    const [subscription] = await insertSubscription(transaction, { email, token, requestedAt: now });
    if (!subscription) throw new Error('the database returned no row for an insert');
    const isNew = subscription.token === token;
    if (isNew) {
      const silent = { message: null, phone: null, consentVersion: null, consentedAt: null };
      await insertLead(transaction, {
        ...{ id: randomUUID(), name: NEWSLETTER_LEAD_NAME, email, source: 'newsletter', createdAt: now },
        ...silent,
      });
    }
    const { baseUrl } = context;
    const message = isSubscribed(subscription) ? newsletterAlreadyEmail : newsletterConfirmEmail;
    await context.post(message.write(email, { baseUrl, token: subscription.token }), transaction);
  });
}

/** LINK_EXPIRED for an unknown token, or when its request is more than seven days old and was never confirmed. */
export async function confirmNewsletter(context: LeadsContext, token: string): Promise<void> {
  const now = context.now();
  await context.database.transact(async (transaction) => {
    const [subscription] = await transaction
      .select()
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.token, token))
      .for('update');
    if (subscription && isSubscribed(subscription)) return;
    if (!subscription || now.getTime() - subscription.requestedAt.getTime() > CONFIRM_WITHIN_MS) {
      throw new Failure('LINK_EXPIRED', { reason: 'leads.confirmation-expired' });
    }
    await transaction
      .update(newsletterSubscriptions)
      .set({ confirmedAt: now, unsubscribedAt: null })
      .where(eq(newsletterSubscriptions.token, token));
    if (subscription.confirmedAt === null) await announceLead(transaction, subscription.email, now);
    await recordConsent(transaction, {
      purpose: 'newsletter',
      source: 'newsletter-form',
      textVersion: consentTexts['newsletter-form'].version,
      email: subscription.email,
      givenAt: now,
      proof: { act: 'confirmed-by-email', ...(await findEmail(transaction, subscription.email)) },
    });
  });
}

/** A lead that staff deleted meanwhile is not announced. */
async function announceLead(transaction: Database, email: string, now: Date): Promise<void> {
  const source = 'newsletter' as const;
  const [lead] = await transaction
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.email, email), eq(leads.source, source)))
    .orderBy(desc(leads.createdAt))
    .limit(1);
  if (lead) await emit(transaction, 'lead.created', { leadId: lead.id, source, hasPhone: false }, now);
}

/** The email that carried the link; nothing where it is no longer kept. */
async function findEmail(transaction: Database, email: string): Promise<{ emailId?: string }> {
  const [message] = await transaction
    .select({ emailId: emails.id })
    .from(emails)
    .where(and(eq(emails.email, email), eq(emails.template, 'newsletter-confirm')))
    .orderBy(desc(emails.createdAt))
    .limit(1);
  return message ?? {};
}

/** Works at any time and any number of times; LINK_EXPIRED for an unknown token. */
export async function unsubscribeFromNewsletter(context: LeadsContext, token: string): Promise<void> {
  await context.database.transact(async (transaction) => {
    const [subscription] = await transaction
      .select({ email: newsletterSubscriptions.email })
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.token, token));
    if (!subscription) throw new Failure('LINK_EXPIRED', { reason: 'leads.unsubscribe-not-complete' });
    await endNewsletter(transaction, subscription.email, {
      source: 'email',
      proof: { act: 'stopped-by-email' },
      withdrawnAt: context.now(),
    });
  });
}

/**
 * Ends the newsletter to an address, and writes that down unless it had ended before. False where it never went there; a request
 * that waits for its confirmation ends as well.
 */
export async function endNewsletter(
  transaction: Database,
  email: string,
  withdrawal: Pick<WithdrawnConsent, 'source' | 'proof' | 'withdrawnAt' | 'userId'>,
): Promise<boolean> {
  const ended = await transaction
    .update(newsletterSubscriptions)
    .set({ unsubscribedAt: withdrawal.withdrawnAt })
    .where(and(eq(newsletterSubscriptions.email, email), isNull(newsletterSubscriptions.unsubscribedAt)))
    .returning({ email: newsletterSubscriptions.email });
  if (ended.length === 0) return false;
  await recordWithdrawal(transaction, { purpose: 'newsletter', email, ...withdrawal });
  return true;
}

function isSubscribed(subscription: typeof newsletterSubscriptions.$inferSelect): boolean {
  return subscription.confirmedAt !== null && subscription.unsubscribedAt === null;
}
