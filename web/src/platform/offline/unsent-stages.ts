import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { getCompletedStages } from './completed-stages.ts';

/** Sends the stages that the browser alone has, and gives how many the server still does not have. */
export function useSendStages(): () => Promise<number> {
  const queryClient = useQueryClient();
  const { mutateAsync: send } = useMutation(api.guide.addStages.mutationOptions());
  return async () => {
    const own = getCompletedStages();
    if (own.length === 0) return 0;
    const known = queryClient.getQueryData(api.guide.progress.queryKey())?.stages ?? [];
    const unsent = own.filter((slug) => !known.includes(slug));
    if (unsent.length === 0) return 0;
    try {
      const { stages } = await send({ stages: unsent });
      return unsent.filter((slug) => !stages.includes(slug)).length;
    } catch {
      return unsent.length;
    }
  };
}
