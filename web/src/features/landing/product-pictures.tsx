import type { LandingText, ProductPicture } from '@porchlight/domain/landing/landing.ts';
import { SnapRow } from '../../ui/snap-row.tsx';
import checklist from './pictures/checklist.webp';
import checklistNight from './pictures/checklist-night.webp';
import documents from './pictures/documents.webp';
import documentsNight from './pictures/documents-night.webp';
import journey from './pictures/journey.webp';
import journeyNight from './pictures/journey-night.webp';

const files: Record<ProductPicture['id'], { day: string; night: string }> = {
  journey: { day: journey, night: journeyNight },
  checklist: { day: checklist, night: checklistNight },
  documents: { day: documents, night: documentsNight },
};

/** Screens of the portal as they are. They come when they are scrolled to. */
export function ProductPictures({ text }: { text: LandingText['pictures'] }) {
  return (
    <SnapRow label={text.title} className="sm:grid sm:grid-cols-3 sm:gap-4">
      {text.items.map(({ id, alt, caption }) => (
        <figure key={id} className="overflow-hidden rounded-l border border-line bg-surface">
          <picture>
            <source media="(prefers-color-scheme: dark)" srcSet={files[id].night} />
            <img
              src={files[id].day}
              alt={alt}
              width={440}
              height={330}
              loading="lazy"
              decoding="async"
              className="h-auto w-full"
            />
          </picture>
          <figcaption className="border-line border-t px-4 py-3 font-semibold text-[.9375rem]">
            {caption}
          </figcaption>
        </figure>
      ))}
    </SnapRow>
  );
}
