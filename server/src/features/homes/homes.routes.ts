import { requireUser } from '../../platform/http/request-context.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import type { DocumentsContext } from '../document-store/documents.service.ts';
import { setContract } from './home-contract.service.ts';
import { type HomesContext, removeHome, saveHome, setHomeOpinion } from './homes.service.ts';
import { listHomes } from './homes-rows.ts';
import { addOfferEntry } from './offer-log.service.ts';
import { loadOfferLog } from './offer-log-rows.ts';
import { removePhoto } from './photo-removal.ts';
import { arrangePhotos, describeStoredPhoto } from './photos/photos.service.ts';

export function createHomesRoutes(dependencies: HomesContext & { documents: DocumentsContext }) {
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

export function createHomePhotosRoutes(dependencies: HomesContext & { documents: DocumentsContext }) {
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
