import { emailField } from '@porchlight/domain/kernel/fields.ts';
import type { Bounce } from '@porchlight/domain/notifications/email/email.contract.ts';
import { isDeadMailbox } from '@porchlight/domain/notifications/email/smtp-answers.ts';
import type { DatabaseConnection } from '../../../platform/database/database.ts';
import { foldCounts } from '../../../platform/database/kept-counts.ts';
import { suppressAddress } from '../../../platform/email/email-states.ts';
import { defineFeature } from '../../../platform/feature.ts';
import { endpoints } from '../../../platform/http/routing/endpoints.ts';
import { requireActor, requireStaff, type StaffActor } from '../../staff/require-staff.ts';
import { recordStaffAction } from '../../staff/staff-actions.service.ts';
import {
  getOverview,
  giveEmailUp,
  listEmails,
  listSuppressed,
  type MailContext,
  releaseAddress,
  tryEmailAgain,
} from './email-console.service.ts';

const DONE = { done: true } as const;

export const emailConsoleFeature = defineFeature({
  name: 'email-console',
  routes: (parts: MailContext) => ({ mail: createMailRoutes(parts) }),
  // Of every feature's counts; emails change theirs most often.
  clock: ({ database }: { database: DatabaseConnection }) => [
    { every: 'minute', job: 'kept-counts', run: () => foldCounts(database.db) },
  ],
});

function createMailRoutes(dependencies: MailContext) {
  const { mail } = endpoints;
  return {
    overview: mail.overview.handler(() => getOverview(dependencies)),
    emails: mail.emails.handler(({ context, input }) =>
      listEmails(dependencies, requireStaff(context), input),
    ),
    tryAgain: mail.tryAgain.handler(async ({ context, input }) => {
      await tryEmailAgain(dependencies, requireStaff(context), input.id);
      return DONE;
    }),
    giveUp: mail.giveUp.handler(async ({ context, input }) => {
      await giveEmailUp(dependencies, requireStaff(context), input);
      return DONE;
    }),
    suppressed: mail.suppressed.handler(({ context, input }) =>
      listSuppressed(dependencies, requireStaff(context), input),
    ),
    release: mail.release.handler(async ({ context, input }) => {
      await releaseAddress(dependencies, requireStaff(context), input);
      return DONE;
    }),
    reportBounces: mail.reportBounces.handler(({ context, input }) =>
      reportBounces(dependencies, requireActor(context), input),
    ),
  };
}

/**
 * Takes in what came back after a mail server had taken it. An address is suppressed when its mailbox is gone for good or
 * its reader called an email spam; what says anything else (full, away, refused for its content) changes nothing.
 */
async function reportBounces(
  { database, now }: MailContext,
  actor: StaffActor,
  { bounces = [], report }: { bounces?: Bounce[] | undefined; report?: string | undefined },
): Promise<{ suppressed: string[] }> {
  const reported = [...bounces, ...(report === undefined ? [] : await getReport(report))];
  const lasting = reported.filter(
    ({ kind, status }) => kind === 'complained' || (status !== undefined && isDeadMailbox(status)),
  );
  await database.transact(async (transaction) => {
    for (const { email, kind, status, detail } of lasting) {
      const answer = [status, detail].filter(Boolean).join(' ') || null;
      await suppressAddress(transaction, { email, cause: kind, answer, since: now() });
    }
    await recordStaffAction(transaction, actor, {
      action: 'mail.bounces-reported',
      subject: { kind: 'suppressed-addresses' },
      detail: { reported: reported.length, suppressed: lasting.length },
    });
  });
  return { suppressed: [...new Set(lasting.map(({ email }) => email))] };
}

/**
 * Reads a report as mail servers send it: the parts message/delivery-status (RFC 3464 2.3, one group of fields for each
 * recipient) and message/feedback-report (RFC 5965 3.2). A message that is neither has nothing to say.
 */
async function getReport(message: string): Promise<Bounce[]> {
  const { default: PostalMime } = await import('postal-mime');
  const { attachments } = await PostalMime.parse(message, { attachmentEncoding: 'utf8' });
  return attachments.flatMap(({ mimeType, content }) => {
    const groups = String(content)
      .split(/\r?\n[ \t]*\r?\n/)
      .map(readFields);
    if (mimeType === 'message/delivery-status') return groups.flatMap(readRecipient);
    return mimeType === 'message/feedback-report' ? groups.flatMap(readComplaint) : [];
  });
}

function readRecipient(fields: Map<string, string>): Bounce[] {
  if (fields.get('action')?.toLowerCase() !== 'failed') return [];
  const status = /^[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0];
  const email = loadAddress(fields.get('original-recipient') ?? fields.get('final-recipient'));
  if (email === undefined || status === undefined) return [];
  const detail = fields.get('diagnostic-code')?.slice(0, 500);
  return [{ email, kind: 'bounced', status, ...(detail === undefined ? {} : { detail }) }];
}

function readComplaint(fields: Map<string, string>): Bounce[] {
  if (fields.get('feedback-type')?.toLowerCase() !== 'abuse') return [];
  const email = loadAddress(fields.get('original-rcpt-to'));
  return email === undefined ? [] : [{ email, kind: 'complained' }];
}

/** The fields of one group by lower-case name, each line that begins with a space being part of the one before. */
function readFields(group: string): Map<string, string> {
  const lines = group.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return new Map(
    lines.flatMap((line) => {
      const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value.trim()] as const];
    }),
  );
}

/** Without the type of address before it (`rfc822;`) and the brackets around it. */
function loadAddress(value: string | undefined): string | undefined {
  const parsed = emailField.safeParse((value ?? '').replace(/^[\w-]+;\s*/, '').replace(/^<(.*)>$/, '$1'));
  return parsed.success ? parsed.data : undefined;
}
