/** The page of a new feature; each a path below its folder and a text. */
export function listWebFiles({ name, camel, pascal }) {
  return {
    [`${name}.pages.ts`]: `import { definePages } from '../../pages/define-pages.ts';

export default definePages([{ path: '/portal/${name}', file: '${name}-page.tsx', shell: 'portal' }]);
`,
    [`${name}-page.tsx`]: `import { ${camel} as text } from '@porchlight/content/en/${name}.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { api } from '../../platform/api/api.ts';
import { createSubmissionId } from '../../platform/api/submission-id.ts';
import { PageTitle } from '../../platform/page/page-title.tsx';
import { readFailure } from '../../platform/api/failure.ts';
import { showFailure } from '../../platform/toasts/show-toast.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/forms/text-area-field.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { useAccount } from '../accounts/account.queries.ts';

/** Where a buyer writes entries down and reads them. */
export default function ${pascal}Page() {
  const account = useAccount();
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const { data, isError, isFetching, refetch } = useQuery(
    api.${camel}.list.queryOptions({ enabled: Boolean(account) }),
  );
  const save = useMutation(
    api.${camel}.save.mutationOptions({
      onSuccess: () => setTyped(''),
      onError: (error) => showFailure({ title: text.notSaved, description: readFailure(error).message }),
      onSettled: () => client.invalidateQueries({ queryKey: api.${camel}.key() }),
    }),
  );

  function submit(event: SubmitEvent) {
    event.preventDefault();
    save.mutate({ id: createSubmissionId(), text: typed });
  }

  return (
    <div className="page-width grid gap-8 pt-6 pb-10">
      <PageTitle>{text.title}</PageTitle>
      <h1 className="text-[clamp(2rem,5vw,2.6rem)]">{text.title}</h1>
      <p className="text-ink-soft">{text.lead}</p>
      <form onSubmit={submit} className="grid max-w-2xl gap-4">
        <TextAreaField
          id="entry"
          label={text.label}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="primary" busy={save.isPending} className="justify-self-start">
          {text.save}
        </Button>
      </form>
      {data === undefined && isError && (
        <LoadFailed title={text.failedTitle} busy={isFetching} onRetry={() => void refetch()}>
          {text.failed}
        </LoadFailed>
      )}
      {data?.entries.length === 0 && <p className="text-ink-soft">{text.none}</p>}
      {data !== undefined && data.entries.length > 0 && (
        <ul className="grid max-w-2xl gap-3">
          {data.entries.map((entry) => (
            <li key={entry.id} className="whitespace-pre-wrap rounded-m border border-line bg-surface p-4">
              {entry.text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
`,
  };
}
