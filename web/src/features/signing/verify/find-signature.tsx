import { locale } from '@porchlight/content/en/locale.ts';
import * as texts from '@porchlight/content/en/signing-verification.ts';
import { verification as text } from '@porchlight/content/en/signing-verification.ts';
import { formatInstant } from '@porchlight/domain/kernel/instants.ts';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../../platform/api/api.ts';
import { parseFailure } from '../../../platform/api/failure.ts';
import { useHydrated } from '../../../platform/page/hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { VerifiedFactList } from './fact-list.tsx';

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Looks up what the server knows of a signature. The id is in the address, to which the code on a certificate page links. */
export function FindSignature() {
  const [search, setSearch] = useSearchParams();
  const hydrated = useHydrated();
  const asked = hydrated ? normalize(search.get('id') ?? '') : '';
  const [typed, setTyped] = useState<string>();
  function find(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const id = normalize(typed ?? asked);
    setTyped(undefined);
    setSearch(id === '' ? {} : { id }, { preventScrollReset: true });
  }
  const isId = ID.test(asked);
  return (
    <section aria-labelledby="find" className="grid gap-5 rounded-l border border-line bg-surface p-6 sm:p-7">
      <h2 id="find" className="text-2xl">
        {text.find.title}
      </h2>
      <form onSubmit={find} className="grid gap-4">
        <TextField
          name="signature"
          label={text.find.label}
          hint={text.find.hint}
          value={typed ?? asked}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={80}
          required
          error={asked === '' || isId ? undefined : text.find.notAnId}
        />
        <Button type="submit" className="justify-self-start">
          {text.find.button}
        </Button>
      </form>
      {isId && <Found key={asked} id={asked} />}
    </section>
  );
}

function Found({ id }: { id: string }) {
  const found = useQuery(api.signing.find.queryOptions({ input: { id }, retry: false }));
  return (
    <div role="status" className="grid gap-4">
      {found.data ? (
        <>
          <Notice look="done" title={texts.signedBy(found.data.signerName)}>
            {text.find.compare}
          </Notice>
          <VerifiedFactList
            facts={[
              [
                texts.signed,
                `${formatInstant(found.data.signedAt, 'evidence', { locale })}, ${text.clocks.here}`,
              ],
              [texts.level, texts.pades(found.data.level)],
              [texts.fileHash, found.data.sha256],
              [texts.certificateHash, found.data.certificateFingerprint],
            ]}
          />
        </>
      ) : (
        <NotFound error={found.error} isPaused={found.isPaused} />
      )}
    </div>
  );
}

function NotFound({ error, isPaused }: { error: Error | null; isPaused: boolean }) {
  if (isPaused) return <Notice look="wrong" title={text.find.unreachable} />;
  if (error === null) return <p>{text.find.busy}</p>;
  const { code, message } = parseFailure(error);
  if (code === 'OFFLINE') return <Notice look="wrong" title={text.find.unreachable} />;
  return <Notice look="wrong" title={code === 'NOT_FOUND' ? text.find.notFound : message} />;
}

function normalize(typed: string): string {
  return typed.trim().toLowerCase();
}
