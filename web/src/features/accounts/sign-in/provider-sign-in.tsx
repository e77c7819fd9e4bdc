import * as texts from '@porchlight/content/en/accounts-sign-in.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { pageApi } from '../../../platform/api/page-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Problem } from '../../../ui/forms/problem.tsx';
import { useSend } from '../../../ui/forms/use-send.ts';

/** The provider that the operator set, if there is one. */
export default function ProviderSignIn({ next }: { next: string }) {
  const { data: provider } = useQuery(pageApi.identities.provider.queryOptions());
  const start = useMutation(pageApi.identities.startSignIn.mutationOptions());
  const { send, busy, problem } = useSend(async () => {
    const { url } = await start.mutateAsync({ next });
    window.location.assign(url);
  });
  if (!provider) return null;
  return (
    <div className="grid gap-2">
      <Button busy={busy} onClick={() => void send(undefined)}>
        {texts.continueWith(provider.name)}
      </Button>
      <Problem>{problem}</Problem>
    </div>
  );
}
