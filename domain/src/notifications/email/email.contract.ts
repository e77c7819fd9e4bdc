import * as z from 'zod/mini';
import { done, staffEndpoint } from '../../kernel/endpoint.ts';
import { emailField, instantField } from '../../kernel/fields.ts';
import { listInput, listPage } from '../../staff/staff-lists.ts';
import * as texts from '../en.ts';
import { emailTemplateNames } from './email-templates.ts';
import { emailStates, failureReasonNames, suppressionCauses } from './failure-reasons.ts';

/** What is known of an email. What it says is not: that is sealed, and gone once it is sent. */
export const emailView = z.object({
  id: z.uuid(),
  template: z.enum(emailTemplateNames),
  email: z.string(),
  state: z.enum(emailStates),
  cause: z.nullable(z.enum(failureReasonNames)),
  tries: z.int(),
  createdAt: instantField,
  /** When it is tried next, while it is queued. */
  dueAt: instantField,
  triedAt: z.nullable(instantField),
  settledAt: z.nullable(instantField),
  /** What the mail server said last. */
  answer: z.nullable(z.string()),
  /** Whether what it says is still there, and not too old to be sent. */
  canTryAgain: z.boolean(),
});
export type EmailView = z.infer<typeof emailView>;

/** How much mail waits, was sent and failed. */
export const mailOverview = z.object({
  /** Queued, by urgency. */
  waiting: z.object({ first: z.int(), usual: z.int(), bulk: z.int() }),
  /** Since when the one that is due longest waits. */
  oldestDueAt: z.nullable(instantField),
  inFlight: z.int(),
  dead: z.int(),
  suppressed: z.int(),
  /** The last 24 hours, newest first, each from its full hour; hours without emails are left out. */
  hours: z.array(z.object({ hour: instantField, sent: z.int(), dead: z.int() })),
});
export type MailOverview = z.infer<typeof mailOverview>;

/** An address at which nothing arrives, and why. */
export const suppressedAddress = z.object({
  email: z.string(),
  cause: z.enum(suppressionCauses),
  answer: z.nullable(z.string()),
  since: instantField,
});
export type SuppressedAddress = z.infer<typeof suppressedAddress>;

/** RFC 3464 reports are a few kilobytes, with the email they return at most a few hundred. */
const MAX_REPORT_LENGTH = 500_000;

const bounce = z.object({
  email: emailField,
  kind: z.enum(['bounced', 'complained']),
  /** RFC 3463, such as 5.1.1. Without it, or with one that is not about a dead mailbox, a bounce changes nothing. */
  status: z.optional(z.string().check(z.regex(/^[245]\.\d{1,3}\.\d{1,3}$/, texts.statusCodeProblem))),
  detail: z.optional(z.string().check(z.maxLength(500))),
});
export type Bounce = z.infer<typeof bounce>;

const reason = z
  .string()
  .check(z.trim(), z.minLength(3, texts.reasonTooShort), z.maxLength(300, texts.reasonTooLong));
const tags = ['Mail'];

export const mailContract = {
  overview: staffEndpoint('read')
    .route({ method: 'GET', path: '/staff/mail', tags, summary: 'Say how the mail is going' })
    .output(mailOverview),
  emails: staffEndpoint('addresses')
    .route({
      method: 'GET',
      path: '/staff/mail/emails',
      tags,
      summary: 'List emails',
      description: 'Newest first, of the last 90 days. `search` is an address or its beginning.',
    })
    .input(
      z.object({
        ...listInput,
        /** Only emails in this state. */
        state: z.optional(z.enum(emailStates)),
      }),
    )
    .output(listPage(emailView)),
  tryAgain: staffEndpoint('send', 'NOT_FOUND')
    .route({
      method: 'POST',
      path: '/staff/mail/emails/{id}/tries',
      tags,
      summary: 'Try a dead email again',
      description: 'With the time it had at first. NOT_FOUND when what it said is gone.',
    })
    .meta({ stores: 'records' })
    .input(z.object({ id: z.uuid() }))
    .output(done),
  giveUp: staffEndpoint('send', 'NOT_FOUND')
    .route({
      method: 'POST',
      path: '/staff/mail/emails/{id}/giving-up',
      tags,
      summary: 'Give an email up',
      description: 'One that waits or is dead; what it says is removed.',
    })
    .meta({ stores: 'records' })
    .input(z.object({ id: z.uuid(), reason }))
    .output(done),
  suppressed: staffEndpoint('addresses')
    .route({
      method: 'GET',
      path: '/staff/mail/suppressed',
      tags,
      summary: 'List addresses at which nothing arrives',
    })
    .input(z.object(listInput))
    .output(listPage(suppressedAddress)),
  release: staffEndpoint('send', 'NOT_FOUND')
    .route({
      method: 'POST',
      path: '/staff/mail/suppressed/releases',
      tags,
      summary: 'Let an address have emails again',
    })
    .meta({ stores: 'records' })
    .input(z.object({ email: emailField, reason }))
    .output(done),
  reportBounces: staffEndpoint('send')
    .route({
      method: 'POST',
      path: '/staff/bounces',
      tags,
      summary: 'Report emails that came back',
      successDescription: 'The addresses that get only emails they wait for from now on.',
      description:
        'As facts (`bounces`) or as the report a mail server sent back (`report`: a whole message of RFC 3464 or RFC 5965). Addresses whose mailbox is gone, or whose reader called an email spam, get only emails that they wait for from then on.',
    })
    .meta({ stores: 'records' })
    .meta({ scope: 'bounces:write' })
    .input(
      z.object({
        bounces: z.optional(z.array(bounce).check(z.maxLength(1000))),
        report: z.optional(z.string().check(z.maxLength(MAX_REPORT_LENGTH))),
      }),
    )
    .output(z.object({ suppressed: z.array(z.string()) })),
};
