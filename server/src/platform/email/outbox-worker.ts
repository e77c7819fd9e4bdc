import { setTimeout as sleep } from 'node:timers/promises';
import { pauseAfterOutage } from '@porchlight/domain/notifications/email/email-retries.ts';
import type { Sealer } from '../base/sealed-text.ts';
import type { Traces } from '../tracing/trace-types.ts';
import { traceWork } from '../tracing/traced-work.ts';
import type { ClaimedEmail, EmailStatesContext } from './claimed-email.ts';
import { createEmailClaims } from './email-claims.ts';
import type { EmailRenderer } from './email-rendering.ts';
import type { Mailer } from './email-sending.ts';
import {
  completeEmails,
  type EmailOutcome,
  findNextDueEmail,
  isInFlightHere,
  releaseEmails,
  type Settled,
} from './email-states.ts';
import { decryptEmail } from './outbox.ts';

export type OutboxContext = EmailStatesContext & {
  sealer: Sealer;
  /** Is asked for several emails at once. */
  mailer: Mailer;
  /** How many emails are on their way at once, at most; and how many of them to one domain. */
  lanes: { most: number; perDomain: number };
  /** Makes what draws emails; asked when the first one goes out, because it takes a while to load. */
  openRenderer(): Promise<EmailRenderer>;
  /** The domain of each Message-ID. */
  senderDomain: string;
  warn(error: Error): void;
  traces?: Traces | undefined;
};

export type OutboxWorker = {
  /** Looks for emails that are due; a call while it is at work is not missed. */
  wake(): void;
  /** Lets the emails in flight come to their end. */
  stop(): Promise<void>;
};

const MAX_REST_MS = 60_000;
/** How soon a lane that finds nothing looks again while others are at work. */
const BETWEEN_LOOKS_MS = 1_000;
const AFTER_FAILURE_MS = 1_000;
const TAKE_BACK_EVERY_MS = 10_000;

type EmailLanes = {
  /** How many emails may be on their way at once. */
  count(): number;
  /** A server that takes so many connections took no further one. */
  reduceTo(count: number): void;
  /** A server that was away is back: how many connections it takes is found out again. */
  restore(): void;
};

/** A lane that was given up is tried again so long after the last one was. */
const TRIED_AGAIN_AFTER_MS = 60_000;

/** How many connections the mail server takes of this process, `most` at most and one at least, as far as it has shown. */
export function createEmailLanes(most: number, now: () => Date): EmailLanes {
  let count = most;
  let changedAt = 0;
  return {
    count() {
      const at = now().getTime();
      if (count < most && at - changedAt >= TRIED_AGAIN_AFTER_MS) {
        count += 1;
        changedAt = at;
      }
      return count;
    },
    reduceTo(next) {
      count = Math.max(1, Math.min(count, next));
      changedAt = now().getTime();
    },
    restore() {
      count = most;
    },
  };
}

/**
 * Sends what is due, several emails at a time: an email is stored as in flight before it is sent, and a lane is free again once the result
 * is stored. Results are stored in batches. A killed process leaves at most one email for each lane whose delivery is unknown; those go
 * again, under the same Message-ID.
 */
export function startOutboxWorker(context: OutboxContext): OutboxWorker {
  const { now, warn } = context;
  const stopping = new AbortController();
  const lanes = createEmailLanes(context.lanes.most, now);
  const claims = createEmailClaims(context);
  const blame = createEmailBlame();
  /** Emails that were taken and of which it is not stored yet what became of them. */
  const inFlight = new Map<string, ClaimedEmail>();
  const underWay = new Set<Promise<void>>();
  let ended: Settled[] = [];
  let outages = 0;
  /** What the server said when it took nothing on any lane. */
  let outage: string | undefined;
  let takenBackAt: number | undefined;
  let isWanted = true;
  let waken = () => undefined as unknown;
  let renderer: Promise<EmailRenderer> | undefined;

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await goOn();
      } catch (error) {
        warn(toError(error));
        await rest(AFTER_FAILURE_MS, false);
      }
    }
    await Promise.all(underWay);
    await storeEnded().catch((error) => warn(toError(error)));
  }

  async function goOn(): Promise<void> {
    isWanted = false;
    await storeEnded();
    if (outage !== undefined) await waitOut(outage);
    await takeBack();
    const free = lanes.count() - inFlight.size;
    const taken = free > 0 && !stopping.signal.aborted ? await take(free) : [];
    for (const email of taken) begin(email);
    if (taken.length > 0 && taken.length < free) return;
    if (inFlight.size > 0) return rest(free > taken.length ? BETWEEN_LOOKS_MS : MAX_REST_MS, true);
    takenBackAt = undefined;
    await rest(Math.min(await findNextDueEmail(context), MAX_REST_MS), true);
  }

  /** Not only when the queue is empty: behind thousands the link of an email that is taken back would die. */
  async function takeBack(): Promise<void> {
    const at = now().getTime();
    if (takenBackAt !== undefined && Math.abs(at - takenBackAt) < TAKE_BACK_EVERY_MS) return;
    await releaseEmails(context, [...inFlight.keys()]);
    takenBackAt = at;
  }

  async function take(most: number): Promise<ClaimedEmail[]> {
    const inFlightTo = [...inFlight.values()].map(({ email }) => email);
    const claim = { most, perDomain: context.lanes.perDomain, inFlight: inFlightTo };
    const taken = await claims.claim({ ...claim, passedOver: [...blame.suspects] });
    // Whether a suspect is one shows when another goes, so it waits for those on their way.
    if (taken.length > 0 || inFlight.size > 0 || blame.suspects.size === 0) return taken;
    return claims.claim({ ...claim, most: 1 });
  }

  function begin(email: ClaimedEmail): void {
    inFlight.set(email.id, email);
    const sending = traceWork(
      context.traces,
      'email',
      { 'porchlight.email': email.template, 'porchlight.try': email.tries },
      async () => blame.judge(email.id, await deliver(email)),
      ({ outcome }) => (outcome === 'sent' ? undefined : outcome),
    ).then((outcome) => {
      underWay.delete(sending);
      ended.push({ email, outcome });
      noteWay(outcome);
      wake();
    });
    underWay.add(sending);
  }

  function noteWay({ outcome, answer }: EmailOutcome): void {
    if (outcome !== 'unreachable') {
      if (outages > 0) lanes.restore();
      outages = 0;
    } else if (underWay.size > 0) {
      lanes.reduceTo(underWay.size);
    } else {
      outages += 1;
      outage = answer;
    }
  }

  async function waitOut(answer: string): Promise<void> {
    outage = undefined;
    warn(new Error(`the mail server cannot be reached: ${answer}`));
    await rest(pauseAfterOutage(outages), false);
  }

  async function deliver(email: ClaimedEmail): Promise<EmailOutcome> {
    if (email.expiresAt <= now()) return { outcome: 'expired', answer: email.answer ?? '' };
    if (email.isSuppressed) return { outcome: 'suppressed', answer: '' };
    try {
      renderer ??= context.openRenderer();
      const render = await renderer;
      return await context.mailer.send(
        render(decryptEmail(context.sealer, email), `<${email.id}@${context.senderDomain}>`),
        () => isInFlightHere(context, email),
      );
    } catch (error) {
      // One that cannot be opened, drawn or written to a file holds up no other.
      renderer = undefined;
      warn(toError(error));
      return { outcome: 'later', answer: toError(error).message };
    }
  }

  /** Until it is stored what became of an email its lane begins no other, however long the database is away. */
  async function storeEnded(): Promise<void> {
    while (ended.length > 0) {
      // Those that end meanwhile are stored next.
      const storing = [...ended];
      try {
        await completeEmails(context, storing);
      } catch (error) {
        if (stopping.signal.aborted) throw error;
        warn(toError(error));
        await rest(AFTER_FAILURE_MS, false);
        continue;
      }
      ended = ended.slice(storing.length);
      for (const { email } of storing) inFlight.delete(email.id);
    }
  }

  async function rest(milliseconds: number, isWoken: boolean): Promise<void> {
    if (isWoken && isWanted) return;
    const woken = new AbortController();
    if (isWoken) waken = () => woken.abort();
    const signal = AbortSignal.any([stopping.signal, woken.signal]);
    await sleep(milliseconds, undefined, { signal }).catch(() => undefined);
  }

  function wake(): void {
    isWanted = true;
    waken();
  }

  const running = run();
  return {
    wake,
    async stop() {
      stopping.abort();
      await running;
      context.mailer.close();
    },
  };
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

type EmailBlame = {
  /** What became of an email, with what is held against it. */
  judge(id: string, outcome: EmailOutcome): EmailOutcome;
  /** Emails at which the way broke off, while nothing was sent since: others are tried before them. */
  readonly suspects: ReadonlySet<string>;
};

/**
 * A server may break off at one email and take all others (421 for a reader or a content, RFC 5321 3.8). Were that an outage
 * each time, this email would stand before all others until its time is over. Nothing is held against an email of which the server
 * had not heard.
 */
function createEmailBlame(): EmailBlame {
  const suspects = new Set<string>();
  /** Those after which another one went. */
  const culprits = new Set<string>();
  return {
    suspects,
    judge(id, outcome) {
      if (outcome.outcome === 'unreachable') {
        if ('isUnheard' in outcome && outcome.isUnheard) return outcome;
        if (culprits.has(id)) return { ...outcome, outcome: 'later' };
        suspects.add(id);
        return outcome;
      }
      suspects.delete(id);
      culprits.delete(id);
      if (outcome.outcome === 'sent') {
        for (const suspect of suspects) culprits.add(suspect);
        suspects.clear();
      }
      return outcome;
    },
  };
}
