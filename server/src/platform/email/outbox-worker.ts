import { setTimeout as sleep } from 'node:timers/promises';
import { pauseAfterOutage } from '@porchlight/domain/email/email-retries.ts';
import type { Traces } from '../operation/trace-types.ts';
import { traceWork } from '../operation/traced-work.ts';
import type { Sealer } from '../sealed-text.ts';
import type { EmailRenderer } from './email-rendering.ts';
import type { Mailer } from './email-sending.ts';
import {
  type ClaimedEmail,
  claimEmail,
  completeEmail,
  type EmailStatesContext,
  findNextDue,
  isInFlightHere,
  type Outcome,
  releaseEmails,
} from './email-states.ts';
import { openEmail } from './outbox.ts';

export type OutboxContext = EmailStatesContext & {
  sealer: Sealer;
  mailer: Mailer;
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
  /** Lets the email in flight come to its end. */
  stop(): Promise<void>;
};

const LONGEST_REST_MS = 60_000;
const AFTER_FAILURE_MS = 1_000;
const TAKE_BACK_EVERY_MS = 10_000;

/**
 * Sends what is due, one email at a time: before an email is handed over it is stored that this process has it in flight,
 * and what became of it before the next one is taken. A process that is killed leaves one email of which nobody knows
 * whether it went; that one goes again, under the same Message-ID.
 */
export function startOutboxWorker(context: OutboxContext): OutboxWorker {
  const stopping = new AbortController();
  let isWanted = true;
  let outages = 0;
  /** Emails at which the way broke off, while nothing was sent since: others are tried before them. */
  const suspects = new Set<string>();
  /** Those after which another one went. */
  const culprits = new Set<string>();
  let waken = () => undefined as unknown;
  let renderer: Promise<EmailRenderer> | undefined;

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      isWanted = false;
      try {
        let lookedAt = await takeBack();
        while (!stopping.signal.aborted && (await sendNext()))
          // Not only when the queue is empty: behind thousands the link of an email that is taken back would die.
          if (Math.abs(context.now().getTime() - lookedAt) >= TAKE_BACK_EVERY_MS) lookedAt = await takeBack();
        const pause = Math.min(await findNextDue(context), LONGEST_REST_MS);
        // Asked after that: an email may have been queued meanwhile.
        if (!isWanted) await rest(pause, true);
      } catch (error) {
        context.warn(toError(error));
        await rest(AFTER_FAILURE_MS, false);
      }
    }
  }

  async function takeBack(): Promise<number> {
    await releaseEmails(context);
    return context.now().getTime();
  }

  async function sendNext(): Promise<boolean> {
    const letter = await claimEmail(context, [...suspects]);
    if (letter === undefined) return false;
    const outcome = await traceWork(
      context.traces,
      'letter',
      { 'porchlight.letter': letter.template, 'porchlight.try': letter.tries },
      async () => {
        const delivered = blame(letter, await deliver(letter));
        await settle(letter, delivered);
        return delivered;
      },
      ({ outcome }) => (outcome === 'sent' ? undefined : outcome),
    );
    outages = outcome.outcome === 'unreachable' ? outages + 1 : 0;
    if (outages > 0) {
      context.warn(new Error(`the mail server cannot be reached: ${outcome.answer}`));
      await rest(pauseAfterOutage(outages), false);
    }
    return true;
  }

  /**
   * A server may break off at one email and take all others (421 for a reader or a content, RFC 5321 3.8). Were that an outage
   * each time, this email would stand before all others until its time is over.
   */
  function blame({ id }: ClaimedEmail, delivered: Outcome): Outcome {
    if (delivered.outcome === 'unreachable') {
      if (culprits.has(id)) return { ...delivered, outcome: 'later' };
      suspects.add(id);
      return delivered;
    }
    suspects.delete(id);
    culprits.delete(id);
    if (delivered.outcome === 'sent') {
      for (const suspect of suspects) culprits.add(suspect);
      suspects.clear();
    }
    return delivered;
  }

  async function deliver(letter: ClaimedEmail): Promise<Outcome> {
    if (letter.expiresAt <= context.now()) return { outcome: 'expired', answer: letter.answer ?? '' };
    if (letter.isSuppressed) return { outcome: 'suppressed', answer: '' };
    try {
      renderer ??= context.openRenderer();
      const render = await renderer;
      return await context.mailer.send(
        render(openEmail(context.sealer, letter), `<${letter.id}@${context.senderDomain}>`),
        () => isInFlightHere(context, letter),
      );
    } catch (error) {
      // One that cannot be opened, drawn or written to a file holds up no other.
      renderer = undefined;
      context.warn(toError(error));
      return { outcome: 'later', answer: toError(error).message };
    }
  }

  /** Until it is stored what became of an email no other is begun, however long the database is away. */
  async function settle(letter: ClaimedEmail, outcome: Outcome): Promise<void> {
    while (true) {
      try {
        return await completeEmail(context, letter, outcome);
      } catch (error) {
        if (stopping.signal.aborted) throw error;
        context.warn(toError(error));
        await rest(AFTER_FAILURE_MS, false);
      }
    }
  }

  async function rest(milliseconds: number, isWoken: boolean): Promise<void> {
    const woken = new AbortController();
    if (isWoken) waken = () => woken.abort();
    const signal = AbortSignal.any([stopping.signal, woken.signal]);
    await sleep(milliseconds, undefined, { signal }).catch(() => undefined);
  }

  const running = run();
  return {
    wake() {
      isWanted = true;
      waken();
    },
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
