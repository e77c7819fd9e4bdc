import * as texts from '@porchlight/content/en/homes-photos.ts';
import { useQueryClient } from '@tanstack/react-query';
import { parseFailure } from '../../../platform/api/failure.ts';
import { pageApi } from '../../../platform/api/page-api.ts';
import { showFailure, showSuccess } from '../../../platform/toasts/show-toast.ts';

/** What is changed of the photos of one home; the homes are read again after each change. */
export function usePhotoChanges(id: string) {
  const queryClient = useQueryClient();
  /** Whether it was stored; where not, a toast says why. */
  async function keep(call: Promise<unknown>, title: string): Promise<boolean> {
    try {
      await call;
      await queryClient.invalidateQueries({ queryKey: pageApi.homes.key() });
      showSuccess({ title });
      return true;
    } catch (error) {
      showFailure({ title: texts.notSaved, description: parseFailure(error).message });
      return false;
    }
  }
  return {
    describe: (photoId: string, caption: string) =>
      keep(pageApi.homePhotos.describe.call({ id, photoId, caption }), texts.captionSaved),
    arrange: (photoIds: string[], title: string) =>
      keep(pageApi.homePhotos.arrange.call({ id, photoIds }), title),
    remove: (photoId: string) => keep(pageApi.homePhotos.remove.call({ id, photoId }), texts.removed),
  };
}
