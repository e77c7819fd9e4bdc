import type { SigningKey } from '../../../../platform/signing-key.ts';
import type { IdentityProvider, IdentityProviderSettings } from './identity-provider.ts';

/** The provider that accounts can be linked from, where the operator names one; otherwise nothing is loaded. */
export async function openProvider(
  settings: IdentityProviderSettings | undefined,
  baseUrl: string,
  signingKey: SigningKey,
): Promise<IdentityProvider | undefined> {
  if (!settings) return undefined;
  const { createIdentityProvider } = await import('./identity-provider.ts');
  return createIdentityProvider(settings, baseUrl, signingKey);
}
