import { changeTopics } from '@porchlight/domain/events/events.contract.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createBuyer, type TestBuyer } from '../../testing/test-buyer.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Follows the live events and gives each as `event data`, until the server ends the connection. */
async function follow(buyer: TestBuyer) {
  const response = await buyer.send('GET', '/api/events');
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    response,
    async next(): Promise<string | undefined> {
      while (!text.includes('\n\n')) {
        const part = await reader?.read();
        if (!part || part.done) return undefined;
        text += part.value;
      }
      const [event = '', ...rest] = text.split('\n\n');
      text = rest.join('\n\n');
      return event.replace(/^event: (.*)\ndata: /, '$1 ');
    },
    stop: () => reader?.cancel(),
  };
}

describe('live events', () => {
  it('begin with a heartbeat and tell the buyer’s own changes once they are stored', async () => {
    const buyer = await createBuyer(app);
    const events = await follow(buyer);
    expect(events.response.headers.get('content-type')).toBe('text/event-stream');
    expect(await events.next()).toBe('heartbeat .');
    await buyer.call('POST', '/api/documents?name=a.pdf', new TextEncoder().encode('%PDF-1.7\n'));
    const told = [await events.next(), await events.next(), await events.next()];
    expect(told.sort()).toEqual(['changed documents', 'changed milestones', 'changed notifications']);
    await events.stop();
  });

  it('tell nobody of somebody else’s changes', async () => {
    const [listener, other] = [await createBuyer(app), await createBuyer(app)];
    const events = await follow(listener);
    await events.next();
    await other.call('POST', '/api/beta-access');
    await listener.call('POST', '/api/documents?name=a.pdf', new TextEncoder().encode('%PDF-1.7\n'));
    expect(await events.next()).toBe('changed documents');
    await events.stop();
  });

  it('end when the buyer signs out', async () => {
    const buyer = await createBuyer(app);
    const events = await follow(buyer);
    await events.next();
    await buyer.call('POST', '/api/accounts/sign-out', { scope: 'global' });
    expect(await events.next()).toBeUndefined();
  });

  it('ask for everything to be read again after the database was out of reach', async () => {
    const buyer = await createBuyer(app);
    const events = await follow(buyer);
    await events.next();
    await app.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'porchlight standing' and datname = current_database()",
    );
    const told = [];
    for (const _ of changeTopics) told.push(await events.next());
    expect(told.sort()).toEqual(changeTopics.map((topic) => `changed ${topic}`).sort());
    await buyer.call('POST', '/api/beta-access');
    expect([await events.next(), await events.next()].sort()).toEqual([
      'changed milestones',
      'changed profile',
    ]);
    await events.stop();
  });
});
