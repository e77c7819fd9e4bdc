import { Readable } from 'node:stream';
import {
  getRefusal,
  type SmtpRefusal,
  type SmtpStep,
} from '@porchlight/domain/notifications/email/smtp-answers.ts';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';

/**
 * What became of an email that was handed over; `answer` is what the server said, or the system of the way there. `isUnheard`: no
 * connection came about, or the sender was refused, so that it says nothing about this email.
 */
export type Delivery = { outcome: 'sent' | SmtpRefusal; answer: string; isUnheard?: boolean };

export type Envelope = { from: string | false; to: string[] };

export type SmtpSession = {
  /**
   * Sends one email, on the open connection or a new one; never throws for what a server or network does. Before a second attempt it asks
   * whether another process has taken the email over, as when this one was paused.
   */
  send(envelope: Envelope, content: Buffer, isOurs?: () => Promise<boolean>): Promise<Delivery>;
  close(): void;
};

/** RFC 5321 4.5.3.2 lets a server take five minutes and more; one that is silent for two is given up. */
const TIMEOUTS = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 120_000 };
const CLOSED_AFTER_IDLE_MS = 60_000;
/** A connection has so long to come about, and an email to be handed over on it, however promptly each step is answered. */
const MAX_TURN_MS = 3 * 60_000;

/**
 * One connection to a mail server, kept open between emails; where the server allows it (RFC 2920) the library sends an envelope in one
 * piece. The library's own pool hides how far an email had come when a connection broke, which distinguishes a fault of the email from one
 * of the connection.
 */
export function openSmtpSession(url: string): SmtpSession {
  const options = { ...TIMEOUTS, ...parseConnectionUrl(url) };
  let open: SMTPConnection | undefined;
  let idle: NodeJS.Timeout | undefined;

  async function connect(): Promise<SMTPConnection> {
    const connection = new SMTPConnection(options);
    connection.on('end', () => {
      if (open === connection) open = undefined;
    });
    // Between emails no caller waits for an error; the next email finds the connection closed.
    connection.on('error', () => connection.close());
    const late = setTimeout(() => connection.close(), MAX_TURN_MS);
    try {
      await settle(connection, (done) => connection.connect(done));
      const { auth } = options;
      if (auth) await settle(connection, (done) => connection.login(auth, done));
    } catch (error) {
      connection.close();
      throw error;
    } finally {
      clearTimeout(late);
    }
    open = connection;
    return connection;
  }

  async function attempt(envelope: Envelope, content: Buffer) {
    const isReused = open !== undefined;
    const message = Readable.from([content]);
    let connection = open;
    let late: NodeJS.Timeout | undefined;
    try {
      connection ??= await connect();
      const sending = connection;
      late = setTimeout(() => sending.close(), MAX_TURN_MS);
      const answer = await settle<SMTPConnection.SentMessageInfo>(sending, (done) =>
        sending.send({ ...envelope, size: content.length }, message, done),
      );
      return { delivery: { outcome: 'sent', answer: answer?.response ?? '' } as Delivery };
    } catch (error) {
      const { delivery, step } = readError(error as SmtpError, message.readableDidRead);
      if (delivery.outcome === 'unreachable' || step === 'connection' || !(await isReset(connection)))
        connection?.close();
      // One that was open may have been closed by the server in the meantime, which says nothing about a new one.
      return {
        delivery: { ...delivery, isUnheard: connection === undefined || step === 'sender' },
        isStale: isReused && step !== 'content' && delivery.outcome === 'unreachable',
      };
    } finally {
      clearTimeout(late);
      message.destroy();
    }
  }

  return {
    async send(envelope, content, isOurs) {
      clearTimeout(idle);
      const first = await attempt(envelope, content);
      const isAgain = first.isStale && (await isOurs?.().catch(() => false)) !== false;
      const { delivery } = isAgain ? await attempt(envelope, content) : first;
      idle = setTimeout(() => open?.quit(), CLOSED_AFTER_IDLE_MS).unref();
      return delivery;
    },
    close() {
      clearTimeout(idle);
      open?.quit();
    },
  };
}

/** After a refusal the connection is as good as before, once the server has forgotten the email. */
async function isReset(connection: SMTPConnection | undefined): Promise<boolean> {
  if (connection === undefined) return false;
  return settle(connection, (done) => connection.reset(done)).then(
    () => true,
    () => false,
  );
}

/** The answer of one step, in whichever way the library reports its end. */
function settle<Answer>(
  connection: SMTPConnection,
  begin: (done: (error?: Error | null, answer?: Answer) => void) => void,
): Promise<Answer | undefined> {
  return new Promise((resolve, reject) => {
    const stop = (error: Error) => finish(() => reject(error));
    const end = () => stop(new Error(readLastWord(connection)));
    const finish = (then: () => void) => {
      connection.off('error', stop);
      connection.off('end', end);
      then();
    };
    connection.on('error', stop);
    connection.on('end', end);
    begin((error, answer) => finish(() => (error ? reject(error) : resolve(answer))));
  });
}

/** Of a server that closes the connection with a reply at a moment when none was asked for, such as 421 in place of its greeting. */
function readLastWord({ lastServerResponse }: SMTPConnection): string {
  const isRefusal = typeof lastServerResponse === 'string' && /^[45]\d\d/.test(lastServerResponse);
  return isRefusal ? lastServerResponse : 'the connection was closed';
}

/** A fault of the way is the email's own only once its content was on the way. */
function readError(error: SmtpError, hasBegun: boolean): { delivery: Delivery; step: SmtpStep } {
  const { code, command, responseCode, response, message } = error;
  const answer = response || [code, message].filter(Boolean).join(' ');
  const step = findStep(command, hasBegun);
  // Nothing was said to the server: it cannot be said to any.
  if (!responseCode && command !== 'CONN' && (code === 'EENVELOPE' || code === 'EMESSAGE'))
    return { delivery: { outcome: 'content', answer }, step };
  const outcome = getRefusal({ step, code: responseCode || undefined, text: answer });
  return { delivery: { outcome, answer }, step };
}

function findStep(command: string | undefined, hasBegun: boolean): SmtpStep {
  if (command === 'MAIL FROM') return 'sender';
  if (command === 'RCPT TO') return 'recipient';
  return command === 'DATA' || hasBegun ? 'content' : 'connection';
}

type SmtpError = Error & {
  code?: string;
  command?: string;
  responseCode?: number | false;
  response?: string;
};
