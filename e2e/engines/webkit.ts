import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Engine, PageFunction } from './engine.ts';
import { until } from './until.ts';
import { openSession, readElement } from './webdriver.ts';

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
