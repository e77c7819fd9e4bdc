import { describe, expect, test } from 'vitest';
import type { RequestFailure } from '../api/failure.ts';
import { createUploadQueue } from './upload-queue.ts';

/** The network's side of the queue: what was sent, and the means to end or fail each sending. */
function openQueue() {
  const sent: {
    name: string;
    due: string | undefined;
    signal: AbortSignal;
    store: () => void;
    fail: (code: RequestFailure['code']) => void;
    tell: (percent: number) => void;
  }[] = [];
  const finished: { stored: number; failed: number }[] = [];
  const reasons = new Map<unknown, RequestFailure>();
  let stored = 0;
  const queue = createUploadQueue<{ documentRequest?: string }>({
    send: ({ file, documentRequest }, onPercent, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        const fail = (code: RequestFailure['code']) => {
          const error = new Error(code);
          reasons.set(error, { code, message: 'No.', fields: {} });
          reject(error);
        };
        sent.push({ name: file.name, due: documentRequest, signal, store: resolve, fail, tell: onPercent });
      }),
    parseFailure: (error) => reasons.get(error) ?? { code: 'INTERNAL', message: '', fields: {} },
    onStored: () => {
      stored += 1;
    },
    onFinished: (counts) => finished.push(counts),
  });
  const states = () => queue.list().map(({ file, state, percent }) => `${file.name} ${state} ${percent}`);
  return { queue, sent, finished, states, countStored: () => stored };
}

const file = (name: string) => new File(['x'], name);
const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('files going up', () => {
  test('go one after the other and leave the list when they are stored', async () => {
    const { queue, sent, states, finished, countStored } = openQueue();
    queue.add([file('a.pdf'), file('b.pdf')], { documentRequest: 'w2' });
    expect(sent.map(({ name, due }) => `${name} for ${due}`)).toEqual(['a.pdf for w2']);
    sent[0]?.tell(40);
    expect(states()).toEqual(['a.pdf sending 40', 'b.pdf waiting 0']);
    sent[0]?.store();
    await settle();
    expect(states()).toEqual(['b.pdf sending 0']);
    sent[1]?.store();
    await settle();
    expect(states()).toEqual([]);
    expect(finished).toEqual([{ stored: 2, failed: 0 }]);
    expect(countStored()).toBe(2);
  });

  test('that are refused keep their row and their reason, and the next one goes on', async () => {
    const { queue, sent, states, finished } = openQueue();
    queue.add([file('a.exe'), file('b.pdf')], {});
    sent[0]?.fail('FILE_TYPE_NOT_ACCEPTED');
    await settle();
    expect(states()).toEqual(['a.exe failed 0', 'b.pdf sending 0']);
    expect(queue.list()[0]?.failure?.code).toBe('FILE_TYPE_NOT_ACCEPTED');
    sent[1]?.store();
    await settle();
    expect(finished).toEqual([{ stored: 1, failed: 1 }]);
  });

  test('can be tried again after they failed', async () => {
    const { queue, sent, states, finished } = openQueue();
    queue.add([file('a.pdf')], {});
    sent[0]?.fail('OFFLINE');
    await settle();
    queue.retry(queue.list()[0]?.id ?? 0);
    expect(states()).toEqual(['a.pdf sending 0']);
    sent[1]?.store();
    await settle();
    expect(finished).toEqual([
      { stored: 0, failed: 1 },
      { stored: 1, failed: 0 },
    ]);
  });

  test('that are cancelled are gone, are not counted, and make way for the next', async () => {
    const { queue, sent, states, finished } = openQueue();
    queue.add([file('a.pdf'), file('b.pdf')], {});
    queue.remove(queue.list()[0]?.id ?? 0);
    await settle();
    expect(sent[0]?.signal.aborted).toBe(true);
    expect(states()).toEqual(['b.pdf sending 0']);
    sent[1]?.store();
    await settle();
    expect(finished).toEqual([{ stored: 1, failed: 0 }]);
  });

  test('all stay in the list when the session has ended, without being sent in vain', async () => {
    const { queue, sent, states, finished } = openQueue();
    queue.add([file('a.pdf'), file('b.pdf'), file('c.pdf')], {});
    sent[0]?.fail('NOT_SIGNED_IN');
    await settle();
    expect(states()).toEqual(['a.pdf failed 0', 'b.pdf failed 0', 'c.pdf failed 0']);
    expect(sent).toHaveLength(1);
    expect(finished).toEqual([{ stored: 0, failed: 3 }]);
  });

  test('that join while others are on their way wait for their turn', async () => {
    const { queue, sent } = openQueue();
    queue.add([file('a.pdf')], {});
    queue.add([file('b.pdf')], {});
    expect(sent).toHaveLength(1);
    sent[0]?.store();
    await settle();
    expect(sent.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf']);
  });

  test('that are too large to be sent are listed, and counted with the files they came with', async () => {
    const { queue, sent, states, finished } = openQueue();
    const failure = { code: 'FILE_TOO_LARGE', message: 'No.', fields: {} } as const;
    queue.refuse(file('film.pdf'), failure, { documentRequest: 'photo-id' });
    queue.add([], {});
    expect(sent).toHaveLength(0);
    expect(states()).toEqual(['film.pdf failed 0']);
    expect(queue.list()[0]?.documentRequest).toBe('photo-id');
    await settle();
    expect(finished).toEqual([{ stored: 0, failed: 1 }]);
  });
});
