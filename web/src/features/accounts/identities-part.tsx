import type { SignInMethods } from '@porchlight/domain/accounts/account-settings.contract.ts';
import { formatShortDate } from '@porchlight/domain/shared/formats.ts';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { showSuccess } from '../../platform/show-toast.ts';
import { Button } from '../../ui/button.tsx';
import { focusCardTitle, SectionCard } from '../../ui/section-card.tsx';
import { useReadAgain } from './account-settings.queries.ts';
import { Problem } from './problem.tsx';
import { useProof } from './use-proof.tsx';
import { useSend } from './use-send.ts';

/** Links and unlinks the provider that the operator set; not there when there is none. */
export function IdentitiesPart({ methods: { provider, identities } }: { methods: SignInMethods }) {
  if (provider === null && identities.length === 0) return null;
  return (
    <SectionCard id="linked" title="Linked sign-in">
      {identities.length > 0 && (
        <ul className="grid gap-5">
          {identities.map((identity) => (
            <Linked key={identity.id} {...identity} />
          ))}
        </ul>
      )}
      {provider !== null && identities.length === 0 && <LinkButton name={provider} />}
    </SectionCard>
  );
}

function Linked({ id, provider, linkedAt }: SignInMethods['identities'][number]) {
  const readAgain = useReadAgain();
  const { withProof, question } = useProof();
  const unlink = useMutation(api.identities.unlink.mutationOptions());
  const { send, busy, problem } = useSend(async () => {
    await withProof(() => unlink.mutateAsync({ id }));
    await readAgain();
    focusCardTitle('linked');
    showSuccess({ title: `${provider} is unlinked` });
  });
  return (
    <li className="grid gap-2">
      {question}
      <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-2">
        <p className="grid gap-0.5">
          <span className="font-semibold">{provider}</span>
          <span className="text-[.9375rem] text-ink-soft">Linked {formatShortDate(linkedAt)}</span>
        </p>
        <Button
          size="small"
          busy={busy}
          aria-label={`Unlink ${provider}`}
          onClick={() => void send(undefined)}
        >
          Unlink
        </Button>
      </div>
      <Problem>{problem}</Problem>
    </li>
  );
}

function LinkButton({ name }: { name: string }) {
  const { withProof, question } = useProof();
  const startLink = useMutation(api.identities.startLink.mutationOptions());
  const { send, busy, problem } = useSend(async () => {
    const { url } = await withProof(() => startLink.mutateAsync({ purpose: 'link' }));
    window.location.assign(url);
  });
  return (
    <div className="grid gap-3">
      {question}
      <p>Link {name} to sign in with it as well.</p>
      <Problem>{problem}</Problem>
      <p>
        <Button size="small" busy={busy} onClick={() => void send(undefined)}>
          Link {name}
        </Button>
      </p>
    </div>
  );
}
