import { useLocation } from 'react-router';
import { LazyPart } from '../../../platform/page/lazy-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { HomePartProps } from '../home-frame.tsx';
import EscrowOverview from './escrow-overview.tsx';

const loadForm = () => import('./statement/statement-form.tsx');

/** What is behind the "#" where a statement is entered; a statement that is changed goes by its id. */
export const NEW_STATEMENT = '#new';

/** The escrow check; behind the "#" of the address the form of one statement. */
export default function EscrowPart(props: HomePartProps) {
  const { hash } = useLocation();
  if (hash !== NEW_STATEMENT && !/^#[\da-f-]{36}$/.test(hash)) return <EscrowOverview {...props} />;
  const id = hash === NEW_STATEMENT ? undefined : hash.slice(1);
  return (
    <LazyPart key={hash} load={loadForm} props={{ ...props, id }} waiting={<Skeleton className="h-96" />} />
  );
}
