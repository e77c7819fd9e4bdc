import { contract } from '@porchlight/domain/contract.ts';
import type { SharedHome } from '@porchlight/domain/homes/homes.contract.ts';
import { and, asc, desc, eq } from 'drizzle-orm';
import { Failure } from '../../platform/base/failure.ts';
import { runAsSystem } from '../../platform/database/rls/run-as.ts';
import { getNetworkName } from '../../platform/http/limits/rate-limits.ts';
import { type Helper, requireHelper, requireUser } from '../../platform/http/request-context.ts';
import type { HeaderSets } from '../../platform/http/response-headers.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import type { StreamRequest, StreamRoute } from '../../platform/http/routing/stream-routes.ts';
import { serveFile } from '../../platform/http/static/send-file.ts';
import { clearCookie, setBrowserCookie } from '../accounts/sessions/browser-cookies.ts';
import { lockClosingDay } from '../date-store/lock-closing-day.ts';
import { setClosingDay } from '../date-store/set-closing-day.ts';
import { homePhotos } from '../homes/home-photos.table.ts';
import { homeOffers, homes } from '../homes/homes.table.ts';
import { decryptPhoto, groupPhotos, photoColumns, photoOrder } from '../homes/photo-rows.ts';
import { getPhotoPlace, getPhotoSize } from '../homes/photo-streams.ts';
import { endHelperSessions, helperCookie } from '../purchases/helper-sessions.ts';
import { announceToBuyers, ofPurchase } from '../purchases/membership.ts';
import { purchases } from '../purchases/purchases.table.ts';
import { giveGrant, withdrawGrant } from './grants.service.ts';
import * as helpers from './helpers.service.ts';
import { acceptInvitation, getInvitation, joinWithNewAccount, leavePurchase } from './joining.service.ts';
import * as people from './people.service.ts';
import { loadPurchase } from './purchase-view.ts';
import { loadSharedDates, loadSharedProgress } from './shared-journey.ts';
import { loadSharedMessages } from './shared-messages.ts';
import { loadSharedOwnedHome } from './shared-owned-home.ts';
import { loadSharedPlan, updateSharedPlan } from './shared-plan.ts';
import {
  findShared,
  listSharedDocuments,
  loadShared,
  loadSharedReading,
  sendSharedFile,
} from './shared-reads.ts';
import type { SharingContext } from './sharing-context.ts';

const done = { done: true } as const;

export function createSharingRoutes(context: SharingContext) {
  const { sharing } = endpoints;
  const isSecure = context.baseUrl.startsWith('https:');
  const setCookies = (headers: Headers | undefined, set: Headers) => {
    for (const [name, value] of set) headers?.append(name, value);
  };
  return {
    read: sharing.read.handler(({ context: { user } }) =>
      loadPurchase(context.database.db, requireUser({ user }).userId, context.now()),
    ),
    change: sharing.change.handler(({ context: { user }, input }) =>
      changePurchase(context, requireUser({ user }).userId, input),
    ),
    invite: sharing.invite.handler(({ context: { user }, input }) =>
      people.invite(context, requireUser({ user }), input),
    ),
    inviteAgain: sharing.inviteAgain.handler(({ context: { user }, input }) =>
      people.inviteAgain(context, requireUser({ user }), input),
    ),
    remove: sharing.remove.handler(({ context: { user }, input }) =>
      people.removePerson(context, requireUser({ user }), input.id),
    ),
    leave: sharing.leave.handler(({ context: { user } }) => leavePurchase(context, requireUser({ user }))),
    grant: sharing.grant.handler(({ context: { user }, input }) =>
      giveGrant(context, requireUser({ user }), input),
    ),
    withdraw: sharing.withdraw.handler(({ context: { user }, input }) =>
      withdrawGrant(context, requireUser({ user }), input.id),
    ),
    getInvitation: sharing.getInvitation.handler(async ({ context: { facts }, input }) => {
      await context.limits.consume('sharing-link-network', getNetworkName(facts.address));
      return getInvitation(context, input.token);
    }),
    joinWithNewAccount: sharing.joinWithNewAccount.handler(
      async ({ context: { facts, resHeaders }, input }) => {
        await context.limits.consume('sharing-link-network', getNetworkName(facts.address));
        return joinWithNewAccount(context, input, {
          headers: facts.headers,
          setCookies: (from) => setCookies(resHeaders, from),
        });
      },
    ),
    accept: sharing.accept.handler(({ context: { user }, input }) =>
      acceptInvitation(context, requireUser({ user }), input.token),
    ),
    askForLink: sharing.askForLink.handler(async ({ context: { facts }, input }) => {
      await helpers.askForLink(context, getNetworkName(facts.address), input.email);
      return done;
    }),
    signIn: sharing.signIn.handler(async ({ context: { facts, resHeaders }, input }) => {
      const token = await helpers.signInHelper(context, getNetworkName(facts.address), input.token);
      setCookies(resHeaders, setBrowserCookie(helperCookie, token, isSecure));
      return done;
    }),
    signOut: sharing.signOut.handler(async ({ context: { helper, resHeaders } }) => {
      const { addressHash } = requireHelper({ helper });
      // A helper's row-level security reaches no sessions.
      await runAsSystem(() => endHelperSessions(context.database.db, addressHash));
      setCookies(resHeaders, clearCookie(helperCookie, isSecure));
      return done;
    }),
    listShared: sharing.listShared.handler(async ({ context: { helper } }) => ({
      purchases: await helpers.listShared(context, requireHelper({ helper })),
    })),
    leaveShared: sharing.leaveShared.handler(async ({ context: { helper }, input }) => {
      await helpers.leaveShared(context, requireHelper({ helper }), input.personId);
      return done;
    }),
    sharedProgress: sharing.sharedProgress.handler(({ context: { helper }, input }) =>
      loadSharedProgress(context, requireHelper({ helper }), input.personId),
    ),
    sharedDates: sharing.sharedDates.handler(({ context: { helper }, input }) =>
      loadSharedDates(context, requireHelper({ helper }), input.personId),
    ),
    sharedPlan: sharing.sharedPlan.handler(async ({ context: { helper }, input }) => ({
      facts: await loadSharedPlan(context, requireHelper({ helper }), input.personId),
    })),
    sharedHomes: sharing.sharedHomes.handler(async ({ context: { helper }, input }) => ({
      homes: await loadSharedHomes(context, requireHelper({ helper }), input.personId),
    })),
    sharedOwnedHome: sharing.sharedOwnedHome.handler(async ({ context: { helper }, input }) => ({
      records: await loadSharedOwnedHome(context, requireHelper({ helper }), input.personId),
    })),
    sharedMessages: sharing.sharedMessages.handler(({ context: { helper }, input }) =>
      loadSharedMessages(context, requireHelper({ helper }), input),
    ),
    sharedReading: sharing.sharedReading.handler(({ context: { helper }, input }) =>
      loadSharedReading(context, requireHelper({ helper }), input),
    ),
    sharedDocuments: sharing.sharedDocuments.handler(async ({ context: { helper }, input }) => ({
      documents: await listSharedDocuments(context, requireHelper({ helper }), input.personId),
    })),
  };
}

export function createSharingStreams(context: SharingContext, headers: HeaderSets): StreamRoute[] {
  return [
    {
      endpoint: contract.sharing.sharedFile,
      headers: headers.file,
      handle: (request) => sendSharedFile(context, request),
    },
    {
      endpoint: contract.sharing.sharedPhoto,
      headers: headers.file,
      handle: (request) => sendSharedPhoto(context, request),
    },
  ];
}

type Change = {
  nickname?: string | undefined;
  propertyState?: string | null | undefined;
  county?: string | null | undefined;
  closingDay?: string | null | undefined;
};

/** What is left out stays as it is. */
async function changePurchase(context: SharingContext, userId: string, change: Change) {
  return context.database.transact(async (transaction) => {
    await lockClosingDay(transaction, userId);
    const { closingDay, ...rest } = change;
    if (closingDay !== undefined)
      await setClosingDay(transaction, { userId, day: closingDay, now: context.now(), isDate: true });
    const set = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
    if (Object.keys(set).length > 0) {
      await transaction.update(purchases).set(set).where(ofPurchase(purchases.id, userId));
      await updateSharedPlan(transaction, userId, { change: rest, now: context.now() });
    }
    await announceToBuyers(transaction, { topic: 'people', userId });
    return loadPurchase(transaction, userId, context.now());
  });
}

/** The homes of a purchase with their offers, for who was let see them: what the buyers say to each other is not among it. */
async function loadSharedHomes(
  context: SharingContext,
  helper: Helper,
  personId: string,
): Promise<SharedHome[]> {
  const purchaseId = await loadShared(context, helper, { personId, what: 'homes' });
  const { db } = context.database;
  const rows = await db
    .select()
    .from(homes)
    .where(eq(homes.purchaseId, purchaseId))
    .orderBy(desc(homes.changedAt), homes.id);
  const offers = await db
    .select()
    .from(homeOffers)
    .where(eq(homeOffers.purchaseId, purchaseId))
    .orderBy(asc(homeOffers.place));
  const photos = groupPhotos(
    await db
      .select({ homeId: homePhotos.homeId, photo: photoColumns })
      .from(homePhotos)
      .where(eq(homePhotos.purchaseId, purchaseId))
      .orderBy(...photoOrder),
  );
  const byHome = Map.groupBy(offers, ({ homeId }) => homeId);
  return rows.map(({ purchaseId: _purchase, userId: _user, changedAt: _changed, ...home }) => ({
    ...home,
    photos: photos.get(home.id) ?? [],
    entries: (byHome.get(home.id) ?? []).map(({ id, kind, by, at, answers, terms }) => ({
      ...{ id, kind, by, answers, terms, at: at.toISOString() },
    })),
  }));
}

/**
 * GET /api/shared/{personId}/homes/{id}/photos/{photoId}/content. Small pictures belong to the list of homes, which left its line when it was
 * read; a photo that is opened whole leaves one of its own.
 */
async function sendSharedPhoto(context: SharingContext, request: StreamRequest): Promise<void> {
  const helper = requireHelper(request);
  const size = getPhotoSize(request);
  const { id, photoId } = getPhotoPlace(request);
  const { personId = '' } = request.parameters;
  const what = 'homes';
  const purchaseId = await findShared(context, helper, { personId, what });
  const [row] = await context.database.db
    .select({ photo: homePhotos, address: homes.address })
    .from(homePhotos)
    .innerJoin(homes, and(eq(homes.purchaseId, homePhotos.purchaseId), eq(homes.id, homePhotos.homeId)))
    .where(and(eq(homePhotos.purchaseId, purchaseId), eq(homePhotos.homeId, id), eq(homePhotos.id, photoId)));
  if (row === undefined) throw new Failure('NOT_FOUND');
  if (size === 'whole') await loadShared(context, helper, { personId, what, detail: row.address });
  await serveFile(request, decryptPhoto(context.documents, row.photo, size));
}
