import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import type { HomePhoto } from '@porchlight/domain/homes/home-photos.ts';
import { Failure } from '../../platform/base/failure.ts';
import type { Database } from '../../platform/database/database.ts';
import { byAccount, INNER, SECRET } from '../../platform/database/owned-rows.ts';
import { ALL, APPEND, bothMay, helpersToo, NO_DELETE } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import { requireUser } from '../../platform/http/request-context.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import type { DocumentsContext } from '../document-store/documents.service.ts';
import { announceToBuyers, lockPurchase } from '../purchases/membership.ts';
import { setContract } from './home-contract.service.ts';
import { homePhotos } from './home-photos.table.ts';
import { type HomesContext, removeHome, saveHome, setHomeOpinion } from './homes.service.ts';
import { homeContracts, homeOffers, homeOpinions, homes } from './homes.table.ts';
import { listHomes, loadOfferLog } from './homes-rows.ts';
import { addOfferEntry } from './offer-log.service.ts';
import { listPhotos, ofPhoto, type PhotoPlace, photoColumns, removePhoto } from './photo-rows.ts';
import { createPhotoStreams } from './photo-streams.ts';

type Parts = HomesContext & { documents: DocumentsContext };

/** Homes belong to a purchase; what a buyer says of one is read by both buyers and by no one else. */
export const homesFeature = defineFeature({
  name: 'homes',
  tables: [
    {
      table: homes,
      grants: helpersToo(bothMay(ALL)),
      owned: {
        file: 'homes',
        title: downloadTitles.homes,
        owned: byAccount(homes.userId),
        counted: 'journeyEntries',
      },
    },
    {
      table: homeOpinions,
      grants: bothMay(ALL),
      owned: {
        file: 'home-opinions',
        title: downloadTitles['home-opinions'],
        owned: byAccount(homeOpinions.userId),
        counted: 'journeyEntries',
      },
    },
    {
      table: homeOffers,
      grants: helpersToo(bothMay(APPEND)),
      owned: {
        file: 'home-offers',
        title: downloadTitles['home-offers'],
        owned: byAccount(homeOffers.userId),
        counted: 'journeyEntries',
      },
    },
    {
      table: homeContracts,
      grants: helpersToo(bothMay(NO_DELETE)),
      owned: {
        file: 'home-contracts',
        title: downloadTitles['home-contracts'],
        owned: byAccount(homeContracts.userId),
        counted: 'journeyEntries',
      },
    },
    {
      table: homePhotos,
      grants: helpersToo(bothMay(ALL)),
      owned: {
        file: 'home-photos',
        title: downloadTitles['home-photos'],
        owned: byAccount(homePhotos.userId),
        left: { storagePath: INNER, wrappedKey: SECRET, smallSize: INNER },
        counted: 'journeyEntries',
      },
    },
  ],
  routes: (parts: Parts) => ({ homes: createHomesRoutes(parts), homePhotos: createHomePhotosRoutes(parts) }),
  streams: ({ documents }: Parts, headers) => createPhotoStreams(documents, headers),
});

function createHomesRoutes(dependencies: HomesContext & { documents: DocumentsContext }) {
  const { homes } = endpoints;
  return {
    list: homes.list.handler(({ context }) =>
      listHomes(dependencies.database.db, requireUser(context).userId, dependencies.now()),
    ),
    save: homes.save.handler(({ context, input }) =>
      saveHome(dependencies, requireUser(context).userId, input),
    ),
    remove: homes.remove.handler(({ context, input }) =>
      removeHome(dependencies, requireUser(context).userId, input.id),
    ),
    setOpinion: homes.setOpinion.handler(({ context, input }) =>
      setHomeOpinion(dependencies, requireUser(context).userId, input),
    ),
    readLog: homes.readLog.handler(({ context, input }) =>
      loadOfferLog(dependencies.database.db, requireUser(context).userId, {
        homeId: input.id,
        now: dependencies.now(),
      }),
    ),
    addEntry: homes.addEntry.handler(({ context, input }) =>
      addOfferEntry(dependencies, requireUser(context).userId, input),
    ),
    setContract: homes.setContract.handler(({ context, input }) =>
      setContract(dependencies, requireUser(context).userId, input),
    ),
  };
}

function createHomePhotosRoutes(dependencies: HomesContext & { documents: DocumentsContext }) {
  const { homePhotos } = endpoints;
  return {
    describe: homePhotos.describe.handler(({ context, input }) =>
      describeStoredPhoto(dependencies, requireUser(context).userId, input),
    ),
    arrange: homePhotos.arrange.handler(({ context, input }) =>
      arrangePhotos(dependencies, requireUser(context).userId, input),
    ),
    remove: homePhotos.remove.handler(({ context, input }) =>
      removePhoto(dependencies.documents, requireUser(context).userId, input),
    ),
  };
}

/** Stores the caption of a photo; an empty caption is none. NOT_FOUND where the purchase has no such photo. */
async function describeStoredPhoto(
  context: HomesContext,
  userId: string,
  { caption, ...place }: PhotoPlace & { caption: string },
): Promise<HomePhoto> {
  return change(context, userId, async (transaction) => {
    const [row] = await transaction
      .update(homePhotos)
      .set({ caption })
      .where(ofPhoto(userId, place))
      .returning(photoColumns);
    if (row === undefined) throw new Failure('NOT_FOUND');
    return row;
  });
}

/** Puts the photos named first, in their order, and the others behind them as they were. NOT_FOUND where the home has none of them. */
async function arrangePhotos(
  context: HomesContext,
  userId: string,
  { id, photoIds }: { id: string; photoIds: readonly string[] },
): Promise<{ done: true }> {
  return change(context, userId, async (transaction) => {
    const stored = ((await listPhotos(transaction, userId, id)).get(id) ?? []).map((photo) => photo.id);
    const named = [...new Set(photoIds)].filter((each) => stored.includes(each));
    if (named.length === 0) throw new Failure('NOT_FOUND');
    const ordered = [...named, ...stored.filter((each) => !named.includes(each))];
    for (const [place, photoId] of ordered.entries())
      await transaction.update(homePhotos).set({ place }).where(ofPhoto(userId, { id, photoId }));
    return { done: true as const };
  });
}

async function change<Result>(
  { database }: HomesContext,
  userId: string,
  write: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return database.transact(async (transaction) => {
    await lockPurchase(transaction, 'homes', userId);
    const result = await write(transaction);
    await announceToBuyers(transaction, { topic: 'homes', userId });
    return result;
  });
}
