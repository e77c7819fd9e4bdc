import { useQueryClient } from '@tanstack/react-query';
import { staffApi } from '../../platform/api/staff-api.ts';

/** Reads everything of the desk again, also after a refusal: another member may have changed it. */
export function useReadDeskAgain(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    void client.invalidateQueries({ queryKey: ['staff-waiting'] });
    await client.invalidateQueries({ queryKey: staffApi.programDesk.key() });
  };
}
