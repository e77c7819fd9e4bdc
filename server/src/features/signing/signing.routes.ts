import { fileName } from '@porchlight/content/en/signing.ts';
import { contract } from '@porchlight/domain/contract.ts';
import { Failure } from '../../platform/base/failure.ts';
import { getNetworkName } from '../../platform/http/limits/rate-limits.ts';
import { requireUser } from '../../platform/http/request-context.ts';
import type { HeaderSets } from '../../platform/http/response-headers.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import type { StreamRequest, StreamRoute } from '../../platform/http/routing/stream-routes.ts';
import { type SentFile, serveFile } from '../../platform/http/static/send-file.ts';
import type { ByteRange } from '../../platform/storage/storage.ts';
import { readFile } from '../document-store/documents.service.ts';
import { getCertificateFile } from './certificate-pages.service.ts';
import {
  acceptAddressedInvitation,
  acceptSignerInvitation,
  listToSign,
} from './invitations/invited-signers.service.ts';
import * as invitations from './invitations/signing-invitations.service.ts';
import { listCertificates } from './sealing/sealing-certificates.service.ts';
import * as signatures from './signatures.service.ts';
import { getSignerOf, type SigningContext } from './signing-context.ts';
import { renderDemonstration } from './steps/demonstration.ts';
import * as signer from './steps/signer.service.ts';
import { completeSigning } from './steps/signing-completing.service.ts';
import * as opening from './steps/signing-opening.service.ts';
import { prepareSigning } from './steps/signing-preparing.service.ts';

const done = { done: true } as const;

export function createSigningRoutes(dependencies: SigningContext) {
  const { signing } = endpoints;
  return {
    getSigner: signing.getSigner.handler(({ context }) =>
      signer.getSigner(dependencies, requireUser(context)),
    ),
    giveConsent: signing.giveConsent.handler(({ context, input }) =>
      signer.giveConsent(dependencies, getSignerOf(context), input),
    ),
    withdrawConsent: signing.withdrawConsent.handler(({ context }) =>
      signer.withdrawSigningConsent(dependencies, getSignerOf(context)),
    ),
    saveSignature: signing.saveSignature.handler(({ context, input }) =>
      signer.saveSignature(dependencies, requireUser(context), input.mark),
    ),
    forgetSignature: signing.forgetSignature.handler(({ context }) =>
      signer.forgetSignature(dependencies, requireUser(context)),
    ),
    open: signing.open.handler(({ context, input }) =>
      opening.startSigning(dependencies, getSignerOf(context), input.id),
    ),
    confirmRead: signing.confirmRead.handler(async ({ context, input }) => {
      await opening.confirmRead(dependencies, getSignerOf(context), input.id);
      return done;
    }),
    prepare: signing.prepare.handler(({ context, input }) =>
      prepareSigning(dependencies, getSignerOf(context), input),
    ),
    complete: signing.complete.handler(({ context, input }) =>
      completeSigning(dependencies, getSignerOf(context), input.id),
    ),
    discard: signing.discard.handler(async ({ context, input }) => {
      await opening.discardSigning(dependencies, getSignerOf(context), input.id);
      return done;
    }),
    listSignatures: signing.listSignatures.handler(({ context, input }) =>
      signatures.listSignatures(dependencies, requireUser(context).userId, input.id),
    ),
    invite: signing.invite.handler(({ context, input }) =>
      invitations.inviteSigner(dependencies, getSignerOf(context), input),
    ),
    revokeInvitation: signing.revokeInvitation.handler(async ({ context, input }) => {
      await invitations.revokeInvitation(dependencies, getSignerOf(context), input.id);
      return done;
    }),
    acceptInvitation: signing.acceptInvitation.handler(({ context, input }) =>
      acceptSignerInvitation(dependencies, getSignerOf(context), input.token),
    ),
    acceptAddressed: signing.acceptAddressed.handler(({ context, input }) =>
      acceptAddressedInvitation(dependencies, getSignerOf(context), input.id),
    ),
    listToSign: signing.listToSign.handler(({ context }) =>
      listToSign(dependencies, requireUser(context).userId),
    ),
    find: signing.find.handler(async ({ context, input }) => {
      await dependencies.limits.consume('signature-network', getNetworkName(context.facts.address));
      return signatures.findSignature(dependencies, input.id);
    }),
    certificates: signing.certificates.handler(() => listCertificates(dependencies)),
  };
}

export function createSigningStreams(dependencies: SigningContext, headers: HeaderSets): StreamRoute[] {
  const { signing } = contract;
  const route = (
    endpoint: StreamRoute['endpoint'],
    open: (userId: string, request: StreamRequest) => Promise<SentFile>,
  ) => ({
    endpoint,
    headers: headers.file,
    handle: async (request: StreamRequest) =>
      serveFile(request, await open(requireUser(request).userId, request)),
  });
  return [
    route(signing.demonstration, async (userId) => {
      const bytes = await renderDemonstration(dependencies, userId);
      return toPdf('Demonstration.pdf', 'demonstration', bytes);
    }),
    route(signing.pages, async (userId, { parameters }) => {
      const id = readId(parameters);
      const { document, readPlaced } = await opening.loadSignedPages(dependencies, userId, id);
      if (document.type !== 'application/pdf') return toPdf(document.name, id, await readPlaced());
      const read = (range?: ByteRange) => readFile(dependencies.documents, document, range);
      const { name, type, size } = document;
      return { name, type, size, etag: `"${id}"`, read };
    }),
    route(signing.certificate, async (userId, { parameters }) => {
      const id = readId(parameters);
      await signatures.findOwnSignature(dependencies.database.db, userId, id);
      const page = await getCertificateFile(dependencies, id);
      const read = (range?: ByteRange) => readFile(dependencies.documents, page, range);
      const name = fileName(id);
      return { name, type: 'application/pdf', size: page.size, etag: `"${id}-${page.size}"`, read };
    }),
    route(signing.original, async (userId, { parameters }) => {
      const id = readId(parameters);
      const original = await signatures.findOriginal(dependencies, userId, id);
      const { name, type, length } = original;
      const read = signatures.getOriginal(dependencies, original);
      return { name, type, size: length, etag: `"${id}-${length}"`, read };
    }),
  ];
}

function toPdf(name: string, tag: string, bytes: Uint8Array): SentFile {
  const { length } = bytes;
  async function* read() {
    // A copy: what was sent is freed.
    yield bytes.slice();
  }
  return { name, type: 'application/pdf', size: length, etag: `"${tag}-${length}"`, isWhole: true, read };
}

function readId(parameters: Record<string, string>): string {
  const id = parameters.id ?? '';
  if (!UUID.test(id)) throw new Failure('NOT_FOUND');
  return id;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
