import type { LandingText } from '@porchlight/domain/landing/landing.ts';
import { PortraitPicture } from '../../ui/portrait-picture.tsx';
import { SnapRow } from '../../ui/snap-row.tsx';
import { SampleNote, Section } from './section.tsx';

/** What buyers say (specification 1 and 3). */
export function StoriesSection({ text }: { text: LandingText['stories'] }) {
  return (
    <Section id="success-stories" title={text.title}>
      <SnapRow label={text.title} className="sm:grid sm:gap-x-10 sm:gap-y-12 lg:grid-cols-3">
        {text.items.map(({ quote, author, location, occupation, image }) => (
          <figure
            key={author}
            className="grid content-between gap-4 border-line border-t pt-4 sm:gap-6 sm:pt-6"
          >
            <blockquote className="font-display text-[1.15rem] leading-snug sm:text-[1.3rem]">
              “{quote}”
            </blockquote>
            <figcaption className="flex items-center gap-4">
              <PortraitPicture portrait={image} />
              <span className="grid text-[.9375rem] leading-snug">
                <span className="font-semibold">{author}</span>
                <span className="text-ink-soft">
                  {occupation}, {location}
                </span>
              </span>
            </figcaption>
          </figure>
        ))}
      </SnapRow>
      <SampleNote>{text.note}</SampleNote>
    </Section>
  );
}
