import { Builder, Capabilities, type WebElement } from 'selenium-webdriver';
import { ServiceBuilder } from 'selenium-webdriver/safari.js';
import type { Engine, PageFunction } from './engine.ts';
import { until } from './until.ts';

/** WebKitGTK's small browser by its WebDriver, in a window of the display that DISPLAY names. */
export async function startWebKit(driverPath: string): Promise<Engine> {
  const service = new ServiceBuilder(driverPath).build();
  const driver = await new Builder()
    .usingServer(await service.start())
    // An opened page is looked at before its scripts run, so that their errors are collected.
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', pageLoadStrategy: 'none' }))
    .build();
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
    const { failure, value } = await driver.executeAsyncScript<{ failure?: string; value: Answer }>(
      script,
      given,
    );
    if (failure !== undefined) throw new Error(failure);
    return value;
  }

  await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 });
  return {
    async open(address) {
      // Whatever the page before has still reported is collected with this.
      await execute(markAsLeft, []);
      await driver.get(address);
      await until(`${address} is read`, () => execute<boolean>(isRead, []));
    },
    async ask<Result>(question: PageFunction<Result>, ...given: unknown[]) {
      return execute<Result>(question, given);
    },
    find: async (question, ...given) => (await execute<WebElement | null>(question, given)) ?? undefined,
    async drag(element) {
      const origin = element as WebElement;
      const { width, height } = await origin.getRect();
      // Distances are from the middle of the element.
      const [x, y] = [Math.round(width / 6), Math.round(height / 3)];
      await driver
        .actions()
        .move({ origin, x: -x, y: -y })
        .press()
        .move({ origin })
        .move({ origin, x, y })
        .release()
        .perform();
    },
    hover: (element) =>
      driver
        .actions()
        .move({ origin: element as WebElement })
        .perform(),
    press: (element) => (element as WebElement).click(),
    type: (element, text) => (element as WebElement).sendKeys(text),
    choose: (element, path) => (element as WebElement).sendKeys(path),
    async setCookies(cookies) {
      for (const { domain: _, ...cookie } of cookies) await driver.manage().addCookie(cookie);
    },
    async listErrors() {
      await execute(() => null, []);
      return errors;
    },
    async close() {
      await driver.quit().finally(() => service.kill());
    },
  };
}

/**
 * What the document has reported since it was asked before; from the first time on it is listened to. The driver itself reports no errors.
 */
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
