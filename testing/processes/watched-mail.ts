import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** At which step a server is killed: of making reminders, of writing emails, of handing one over, or at any moment. */
export const killSteps = [
  'reminders taken',
  'emails queued',
  'content arrived',
  'reminders stored',
  'sender given',
  'reader given',
  'content begun',
  'answer sent',
  'any moment',
] as const;

export type KillStep = (typeof killSteps)[number];

export type WatchedMail = Awaited<ReturnType<typeof watchMail>>;

/** A mail server that takes everything, counts what arrives by Message-ID, and says when a conversation is at a step. */
export async function watchMail() {
  const times = new Map<string, number>();
  let waiting: { step: KillStep; more: number; met(isMet: true): void } | undefined;
  /** Where a step was waited for, what comes next does so only after the kill. */
  const pass = (step: KillStep, go: () => void) => {
    if (waiting?.step !== step || --waiting.more > 0) return go();
    waiting.met(true);
    waiting = undefined;
    setTimeout(go, 50);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => pass('sender given', done),
    onRcptTo: (_address, _session, done) => pass('reader given', done),
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      pass('content begun', () => stream.on('data', (chunk: Buffer) => chunks.push(chunk)));
      stream.on('end', () => {
        const id = /^Message-ID: <([\w-]+)@/im.exec(Buffer.concat(chunks).toString('latin1'))?.[1] ?? '';
        times.set(id, (times.get(id) ?? 0) + 1);
        pass('content arrived', () => {
          done();
          pass('answer sent', () => undefined);
        });
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `smtp://localhost:${(server.server.address() as AddressInfo).port}`,
    arrivals: (id: string) => times.get(id) ?? 0,
    meet: (step: KillStep, more: number) =>
      new Promise<boolean>((met) => {
        waiting = { step, more, met };
      }),
    close: () => server.close(),
  };
}
