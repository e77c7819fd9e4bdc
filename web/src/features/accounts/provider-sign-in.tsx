import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from './problem.tsx';
import { useSend } from './use-send.ts';

/** The provider that the operator set, if there is one. */
export default function ProviderSignIn({ next }: { next: string }) {
  const { data: provider } = useQuery(api.identities.provider.queryOptions());
  const start = useMutation(api.identities.startSignIn.mutationOptions());
  const { send, busy, problem } = useSend(async () => {
    const { url } = await start.mutateAsync({ next });
    window.location.assign(url);
  });
  if (!provider) return null;
  return (
    <div className="grid gap-2">
      <Button busy={busy} onClick={() => void send(undefined)}>
        Continue with {provider.name}
      </Button>
      <Problem>{problem}</Problem>
    </div>
  );
}
