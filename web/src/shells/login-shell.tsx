import { Outlet, useLocation } from 'react-router';
import { RememberTypedContact } from '../features/accounts/typed-email.tsx';
import { GuestOffer } from '../features/guests/guest-offer.tsx';
import { paths } from '../paths.ts';
import { House } from '../ui/house/house.tsx';

const nothingLit = new Set<number>();

/** Around the pages about getting in: the form, and on a wide screen the house with its porch lamp on. The sign-in page has a way past it too. */
export default function LoginShell() {
  // The built page's address ends with a slash.
  const isSignIn = useLocation().pathname.replace(/\/$/, '') === paths.signIn();
  return (
    <div className="page-width grid flex-1 items-start gap-x-16 gap-y-10 py-6 lg:grid-cols-[minmax(0,28rem)_1fr] lg:py-16">
      <div className="mx-auto grid w-full max-w-md gap-7">
        <RememberTypedContact>
          <Outlet />
        </RememberTypedContact>
      </div>
      <div className="mx-auto grid w-full max-w-md gap-10 max-lg:order-first lg:max-w-none">
        {isSignIn && <GuestOffer />}
        <div className="hidden lg:block">
          <House lit={nothingLit} />
        </div>
      </div>
    </div>
  );
}
