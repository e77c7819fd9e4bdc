import * as oidc from 'openid-client';
import { Failure } from '../../../platform/base/failure.ts';
import type { SigningKey } from '../../../platform/base/signing-key.ts';
import { derive, deriveState } from './provider-visit.ts';

/** Where accounts can be linked from: any provider of OpenID Connect. */
export type IdentityProviderSettings = {
  issuer: string;
  clientId: string;
  /** Without it the installation proves itself with its own signing key (private_key_jwt, RFC 7523). */
  clientSecret: string | undefined;
  name: string;
};

/** What the provider says of the person who comes back from it. `subject` is theirs for good. */
export type ProvidedIdentity = {
  subject: string;
  email: string | undefined;
  isEmailVerified: boolean;
  name: string | undefined;
};

export type IdentityProvider = {
  /** Of the linked rows: another provider's subjects are other people. */
  id: string;
  name: string;
  /** The address to send the browser to; `fresh` when the person has to show again who they are. */
  depart(visitSecret: string, fresh: boolean): Promise<string>;
  /**
   * Reads the address that the browser came back with: state, PKCE and the ID token have to be right, the latter in its signature, issuer,
   * audience, authorized party, expiry, nonce and subject (OpenID Connect Core 3.1.3.7).
   */
  arrive(visitSecret: string, query: string, fresh: boolean): Promise<ProvidedIdentity>;
};

/** How old a sign-in at the provider may be where a fresh one is asked for, in seconds. */
const FRESH_SECONDS = 300;
const TIMEOUT_SECONDS = 5;

/** Asks the provider about itself when it is first needed, and again if that failed: it may be down when we start. */
export function createIdentityProvider(
  settings: IdentityProviderSettings,
  baseUrl: string,
  signingKey: SigningKey,
): IdentityProvider {
  const returnAddress = `${baseUrl}/login/provider`;
  let discovered: Promise<oidc.Configuration> | undefined;

  function discover(): Promise<oidc.Configuration> {
    discovered ??= readProvider(settings, signingKey).catch((error: unknown) => {
      discovered = undefined;
      throw new Failure('PROVIDER_NOT_REACHED', { cause: error });
    });
    return discovered;
  }

  return {
    id: `oidc:${settings.issuer}`,
    name: settings.name,
    async depart(visitSecret, fresh) {
      const url = oidc.buildAuthorizationUrl(await discover(), {
        redirect_uri: returnAddress,
        scope: 'openid email profile',
        state: deriveState(visitSecret),
        nonce: derive(visitSecret, 'nonce'),
        code_challenge: await oidc.calculatePKCECodeChallenge(derive(visitSecret, 'verifier')),
        code_challenge_method: 'S256',
        ...(fresh ? { prompt: 'login', max_age: String(FRESH_SECONDS) } : {}),
      });
      return url.href;
    },
    async arrive(visitSecret, query, fresh) {
      const configuration = await discover();
      try {
        const tokens = await oidc.authorizationCodeGrant(configuration, new URL(`${returnAddress}${query}`), {
          expectedState: deriveState(visitSecret),
          expectedNonce: derive(visitSecret, 'nonce'),
          pkceCodeVerifier: derive(visitSecret, 'verifier'),
          idTokenExpected: true,
          ...(fresh ? { maxAge: FRESH_SECONDS } : {}),
        });
        const claims = tokens.claims();
        if (!claims || !isForUs(claims, settings.clientId)) throw new Failure('PROVIDER_REFUSED');
        const hasEmail = claims.email !== undefined;
        const said = hasEmail
          ? claims
          : await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub);
        return {
          subject: claims.sub,
          // As it came: an address with spaces around it is refused and not mended.
          email: typeof said.email === 'string' && said.email !== '' ? said.email : undefined,
          isEmailVerified: said.email_verified === true,
          name: readText(said.name),
        };
      } catch (error) {
        throw toFailure(error);
      }
    },
  };
}

/** OpenID Connect Core 2: at most 255 ASCII characters. */
const SUBJECT = /^(?=.*\S)[\x20-\x7e]{1,255}$/;

/** What the library leaves open: a subject that names someone, and an authorized party also where the audience is this client alone. */
function isForUs({ sub, azp }: oidc.IDToken, clientId: string): boolean {
  return SUBJECT.test(sub) && (azp === undefined || azp === clientId);
}

async function readProvider(settings: IdentityProviderSettings, signingKey: SigningKey) {
  const { issuer, clientId, clientSecret } = settings;
  const isOpen = issuer.startsWith('http:');
  const proof =
    clientSecret === undefined
      ? oidc.PrivateKeyJwt({ key: await toCryptoKey(signingKey), kid: signingKey.id })
      : oidc.ClientSecretBasic(clientSecret);
  return oidc.discovery(new URL(issuer), clientId, undefined, proof, {
    timeout: TIMEOUT_SECONDS,
    // The library trusts the connection to the token endpoint and does not check the signature unless this is set. Only a provider on this
    // machine may be without encryption.
    execute: [oidc.enableNonRepudiationChecks, ...(isOpen ? [oidc.allowInsecureRequests] : [])],
  });
}

function toCryptoKey({ privateKey }: SigningKey): Promise<oidc.CryptoKey> {
  const pkcs8 = privateKey.export({ format: 'der', type: 'pkcs8' });
  return crypto.subtle.importKey(
    'pkcs8',
    new Uint8Array(pkcs8),
    { name: 'ECDSA', namedCurve: 'P-256' },
    false,
    ['sign'],
  );
}

function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const isNetwork = error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError');
  return new Failure(isNetwork ? 'PROVIDER_NOT_REACHED' : 'PROVIDER_REFUSED', { cause: error });
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
