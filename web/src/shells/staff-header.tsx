import * as texts from '@porchlight/content/en/shared/shells.ts';
import { site } from '@porchlight/content/site.ts';
import { Link } from 'react-router';
import { useStaff } from '../console-kit/staff.queries.ts';
import { useSignOut } from '../features/accounts/sign-out/sign-out.queries.ts';
import { sayStillSignedIn } from '../features/accounts/sign-out/use-leaving.tsx';
import { clearDrafts } from '../platform/offline/drafts.ts';
import { staffPaths } from '../staff-paths.ts';
import { Button } from '../ui/button.tsx';
import { Logo } from '../ui/house/logo.tsx';

/** The bar of the console: that it is the console, who is signed in, and the way out. */
export function StaffHeader() {
  const staff = useStaff();
  const signOut = useSignOut(clearDrafts);
  return (
    <header className="border-line border-b bg-surface print:hidden">
      <div className="mx-auto flex min-h-16 w-full max-w-[100rem] flex-wrap items-center gap-x-4 px-4 sm:px-6 lg:px-8">
        <Link
          to={staffPaths.overview}
          className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-3 rounded-s"
        >
          <Logo name={site.name} />
          <span className="border-line border-l pl-3 font-semibold text-ink-soft">{texts.console}</span>
        </Link>
        {staff && (
          <div className="ml-auto flex min-w-0 items-center gap-1">
            <Link
              to={staffPaths.account}
              className="inline-flex min-h-11 min-w-0 items-center gap-2 rounded-m px-3 hover:bg-sunken"
            >
              <span className="truncate font-semibold max-sm:max-w-24">{staff.name}</span>
              <span className="text-ink-soft max-sm:sr-only">{staff.role}</span>
            </Link>
            <Button
              variant="plain"
              size="small"
              busy={signOut.isPending}
              onClick={() => signOut.mutate({ scope: 'local' }, { onError: sayStillSignedIn })}
            >
              {texts.signOut}
            </Button>
          </div>
        )}
      </div>
    </header>
  );
}
