import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { buildStale } from '../build/build.mjs';
import { createEnvironment, findNode, root } from '../project.mjs';
import { provideChromium } from '../setup/chromium.mjs';
import { installMissing } from '../setup/install.mjs';

// Makes the pictures of README.md and of the landing page anew: the demonstration's people in a temporary folder, on a phone and on a desktop.

const folder = join(root, 'docs/screenshots');
const MAX_BYTES = 150 * 1024;
/** Of the landing page, which shows them small, by day and by night. */
const productFolder = join(root, 'web/src/features/landing/pictures');
const MAX_PRODUCT_BYTES = 24 * 1024;
const product = {
  viewport: { width: 440, height: 660 },
  deviceScaleFactor: 1.5,
  isMobile: true,
  hasTouch: true,
};
const PRODUCT_HEIGHT = 330;
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 };

/** In the order of the README. `act` brings a page to the state that is shown. */
const shots = [
  { name: 'landing-desktop', device: desktop, path: '/' },
  { name: 'landing-phone', device: phone, path: '/' },
  { name: 'journey-desktop', device: desktop, path: '/portal', as: 'beta@example.com' },
  { name: 'journey-phone', device: phone, path: '/portal', as: 'beta@example.com', night: true },
  {
    name: 'checklist-desktop',
    device: desktop,
    path: '/portal/milestones/loan-application',
    as: 'beta@example.com',
  },
  { name: 'documents-desktop', device: desktop, path: '/portal/docs', as: 'buyer@example.com' },
  { name: 'guide-phone', device: phone, path: '/portal/preparing' },
  {
    name: 'offline-phone',
    device: phone,
    path: '/portal/milestones/loan-application',
    as: 'beta@example.com',
    act: tickWithoutConnection,
  },
];

/** What the page begins with, below the portal's bars. */
const productShots = [
  { name: 'journey', path: '/portal', as: 'beta@example.com', start: 'main h1' },
  {
    name: 'checklist',
    path: '/portal/milestones/loan-application',
    as: 'beta@example.com',
    start: 'main [role=progressbar]',
  },
  { name: 'documents', path: '/portal/docs', as: 'buyer@example.com', start: 'main h1' },
].flatMap((shot) => [
  { ...shot, device: product },
  { ...shot, device: product, name: `${shot.name}-night`, night: true },
]);

await installMissing();
await buildStale();
const executablePath = await provideChromium();
const { chromium } = await import('@playwright/test');
const data = mkdtempSync(join(tmpdir(), 'porchlight-screenshots-'));
// PostgreSQL runs as another user when this is root, and has to pass through.
chmodSync(data, 0o711);
const demo = await startDemo();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  await mkdir(folder, { recursive: true });
  for (const shot of shots) await take(shot);
  await mkdir(productFolder, { recursive: true });
  for (const shot of productShots) await take(shot);
} finally {
  await browser.close();
  await demo.stop();
  rmSync(data, { recursive: true, force: true });
}

async function take({ name, device, path, as, night, act, start }) {
  const context = await browser.newContext({
    ...device,
    baseURL: demo.address,
    colorScheme: night ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (as !== undefined) await signIn(context, as);
  // The second page of a visit has both typefaces from the start.
  await open(page, path);
  await open(page, path);
  await act?.(page, context);
  const bytes = await capture(page, start);
  const [place, largest] = start ? [productFolder, MAX_PRODUCT_BYTES] : [folder, MAX_BYTES];
  if (bytes.length > largest) throw new Error(`${name} has ${bytes.length} bytes, more than ${largest}.`);
  await writeFile(join(place, `${name}.webp`), bytes);
  console.log(`${relative(root, place)}/${name}.webp  ${(bytes.length / 1024).toFixed(0)} KiB`);
  await context.close();
}

async function open(page, path) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.evaluate(() => document.fonts.ready);
}

async function signIn(context, email) {
  const password = demo.passwords.get(email);
  const answer = await context.request.post('/api/accounts/sign-in', { data: { email, password } });
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${answer.status()}`);
}

async function tickWithoutConnection(page, context) {
  await page.touchscreen.tap(180, 700);
  await page.waitForFunction(
    () =>
      navigator.serviceWorker.controller !== null &&
      /loan-application/.test(Object.keys(localStorage).join()),
  );
  await context.setOffline(true);
  await page.goto(page.url());
  await page.getByRole('checkbox', { checked: false }).first().check();
  await page.getByText('1 change is waiting to be sent').waitFor();
  await page.getByRole('progressbar').evaluate((bar) => {
    bar.scrollIntoView();
    scrollBy(0, -260);
  });
  await page.locator('[data-sonner-toast]').waitFor({ state: 'detached' });
}

/** WebP straight from the browser, which packs a page far smaller than PNG does; from an element on, where one is named. */
async function capture(page, start) {
  const session = await page.context().newCDPSession(page);
  const options = { format: 'webp', quality: 78 };
  if (start !== undefined) {
    // What stays with the window would lie over the picture.
    await page.locator('[data-need-help], header').evaluateAll((bars) => {
      for (const bar of bars)
        if (getComputedStyle(bar).position === 'sticky' || !bar.matches('header')) bar.remove();
    });
    const top = await page
      .locator(start)
      .first()
      .evaluate((found) => found.getBoundingClientRect().top + scrollY);
    const clip = {
      x: 0,
      y: Math.max(0, top - 16),
      width: product.viewport.width,
      height: PRODUCT_HEIGHT,
      scale: 1,
    };
    Object.assign(options, { clip, captureBeyondViewport: true });
  }
  const { data: picture } = await session.send('Page.captureScreenshot', options);
  return Buffer.from(picture, 'base64');
}

/** The demonstration on a free port, in a folder of its own; ready when it says so. */
async function startDemo() {
  const port = await findFreePort();
  const environment = createEnvironment({
    PORT: String(port),
    DATA_DIR: join(data, 'data'),
    NODE_ENV: 'development',
  });
  const server = spawn(findNode(), ['server/src/main.ts', '--demo'], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const passwords = new Map();
  for await (const line of createInterface({ input: server.stdout })) {
    const [, email, password] = /: (\S+@\S+) {2}password: (\S+)$/.exec(line) ?? [];
    if (email !== undefined) passwords.set(email, password);
    if (line.includes('is ready')) break;
  }
  if (server.exitCode !== null) throw new Error('The demonstration did not start.');
  server.stdout.resume();
  return {
    address: `http://localhost:${port}`,
    passwords,
    stop: () => {
      server.kill('SIGTERM');
      return ended;
    },
  };
}

function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, 'localhost', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
