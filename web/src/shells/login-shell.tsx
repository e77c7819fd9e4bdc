import { Outlet } from 'react-router';
import { RememberTypedContact } from '../features/accounts/typed-email.tsx';
import { House } from '../ui/house/house.tsx';

const nothingLit = new Set<number>();

/** Around the pages about getting in: the form, and on a wide screen the house with its porch lamp on. */
export default function LoginShell() {
  return (
    <div className="page-width grid flex-1 items-start gap-16 py-10 lg:grid-cols-[minmax(0,28rem)_1fr] lg:py-16">
      <div className="mx-auto grid w-full max-w-md gap-7">
        <RememberTypedContact>
          <Outlet />
        </RememberTypedContact>
      </div>
      <div className="hidden lg:block">
        <House lit={nothingLit} />
      </div>
    </div>
  );
}
