import * as texts from '@porchlight/content/en/owned-home-file.ts';
import { Download } from 'lucide-react';
import { SectionCard } from '../../ui/section-card.tsx';
import ImportHomeButton from './import-home-button.tsx';

/** The home as one file, out and in. */
export function HomeFileSection() {
  return (
    <SectionCard id="home-file" title={texts.title}>
      <p className="max-w-[60ch] text-ink-soft">{texts.lead}</p>
      <p>
        <a
          href="/api/owned-home/file"
          download
          className="inline-flex min-h-12 items-center justify-center gap-2 rounded-m bg-dusk px-5.5 font-semibold text-on-dusk leading-tight hover:bg-dusk-hover"
        >
          <Download aria-hidden="true" className="size-4.5" />
          {texts.download}
        </a>
      </p>
      <p className="max-w-[60ch] text-ink-soft">{texts.importLead}</p>
      <ImportHomeButton />
    </SectionCard>
  );
}
