import { Outlet, useLocation } from 'react-router';
import { RememberTypedContact } from '../features/accounts/typed-email.tsx';
import { GuestOffer } from '../features/guests/guest-offer.tsx';
import { paths } from '../paths.ts';
import { House } from '../ui/house/house.tsx';

const nothingLit = new Set<number>();

/** Around the pages about getting in: the form, and on a wide screen the house with its porch lamp on. The sign-in page has a way past it too. */
export default function LoginShell() {
  const { pathname } = useLocation();
  return (
    <div className="page-width grid flex-1 items-start gap-16 py-10 lg:grid-cols-[minmax(0,28rem)_1fr] lg:py-16">
      <div className="mx-auto grid w-full max-w-md gap-7">
        <RememberTypedContact>
          <Outlet />
        </RememberTypedContact>
      </div>
      <div className="mx-auto grid w-full max-w-md gap-10 lg:max-w-none">
        {pathname === paths.signIn() && <GuestOffer />}
        <div className="hidden lg:block">
          <House lit={nothingLit} />
        </div>
      </div>
    </div>
  );
}
