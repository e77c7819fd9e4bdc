import { connect, type NetConnectOpts, type Socket } from 'node:net';
import type { ClamdAddress } from '../base/config-types.ts';
import { Failure } from '../base/failure.ts';
import { describeError, type Log } from '../base/log.ts';
import { currentTrace } from '../tracing/current-trace.ts';
import type { LentChunks } from './storage.ts';

export type VirusCheck = {
  /**
   * Gives the chunks on while clamd sees them too, and fails instead of ending where it found something: `infected` is thrown
   * then. Where clamd cannot be asked, or does not say that the file is clean, UNAVAILABLE: no file goes by unchecked.
   */
  watch(chunks: LentChunks, infected: () => Failure): LentChunks;
};

/** In milliseconds: how long clamd may be silent, at the start and once it has the whole file. */
const MAX_SILENCE_MS = 60_000;

/** Asks clamd by its own protocol (clamd(8), INSTREAM): each chunk behind its length, an empty one at the end, one line back. */
export function createVirusCheck(
  address: ClamdAddress,
  log: Log,
  longestSilence = MAX_SILENCE_MS,
): VirusCheck {
  return {
    async *watch(chunks, infected) {
      const span = currentTrace.getStore()?.begin('clamd INSTREAM', {});
      const talk = openTalk({ ...address }, longestSilence);
      let problem: unknown;
      try {
        await ask(() => talk.write(Buffer.from('zINSTREAM\0')));
        for await (const chunk of chunks) {
          if (chunk.length > 0) await ask(() => talk.write(frame(chunk)));
          yield chunk;
        }
        const answer = await ask(() => talk.finish(Buffer.alloc(4)));
        if (answer.endsWith(' FOUND')) {
          log.warn({ found: answer.replace(/^stream: | FOUND$/g, '') }, 'a virus was found in an upload');
          throw infected();
        }
        if (answer !== 'stream: OK')
          throw unavailable(log, new Error(`clamd answered: ${answer.slice(0, 100)}`));
      } catch (error) {
        problem = error;
        throw error;
      } finally {
        talk.end();
        span?.end(problem);
      }
    },
  };

  /** Keeps failures of clamd separate from failures of the upload. */
  async function ask<Answer>(step: () => Promise<Answer>): Promise<Answer> {
    try {
      return await step();
    } catch (error) {
      throw unavailable(log, error);
    }
  }
}

function unavailable(log: Log, cause: unknown): Failure {
  log.warn(describeError(cause), 'clamd could not check an upload, so it was refused');
  return new Failure('UNAVAILABLE', { reason: 'platform.no-virus-check', cause });
}

/** The chunk is lent, and the socket may send it later. */
function frame(chunk: Uint8Array): Buffer {
  const framed = Buffer.allocUnsafe(4 + chunk.length);
  framed.writeUInt32BE(chunk.length, 0);
  framed.set(chunk, 4);
  return framed;
}

type Talk = {
  write(bytes: Buffer): Promise<void>;
  /** The answer, after the last bytes. */
  finish(bytes: Buffer): Promise<string>;
  end(): void;
};

function openTalk(address: NetConnectOpts, longestSilence: number): Talk {
  const socket: Socket = connect(address);
  let answer = '';
  let isWhole = false;
  const failed = new Promise<never>((_, reject) => {
    socket.once('error', reject);
    socket.setTimeout(longestSilence, () => socket.destroy(new Error('clamd said nothing for too long')));
    socket.once('close', () => reject(new Error(`clamd hung up${answer && `: ${answer.slice(0, 100)}`}`)));
  });
  // There may be no waiting writer when it breaks; the next writer gets the error.
  failed.catch(() => undefined);
  const answered = new Promise<string>((resolve) => {
    socket.on('data', (data) => {
      answer += data.toString('latin1');
      if (!answer.endsWith('\0')) return;
      const said = answer.slice(0, -1);
      // What is said of a part says nothing of the rest: only a virus needs no more than a part.
      resolve(isWhole || said.endsWith(' FOUND') ? said : `before it had the whole file: ${said}`);
    });
  });
  const write = (bytes: Buffer) =>
    Promise.race([
      failed,
      new Promise<void>((resolve, reject) => {
        socket.write(bytes, (error) => (error ? reject(error) : resolve()));
      }),
    ]);
  return {
    write,
    async finish(bytes) {
      isWhole = true;
      await write(bytes);
      return Promise.race([answered, failed]);
    },
    end: () => socket.destroy(),
  };
}
