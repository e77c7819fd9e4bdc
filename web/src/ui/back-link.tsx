import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';

/** The way up from a page to the one it belongs to. */
export function BackLink({
  to,
  onClick,
  children,
}: {
  to: string;
  onClick?: (() => void) | undefined;
  children: string;
}) {
  return (
    <Link
      to={to}
      onClick={onClick}
      className="inline-flex print:hidden min-h-11 items-center gap-2 justify-self-start font-medium text-link"
    >
      <ArrowLeft aria-hidden="true" className="size-4.5" />
      {children}
    </Link>
  );
}
