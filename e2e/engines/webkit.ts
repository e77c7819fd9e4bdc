import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Engine, PageFunction } from './engine.ts';
import { until } from './until.ts';
import { ELEMENT, openSession, readElement } from './webdriver.ts';

/** WebKitGTK's small browser by its WebDriver, in a window of the display that DISPLAY names. */
export async function startWebKit(driverPath: string): Promise<Engine> {
  const port = await findFreePort();
  const driver = spawn(driverPath, [`--port=${port}`], { stdio: 'ignore' });
  const ended = once(driver, 'exit');
  const stop = async () => {
    driver.kill();
    await ended;
  };
  // An opened page is looked at before its scripts run, so that their errors are heard.
  const session = await openSession(port, { pageLoadStrategy: 'none' }).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const { command } = session;
  const errors: string[] = [];

  async function execute<Answer>(
    question: PageFunction<unknown>,
    given: readonly unknown[],
  ): Promise<Answer> {
    errors.push(...(await runInPage<string[]>(collectErrors, [])));
    return runInPage(question, given);
  }

  async function runInPage<Answer>(
    question: PageFunction<unknown>,
    given: readonly unknown[],
  ): Promise<Answer> {
    const script = `const [given, done] = arguments;
      Promise.resolve((${question})(...given)).then((value) => done({ value }), (error) => done({ failure: String(error) }));`;
    const { failure, value } = await command<{ failure?: string; value: Answer }>('POST', '/execute/async', {
      script,
      args: [given],
    });
    if (failure !== undefined) throw new Error(failure);
    return value;
  }

  const act = (...actions: object[]) =>
    command<void>('POST', '/actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
    });

  await command('POST', '/window/rect', { width: 1280, height: 900 });
  return {
    async open(address) {
      // Whatever the page before has still reported is collected with this.
      await execute(markAsLeft, []);
      await command('POST', '/url', { url: address });
      await until(`${address} is read`, () => execute<boolean>(isRead, []));
    },
    async ask<Result>(question: PageFunction<Result>, ...given: unknown[]) {
      return execute<Result>(question, given);
    },
    find: async (question, ...given) => readElement(await execute(question, given)),
    async drag(element) {
      const { width, height } = await command<{ width: number; height: number }>(
        'GET',
        `/element/${element}/rect`,
      );
      const move = (x: number, y: number) => ({
        type: 'pointerMove',
        duration: 50,
        x: Math.round(x),
        y: Math.round(y),
        origin: { [ELEMENT]: element },
      });
      // Distances are from the middle of the element.
      await act(
        move(-width / 6, -height / 3),
        { type: 'pointerDown', button: 0 },
        move(0, 0),
        move(width / 6, height / 3),
        { type: 'pointerUp', button: 0 },
      );
    },
    hover: (element) => act({ type: 'pointerMove', duration: 0, x: 0, y: 0, origin: { [ELEMENT]: element } }),
    press: (element) => command('POST', `/element/${element}/click`),
    type: (element, text) => command('POST', `/element/${element}/value`, { text }),
    choose: (element, path) => command('POST', `/element/${element}/value`, { text: path }),
    async setCookies(cookies) {
      for (const { domain: _, ...cookie } of cookies) await command('POST', '/cookie', { cookie });
    },
    async listErrors() {
      await execute(() => null, []);
      return errors;
    },
    async close() {
      await command('DELETE', '').finally(stop);
    },
  };
}

/** What the document has reported since it was asked before; from the first time on it is listened to. The driver itself tells no errors. */
function collectErrors(): string[] {
  const page = window as unknown as { reportedErrors?: string[] };
  if (page.reportedErrors !== undefined) return page.reportedErrors.splice(0);
  const reported: string[] = [];
  page.reportedErrors = reported;
  addEventListener('error', ({ error, message }) => reported.push(String(error ?? message)));
  addEventListener('unhandledrejection', ({ reason }) => reported.push(String(reason)));
  const write = console.error;
  console.error = (...given) => {
    reported.push(given.join(' '));
    write(...given);
  };
  return [];
}

function markAsLeft(): void {
  Object.assign(window, { isLeft: true });
}

function isRead(): boolean {
  return !Object.hasOwn(window, 'isLeft') && document.readyState !== 'loading';
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
