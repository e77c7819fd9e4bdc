import { pageDescriptions } from '@porchlight/content/en/page-descriptions.ts';
import { team } from '@porchlight/content/en/team.ts';
import { paths } from '../../paths.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import { PortraitPicture } from '../../ui/portrait-picture.tsx';

/** Who runs the site (specification 2). */
export default function TeamPage() {
  return (
    <div className="page-width grid content-start gap-12 py-10 lg:py-16">
      <PageHead path={paths.team} name={team.title} {...pageDescriptions['/team']} />
      <div className="grid gap-3">
        <h1 className="text-[clamp(2.2rem,4.4vw,3.25rem)]">{team.title}</h1>
        <p className="max-w-[60ch] text-[1.125rem] text-ink-soft">{team.lead}</p>
      </div>
      {team.members.map(({ name, title, photo, bio }) => (
        <article
          key={name}
          className="grid items-start gap-6 border-line border-t pt-10 sm:grid-cols-[auto_1fr] sm:gap-10"
        >
          <PortraitPicture portrait={photo} size="large" />
          <div className="grid max-w-[60ch] gap-4">
            <div className="grid gap-1">
              <h2 className="text-3xl">{name}</h2>
              <p className="font-semibold text-ink-soft">{title}</p>
            </div>
            {bio.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </article>
      ))}
    </div>
  );
}
