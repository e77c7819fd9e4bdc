import type {
  PlacedField,
  SignatureMark,
  SignedPageSize,
} from '@porchlight/domain/signing/signature-marks.ts';
import type { SealingIdentity, SealLevel, TimestampService } from '@porchlight/pdf/sign/signing.types.ts';

/** What a PDF is like, as far as signing it goes. */
export type PdfInspection = {
  /** As shown: crop box and rotation counted in, in points. */
  pages: SignedPageSize[];
  /** Signatures that the file already has, made here or elsewhere. */
  signatures: number;
  /** A place for the signature on the last page where the page is empty, as far as could be seen. */
  freePlace: PlacedField;
  /** The certification of the file (ISO 32000-2 12.8.2.2, P = 2) allows signatures and nothing beside them: one field alone. */
  onlyOneField: boolean;
};

export type SealRequest = {
  pdf: Uint8Array;
  mark: SignatureMark;
  /** None: the signature is there and nothing of it is to be seen. */
  fields: readonly PlacedField[];
  /** Calendar date at the signer, `2026-11-21`, for date fields. */
  date: string;
  signer: { name: string };
  /** Also the name of the signature's field, so a file shows which signature it carries. */
  signatureId: string;
  signedAt: Date;
  identity: SealingIdentity;
  timestamps: TimestampService | undefined;
};

export type SealedDocument = {
  /** The bytes that came in, then one incremental update. */
  bytes: Uint8Array;
  /** SHA-256 as hex. */
  sha256Before: string;
  sha256After: string;
  level: SealLevel;
  /** Why there is no time-stamp although a service is configured; for the log, never for the buyer. */
  timestampProblem: string | undefined;
};

/** What a certificate page shows of one signature. Instants are UTC. */
export type SigningEvidence = {
  signatureId: string;
  siteName: string;
  /** The origin people open; the page's code leads to `<baseUrl>/verify?id=<signatureId>`. */
  baseUrl: string;
  documentName: string;
  pageCount: number;
  signer: { name: string; email: string };
  consent: { version: string; givenAt: Date };
  openedAt: Date;
  readAt: Date;
  signedAt: Date;
  /** Network address of the signer's browser, and what the browser calls itself. */
  address: string;
  browser: string;
  sha256Before: string;
  sha256After: string;
  level: SealLevel;
  /** SHA-256 of the certificate the document was sealed with, as hex. */
  certificateFingerprint: string;
};
