import { downloadTitles } from '@porchlight/content/en/personal-data.ts';
import { byAccount, INNER, SECRET } from '../../platform/database/owned-rows.ts';
import { ALL, APPEND, bothMay, helpersToo, NO_DELETE } from '../../platform/database/rls/database-grants.ts';
import { defineFeature } from '../../platform/feature.ts';
import type { DocumentsContext } from '../document-store/documents.service.ts';
import { homePhotos } from './home-photos.table.ts';
import { createHomePhotosRoutes, createHomesRoutes } from './homes.routes.ts';
import type { HomesContext } from './homes.service.ts';
import { homeContracts, homeOffers, homeOpinions, homes } from './homes.table.ts';
import { createPhotoStreams } from './photos/photo-streams.ts';

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
