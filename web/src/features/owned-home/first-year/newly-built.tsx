import * as texts from '@porchlight/content/en/owned-home/first-year.ts';
import * as pageTexts from '@porchlight/content/en/owned-home/page.ts';
import { findRecord, type HomeRecord } from '@porchlight/domain/owned-home/home-record.ts';
import { constructionKind } from '@porchlight/domain/owned-home/kinds/construction.ts';
import { useState } from 'react';
import { readFailure } from '../../../platform/api/failure.ts';
import { showFailure } from '../../../platform/toasts/show-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { useHomeRecordChanges } from '../owned-home.queries.ts';

/** Whether the house was bought new: asked once, and changed with one press. */
export function NewlyBuilt({ records }: { records: readonly HomeRecord[] }) {
  const construction = findRecord(constructionKind, records)?.content;
  const [isAsked, setIsAsked] = useState(construction === undefined);
  const { save } = useHomeRecordChanges();
  const answer = async (isNewlyBuilt: boolean) => {
    const content = { isNewlyBuilt, builder: construction?.builder ?? null };
    try {
      await save([{ id: constructionKind.onlyId ?? '', kind: constructionKind.name, content }]);
      setIsAsked(false);
    } catch (error) {
      showFailure({ title: pageTexts.notSaved, description: readFailure(error).message });
    }
  };
  if (!isAsked && construction !== undefined)
    return (
      <p className="flex flex-wrap items-center gap-x-2 text-ink-soft">
        {construction.isNewlyBuilt ? texts.isNew : texts.isNotNew}
        <Button variant="plain" size="small" onClick={() => setIsAsked(true)}>
          {pageTexts.change}
        </Button>
      </p>
    );
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">{texts.newlyBuilt}</legend>
      <p className="max-w-[60ch] text-[.9375rem] text-ink-soft">{texts.newlyBuiltHint}</p>
      <p className="mt-2 flex flex-wrap gap-3">
        <Button size="small" onClick={() => void answer(true)}>
          {pageTexts.yesNo.yes}
        </Button>
        <Button size="small" onClick={() => void answer(false)}>
          {pageTexts.yesNo.no}
        </Button>
      </p>
    </fieldset>
  );
}
