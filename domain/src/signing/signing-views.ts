import * as z from 'zod/mini';
import { instantField } from '../kernel/fields.ts';
import { pageSize, placedField, signatureMark } from './signature-marks.ts';

/** What a signer has agreed to and keeps. `consent` is nothing before it was given and after it was withdrawn. */
export const signerView = z.object({
  name: z.string(),
  consent: z.nullable(z.object({ version: z.string(), givenAt: instantField })),
  savedSignature: z.nullable(signatureMark),
});
export type SignerView = z.infer<typeof signerView>;

/** PAdES baseline levels (ETSI EN 319 142-1): B-T carries a time-stamp of a service, B-B the server's own time. */
export const sealLevels = ['B-B', 'B-T'] as const;

/** One signature on a document. `own`: the caller made it. */
export const signatureView = z.object({
  id: z.uuid(),
  signerName: z.string(),
  signedAt: instantField,
  own: z.boolean(),
  level: z.enum(sealLevels),
});
export type SignatureView = z.infer<typeof signatureView>;

export const invitationStates = ['open', 'accepted', 'signed', 'expired', 'revoked'] as const;

/** Someone asked to sign as well. */
export const invitationView = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  state: z.enum(invitationStates),
  expiresAt: instantField,
});
export type InvitationView = z.infer<typeof invitationView>;

/** A document on its way to a signature: nothing is changed before it is completed. */
export const openSigningSchema = z.object({
  id: z.uuid(),
  documentName: z.string(),
  pages: z.array(pageSize),
  /** Whether the signer has confirmed having seen every page. */
  read: z.boolean(),
  /** A place for the signature that is free on the last page; the signer may move it. */
  suggestedField: placedField,
});
export type OpenSigningView = z.infer<typeof openSigningSchema>;

/** A document of someone else that the buyer was asked to sign. */
export const documentToSign = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.string(),
  size: z.int(),
  ownerName: z.string(),
  signedAt: z.nullable(instantField),
});
export type DocumentToSign = z.infer<typeof documentToSign>;

/** A certificate this installation signs or signed with (RFC 5280), first the one in use. */
export const sealingCertificate = z.object({
  /** SHA-256 of the certificate, as hex. */
  fingerprint: z.string(),
  pem: z.string(),
  notBefore: instantField,
  notAfter: instantField,
  inUse: z.boolean(),
});
export type SealingCertificate = z.infer<typeof sealingCertificate>;

/** What anyone who holds a signature's id may know of it: what its certificate page says, without addresses. */
export const foundSignature = z.object({
  id: z.uuid(),
  signerName: z.string(),
  signedAt: instantField,
  level: z.enum(sealLevels),
  /** SHA-256 of the whole sealed file, as hex. */
  sha256: z.string(),
  certificateFingerprint: z.string(),
});
export type FoundSignature = z.infer<typeof foundSignature>;
