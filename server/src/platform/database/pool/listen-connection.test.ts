import { startTestApp, type TestApp, waitFor } from '@porchlight/testing/app/test-app.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openListenConnection } from './listen-connection.ts';

let app: TestApp;
/** No server is running. */
beforeAll(async () => {
  app = await startTestApp();
  await app.stop();
});
afterAll(() => app.close());

it('one that is lost while it is being prepared is opened again', async () => {
  let opened = 0;
  const heard: string[] = [];
  const lose = () =>
    app.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'porchlight standing'`,
    );
  const standing = await openListenConnection(app.databaseUrl, {
    async onConnect(client) {
      opened += 1;
      await client.query('listen heard_again');
      if (opened !== 2) return;
      const ended = new Promise((resolve) => client.once('end', resolve));
      await lose();
      await ended;
    },
    ask: async () => undefined,
    onNotification: (payload) => heard.push(payload),
    onLost: () => undefined,
  });
  await lose();
  await waitFor('a third connection', async () => (opened === 3 && standing.isOpen() ? true : undefined));
  await app.query(`notify heard_again, 'yes'`);
  expect(await waitFor('the notification', async () => heard[0])).toBe('yes');
  await standing.close();
});
