import type { LandingText } from '@porchlight/domain/landing/landing.ts';
import { PortraitPicture } from '../../ui/portrait-picture.tsx';
import { SampleNote, Section } from './section.tsx';

/** What buyers say (specification 1 and 3). */
export function StoriesSection({ text }: { text: LandingText['stories'] }) {
  return (
    <Section id="success-stories" title={text.title}>
      <div className="grid gap-x-10 gap-y-12 lg:grid-cols-3">
        {text.items.map(({ quote, author, location, occupation, image }) => (
          <figure key={author} className="grid content-between gap-6 border-line border-t pt-6">
            <blockquote className="font-display text-[1.3rem] leading-snug">“{quote}”</blockquote>
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
      </div>
      <SampleNote>{text.note}</SampleNote>
    </Section>
  );
}
