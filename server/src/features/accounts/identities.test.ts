import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { startTestApp, type TestApp } from '@porchlight/testing/app/test-app.ts';
import { TestAuthenticator } from '@porchlight/testing/outside-world/test-authenticator.ts';
import {
  type ForgedIdToken,
  type ProviderPerson,
  startTestProvider,
  type TestProvider,
  visitProvider,
} from '@porchlight/testing/outside-world/test-provider.ts';
import { createBuyer, TEST_PASSWORD, TestBuyer } from '@porchlight/testing/people/test-buyer.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

let provider: TestProvider;
let app: TestApp;
let site: string;
beforeAll(async () => {
  const port = await findFreePort();
  site = `http://localhost:${port}`;
  provider = await startTestProvider({
    client_secret: 'a secret of the tests',
    redirect_uris: [`http://localhost:${port}/login/provider`],
  });
  app = await startTestApp({
    environment: {
      BASE_URL: `http://localhost:${port}`,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: 'porchlight',
      OIDC_CLIENT_SECRET: 'a secret of the tests',
      OIDC_NAME: 'Homes Union',
    },
  });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

const person = (more: Partial<ProviderPerson> = {}): ProviderPerson => {
  const sub = randomUUID();
  return { sub, email: `${sub}@example.com`, email_verified: true, name: 'Grace Hopper', ...more };
};
const readCurrent = async (buyer: TestBuyer) => (await buyer.call('GET', '/api/accounts/current')).body;
const finish = (buyer: TestBuyer, query: string) =>
  buyer.call('POST', '/api/accounts/provider/return', { query });
const readIdentities = async (buyer: TestBuyer) =>
  (await buyer.call('GET', '/api/accounts/sign-in-methods')).body.identities as Record<string, unknown>[];

async function depart(buyer: TestBuyer, next = '/portal') {
  const { body } = await buyer.call('POST', '/api/accounts/provider/sign-in', { next });
  return String(body.url);
}

async function signIn(who: ProviderPerson, buyer = new TestBuyer(app, who.email)) {
  provider.setPerson(who);
  return { buyer, reply: await finish(buyer, await visitProvider(await depart(buyer))) };
}

async function link(buyer: TestBuyer, who: ProviderPerson, purpose = 'link', next?: string) {
  provider.setPerson(who);
  const { body } = await buyer.call('POST', '/api/accounts/provider/link', { purpose, next });
  return finish(buyer, await visitProvider(String(body.url)));
}

const expireReauthentication = (buyer: TestBuyer) =>
  app.query(
    `update sessions set proved_at = now() - interval '11 minutes'
     where user_id = (select id from users where email = $1)`,
    [buyer.email],
  );

describe('signing in with the provider', () => {
  it('sends the browser there with PKCE, a state and a nonce', async () => {
    const url = new URL(await depart(new TestBuyer(app)));
    expect(url.origin).toBe(provider.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      response_type: 'code',
    });
  });

  it('opens an account with a verified address, and the same one the next time', async () => {
    const who = person();
    const first = await signIn(who);
    expect(first.reply.body).toMatchObject({
      purpose: 'sign-in',
      next: '/portal',
      result: { email: who.email, name: 'Grace Hopper' },
      isNewAccount: true,
    });
    expect(await readCurrent(first.buyer)).toMatchObject({ email: who.email });
    const second = await signIn({ ...who, email: 'changed-there@example.com' });
    expect(second.reply.body.result).toEqual(first.reply.body.result);
    expect(second.reply.body.isNewAccount).toBe(false);
  });

  it.each([
    ['not verified', { email_verified: false }],
    ['verified by nobody’s word', { email_verified: undefined }],
  ])('with an address that is %s opens nothing, known or unknown, with one answer', async (_, more) => {
    const known = await createBuyer(app);
    const onto = await signIn(person({ email: known.email, ...more } as ProviderPerson));
    const anew = await signIn(person(more as ProviderPerson));
    expect([onto.reply.status, onto.reply.body.code]).toEqual([403, 'PROVIDER_REFUSED']);
    expect(onto.reply.body).toEqual(anew.reply.body);
    expect(await readCurrent(onto.buyer)).toBeNull();
    expect(await readIdentities(known)).toEqual([]);
  });

  it.each([
    ['a Kelvin sign', (local: string) => `${local}\u212a@example.com`, 'k@example.com'],
    ['a full-width letter in its domain', (local: string) => `${local}@\uff45xample.com`, '@example.com'],
    ['an encoded letter', (local: string) => `${local}@exa%6dple.com`, '@example.com'],
    ['a domain in other letters', (local: string) => `${local}@bücher.example`, '@xn--bcher-kva.example'],
    ['a space before it', (local: string) => ` ${local}@example.com`, '@example.com'],
  ])('with %s in the address opens nothing under the plain one', async (_, odd, plain) => {
    const local = `ada-${randomUUID()}`;
    const { reply, buyer } = await signIn(person({ email: odd(local) }));
    expect([reply.status, reply.body.code]).toEqual([403, 'PROVIDER_REFUSED']);
    expect(await readCurrent(buyer)).toBeNull();
    expect(await app.query('select 1 from users where email = $1', [`${local}${plain}`])).toEqual([]);
  });

  it('opens a session with one step, which adds none to an account that has one already', async () => {
    const who = person();
    const { buyer } = await signIn(who);
    const ask = (each: TestBuyer) => each.call('POST', '/api/accounts/passkeys/adding', {});
    const answer = new TestAuthenticator(site).create((await ask(buyer)).body as never);
    expect((await buyer.call('POST', '/api/accounts/passkeys', { name: 'Phone', answer })).status).toBe(200);
    const { buyer: elsewhere } = await signIn(who);
    const refused = await ask(elsewhere);
    expect([refused.status, refused.body.code]).toEqual([403, 'SECOND_FACTOR_NEEDED']);
  });

  it('with the verified address of an account does not take it over: its owner signs in and links', async () => {
    const known = await createBuyer(app);
    const { buyer, reply } = await signIn(person({ email: known.email }));
    expect([reply.status, reply.body.code]).toEqual([403, 'PROVIDER_REFUSED']);
    expect(reply.body.message).toContain('link Homes Union');
    expect(await readCurrent(buyer)).toBeNull();
  });

  it('frees an address from a person who signed up with it and never confirmed it', async () => {
    const who = person();
    const squatter = new TestBuyer(app, who.email);
    await squatter.call('POST', '/api/accounts/sign-up', {
      name: 'Squatter',
      email: who.email,
      password: TEST_PASSWORD,
    });
    const { reply } = await signIn(who);
    expect(reply.body.result).toMatchObject({ email: who.email, name: 'Grace Hopper' });
    const tried = await squatter.call('POST', '/api/accounts/sign-in', {
      email: who.email,
      password: TEST_PASSWORD,
    });
    expect(tried.body.code).toBe('WRONG_CREDENTIALS');
  });

  it('believes an answer once, and from the browser that went alone', async () => {
    provider.setPerson(person());
    const [mine, theirs] = [new TestBuyer(app), new TestBuyer(app)];
    const query = await visitProvider(await depart(mine));
    expect((await finish(theirs, query)).body.code).toBe('LINK_EXPIRED');
    await depart(theirs);
    expect((await finish(theirs, query)).body.code).toBe('PROVIDER_REFUSED');
    expect((await finish(mine, query)).status).toBe(200);
    expect((await finish(mine, query)).body.code).toBe('LINK_EXPIRED');
  });

  it('refuses an answer whose state or code was changed', async () => {
    provider.setPerson(person());
    for (const name of ['state', 'code']) {
      const buyer = new TestBuyer(app);
      const query = new URLSearchParams(await visitProvider(await depart(buyer)));
      query.set(name, 'made-up');
      const reply = await finish(buyer, `?${query}`);
      expect([reply.status, reply.body.code]).toEqual([403, 'PROVIDER_REFUSED']);
    }
  });

  describe('with an ID token', () => {
    afterEach(() => provider.forgeIdToken(undefined));
    const seconds = () => Math.floor(Date.now() / 1000);

    it.each<[string, ForgedIdToken['signature'], Record<string, unknown>]>([
      ['as it should be, signed again', 'own key', {}],
      [
        'for several of which this is the authorized one',
        'own key',
        { aud: ['porchlight', 'b'], azp: 'porchlight' },
      ],
      ['that names this one alone twice', 'own key', { azp: 'porchlight' }],
    ])('%s opens an account', async (_, signature, claims) => {
      const who = person();
      provider.forgeIdToken({ signature, claims: { ...who, ...claims } });
      expect((await signIn(who)).reply.body.result).toMatchObject({ email: who.email });
    });

    it.each<[string, ForgedIdToken['signature'], () => Record<string, unknown>]>([
      ['signed by another key', 'another key', () => ({})],
      ['changed after it was signed', 'unchanged', () => ({ name: 'Somebody Else' })],
      ['that is not signed', 'none', () => ({})],
      ['of another issuer', 'own key', () => ({ iss: 'https://elsewhere.example' })],
      ['for another client', 'own key', () => ({ aud: 'somebody-else' })],
      ['for several clients, none of them authorized', 'own key', () => ({ aud: ['porchlight', 'b'] })],
      ['for several clients, another authorized', 'own key', () => ({ aud: ['porchlight', 'b'], azp: 'b' })],
      ['authorized for another client', 'own key', () => ({ azp: 'somebody-else' })],
      ['of another visit', 'own key', () => ({ nonce: 'another' })],
      ['without its visit', 'own key', () => ({ nonce: undefined })],
      ['that has expired', 'own key', () => ({ exp: seconds() - 120 })],
      ['without an end', 'own key', () => ({ exp: undefined })],
      ['of nobody', 'own key', () => ({ sub: '' })],
      ['of blanks', 'own key', () => ({ sub: '  ' })],
      ['of a subject longer than 255 characters', 'own key', () => ({ sub: 'x'.repeat(256) })],
    ])('%s opens nothing', async (_, signature, claim) => {
      const who = person();
      provider.forgeIdToken({ signature, claims: { ...who, ...claim() } });
      const { buyer, reply } = await signIn(who);
      expect([reply.status, reply.body.code]).toEqual([403, 'PROVIDER_REFUSED']);
      expect(await readCurrent(buyer)).toBeNull();
      expect(await app.query('select id from users where email = $1', [who.email])).toEqual([]);
    });
  });

  it.each([
    ['two addresses', 'x@example.org, y@example.org'],
    ['no domain', 'nobody'],
    ['a line break', 'x@example.org\nbcc: y@example.org'],
    ['more than 254 characters', `${'x'.repeat(250)}@example.org`],
  ])('that gives an address with %s opens nothing', async (_, email) => {
    const { buyer, reply } = await signIn(person({ email }));
    expect([reply.status, reply.body.code]).toEqual([403, 'PROVIDER_REFUSED']);
    expect(reply.body.message).toContain('address');
    expect(await readCurrent(buyer)).toBeNull();
  });

  it.each([
    ['5,000 letters', 'a'.repeat(5_000)],
    ['a link', 'Win at https://evil.example'],
    ['a telephone number', 'Call 800 555 0123'],
    ['two lines', 'Grace\nHopper'],
  ])('that gives a name with %s is known by the beginning of the address', async (_, name) => {
    const email = `grace-${randomUUID().replaceAll(/\d/g, 'x')}@example.com`;
    const { reply } = await signIn(person({ email, name }));
    expect(reply.body.result).toMatchObject({ name: email.split('@')[0] });
  });

  it('that gives neither a name nor an address which could be one calls the account a home buyer’s', async () => {
    const email = `call-8005550123-${randomUUID()}@example.com`;
    const { reply } = await signIn(person({ email, name: 'www.evil.example' }));
    expect(reply.body.result).toMatchObject({ name: 'Home buyer' });
  });

  it('says so when the person declined there', async () => {
    provider.setPerson(undefined);
    const buyer = new TestBuyer(app);
    const reply = await finish(buyer, await visitProvider(await depart(buyer)));
    expect(reply.body.code).toBe('PROVIDER_REFUSED');
  });

  it.each(['https://evil.example', '//evil.example', undefined])('never leads on to %s', async (next) => {
    const reply = await new TestBuyer(app).call('POST', '/api/accounts/provider/sign-in', { next });
    expect([reply.status, reply.body.code]).toEqual([400, 'BAD_INPUT']);
  });
});

describe('linking', () => {
  it('lets the person in with the provider afterwards, until it is unlinked', async () => {
    const buyer = await createBuyer(app);
    const who = person();
    expect((await link(buyer, who)).body).toMatchObject({
      purpose: 'link',
      result: null,
      isNewAccount: false,
    });
    expect(await app.readEmail(buyer.email, /was linked/i)).toContain('Homes Union');
    expect((await signIn(who)).reply.body.result).toMatchObject({ email: buyer.email });
    const [identity] = await readIdentities(buyer);
    expect(identity).toMatchObject({ provider: 'Homes Union' });
    const path = `/api/accounts/identities/${identity?.id}`;
    expect((await (await createBuyer(app)).call('DELETE', path, {})).body.code).toBe('NOT_FOUND');
    expect((await buyer.call('DELETE', path, {})).body).toEqual({ done: true });
    expect(await app.readEmail(buyer.email, /was removed/i)).toContain('/login/forgot');
    expect((await signIn(who)).reply.body.result).not.toMatchObject({ email: buyer.email });
  });

  it('works whatever the provider’s address is, because the person is signed in here', async () => {
    const buyer = await createBuyer(app);
    const { status } = await link(buyer, person({ email_verified: false }));
    expect(status).toBe(200);
    expect(await readCurrent(buyer)).toMatchObject({ email: buyer.email });
  });

  it('of an identity that belongs to another account is refused', async () => {
    const who = person();
    await signIn(who);
    const reply = await link(await createBuyer(app), who);
    expect([reply.status, reply.body.code]).toEqual([403, 'PROVIDER_REFUSED']);
  });

  it('that one person began is not finished by another', async () => {
    provider.setPerson(person());
    const [mine, theirs] = [await createBuyer(app), await createBuyer(app)];
    const { body } = await mine.call('POST', '/api/accounts/provider/link', { purpose: 'link' });
    const query = await visitProvider(String(body.url));
    const visit = /porchlight\.visit=[^;]+/.exec(mine.readCookies())?.[0];
    const session = /porchlight\.session_token=[^;]+/.exec(theirs.readCookies())?.[0];
    const cookie = `${visit}; ${session}`;
    const reply = await theirs.call('POST', '/api/accounts/provider/return', { query }, { cookie });
    expect(reply.body.code).toBe('LINK_EXPIRED');
    expect(await readIdentities(theirs)).toEqual([]);
  });

  it('and unlinking ask for a fresh proof, which the provider can give to its own', async () => {
    const who = person();
    const { buyer } = await signIn(who);
    await expireReauthentication(buyer);
    const asked = await buyer.call('POST', '/api/accounts/provider/link', { purpose: 'link' });
    expect(asked.body.code).toBe('PROOF_NEEDED');
    expect((await link(buyer, person(), 'prove')).body.code).toBe('PROVIDER_REFUSED');
    expect((await buyer.call('POST', '/api/accounts/passkeys/adding', {})).body.code).toBe('PROOF_NEEDED');
    expect((await link(buyer, who, 'prove')).body).toMatchObject({ purpose: 'prove' });
    expect((await buyer.call('POST', '/api/accounts/passkeys/adding', {})).status).toBe(200);
  });

  it('is enough to have the account deleted, from the page that asked', async () => {
    const who = person();
    const { buyer } = await signIn(who);
    const path = '/api/personal-data/deletion';
    await expireReauthentication(buyer);
    expect((await buyer.call('POST', path)).body.code).toBe('PROOF_NEEDED');
    const { body } = await link(buyer, who, 'prove', '/portal/settings/data');
    expect(body).toMatchObject({ purpose: 'prove', next: '/portal/settings/data' });
    expect((await buyer.call('POST', path)).body).toMatchObject({ canKeep: true });
  });

  it.each(['https://elsewhere.example', '//elsewhere.example'])('never leads back to %s', async (next) => {
    const { buyer } = await signIn(person());
    const reply = await buyer.call('POST', '/api/accounts/provider/link', { purpose: 'prove', next });
    expect([reply.status, reply.body.code]).toEqual([400, 'BAD_INPUT']);
  });

  it('stays when it is the only way in', async () => {
    const { buyer } = await signIn(person());
    const [identity] = await readIdentities(buyer);
    const reply = await buyer.call('DELETE', `/api/accounts/identities/${identity?.id}`, {});
    expect([reply.status, reply.body.code]).toEqual([409, 'LAST_WAY_IN']);
  });
});

describe('an installation', () => {
  it('without a provider has none to offer', async () => {
    const plain = await startTestApp();
    const buyer = new TestBuyer(plain);
    expect((await buyer.call('GET', '/api/accounts/provider')).body).toBeNull();
    const reply = await buyer.call('POST', '/api/accounts/provider/sign-in', { next: '/portal' });
    expect([reply.status, reply.body.code]).toEqual([404, 'NOT_FOUND']);
    await plain.close();
  });

  it('whose provider does not answer says so, and asks again the next time', async () => {
    const [port, providerPort] = [await findFreePort(), await findFreePort()];
    const late = await startTestApp({
      environment: {
        BASE_URL: `http://localhost:${port}`,
        OIDC_ISSUER: `http://localhost:${providerPort}`,
        OIDC_CLIENT_ID: 'porchlight',
      },
    });
    const buyer = new TestBuyer(late);
    const ask = () => buyer.call('POST', '/api/accounts/provider/sign-in', { next: '/portal' });
    const refused = await ask();
    expect([refused.status, refused.body.code]).toEqual([502, 'PROVIDER_NOT_REACHED']);
    const started = await startTestProvider(
      { client_secret: 'x', redirect_uris: [`http://localhost:${port}/login/provider`] },
      providerPort,
    );
    expect((await ask()).status).toBe(200);
    await started.close();
    await late.close();
  });

  it('without a secret proves itself with its signing key, which the provider reads here', async () => {
    const [port, providerPort] = [await findFreePort(), await findFreePort()];
    const keyed = await startTestApp({
      environment: {
        BASE_URL: `http://localhost:${port}`,
        OIDC_ISSUER: `http://localhost:${providerPort}`,
        OIDC_CLIENT_ID: 'porchlight',
      },
    });
    const started = await startTestProvider(
      {
        token_endpoint_auth_method: 'private_key_jwt',
        token_endpoint_auth_signing_alg: 'ES256',
        jwks_uri: `${keyed.origin}/.well-known/jwks.json`,
        redirect_uris: [`http://localhost:${port}/login/provider`],
      },
      providerPort,
    );
    const who = person();
    started.setPerson(who);
    const buyer = new TestBuyer(keyed);
    const { body } = await buyer.call('POST', '/api/accounts/provider/sign-in', { next: '/portal' });
    const reply = await finish(buyer, await visitProvider(String(body.url)));
    expect(reply.body.result).toMatchObject({ email: who.email });
    await started.close();
    await keyed.close();
  });
});

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
