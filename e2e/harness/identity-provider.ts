import { randomUUID } from 'node:crypto';
import { startTestProvider } from '../../testing/outside-world/test-provider.ts';

/** A provider of OpenID Connect for the browser tests: each new browser is a new person. */
const { BASE_URL: baseUrl = '', PORT: port } = process.env;
const provider = await startTestProvider(
  {
    token_endpoint_auth_method: 'private_key_jwt',
    token_endpoint_auth_signing_alg: 'ES256',
    jwks_uri: `${baseUrl}/.well-known/jwks.json`,
    redirect_uris: [`${baseUrl}/login/provider`],
  },
  Number(port),
);
provider.setPerson(() => {
  const sub = randomUUID();
  return { sub, email: `${sub}@example.com`, email_verified: true, name: 'Grace Hopper' };
});
