import { createHmac } from 'node:crypto';

/** Makes what stays of an address that is erased: it says whether another address is the same one, and nothing else. */
export type AddressFingerprints = { make(email: string): string };

/** HMAC-SHA-256 under a key of the installation: a plain fingerprint of an address could be found by trying addresses. */
export function createAddressFingerprints(secret: string): AddressFingerprints {
  const key = createHmac('sha256', secret).update('porchlight forgotten addresses').digest();
  return { make: (email) => createHmac('sha256', key).update(email).digest('base64url') };
}
