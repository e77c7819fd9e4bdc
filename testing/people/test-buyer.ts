import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type Person as CreatedPerson, createPerson, TEST_PASSWORD } from '../app/create-person.ts';
import type { TestApp } from '../app/test-app.ts';

export { TEST_PASSWORD } from '../app/create-person.ts';

export type Reply = { status: number; body: Record<string, unknown> & { code?: string }; headers: Headers };

/** A person with a browser's cookie jar who calls the API. */
export class TestBuyer {
  readonly email: string;
  private readonly app: Pick<TestApp, 'origin'>;
  private readonly cookies = new Map<string, string>();

  /** `cookies`: what `readCookies` gave, of a browser that was here before. */
  constructor(app: Pick<TestApp, 'origin'>, email = `buyer-${randomUUID()}@example.com`, cookies = '') {
    this.app = app;
    this.email = email;
    for (const pair of cookies.split('; ').filter((each) => each !== '')) this.keepCookie(pair);
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const isBytes = body instanceof Uint8Array || body instanceof ReadableStream;
    const response = await fetch(`${this.app.origin}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined || isBytes ? {} : { 'content-type': 'application/json' }),
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isBytes ? body : JSON.stringify(body) }),
      ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
    } as RequestInit);
    for (const cookie of response.headers.getSetCookie()) this.keepCookie(cookie);
    return response;
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const response = await this.send(method, path, body, headers);
    const text = await response.text();
    return { status: response.status, body: text === '' ? {} : JSON.parse(text), headers: response.headers };
  }

  readCookies(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private keepCookie(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', ...value] = pair.split('=');
    const isGone = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute));
    if (isGone) this.cookies.delete(name);
    else this.cookies.set(name, value.join('='));
  }
}

/** A buyer whose client retries when a server is overloaded, after the wait that it names: for tests that do much on one machine. */
export class PatientBuyer extends TestBuyer {
  override async send(...request: Parameters<TestBuyer['send']>): Promise<Response> {
    for (let turn = 1; ; turn++) {
      const response = await super.send(...request);
      const wait = response.headers.get('retry-after');
      if (response.status !== 503 || wait === null || turn === MAX_TURNS) return response;
      await response.body?.cancel();
      await setTimeout(Number(wait) * 1000);
    }
  }
}
const MAX_TURNS = 8;

/** A buyer who is signed in, as after `signUpBuyer` but without its emails and requests. */
export async function createBuyer(
  app: Pick<TestApp, 'origin' | 'readParts'>,
  name = 'Ada Buyer',
  Person = TestBuyer,
): Promise<TestBuyer> {
  return toBuyer(app, await createPerson(app.readParts(), { name }), Person);
}

/** The browser that a created person is signed in with. */
export function toBuyer(
  app: Pick<TestApp, 'origin'>,
  { email, cookies }: Pick<CreatedPerson, 'email' | 'cookies'>,
  Person = TestBuyer,
): TestBuyer {
  return new Person(app, email, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
}

/** Signs up by hand, follows the emailed link, and comes back signed in. */
export async function signUpBuyer(
  app: Pick<TestApp, 'origin' | 'readEmail'>,
  name = 'Ada Buyer',
  Person = TestBuyer,
): Promise<TestBuyer> {
  const buyer = new Person(app);
  const asked = { name, email: buyer.email, password: TEST_PASSWORD };
  const signUp = await buyer.call('POST', '/api/accounts/sign-up', asked);
  if (signUp.status !== 200) throw new Error(`the new buyer could not sign up: ${signUp.status}`);
  const token = getToken(await app.readEmail(buyer.email, /confirm/i));
  const { status } = await buyer.call('POST', '/api/accounts/verify-email', { token });
  if (status !== 200) throw new Error(`the new buyer could not confirm the address: ${status}`);
  return buyer;
}

/** The token in the first link of an email. */
export function getToken(email: string): string {
  const [address = ''] = /https?:\/\/\S+/.exec(email) ?? [];
  return new URL(address).searchParams.get('token') ?? '';
}
