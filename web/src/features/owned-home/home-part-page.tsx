import { useLocation } from 'react-router';
import { HomeFrame } from './home-frame.tsx';
import { type HomePart, homeParts } from './owned-home-path.ts';

/** Each part comes when it is opened. */
const loads = {
  loan: () => import('./loan/loan-part.tsx'),
  escrow: () => import('./escrow/escrow-part.tsx'),
  value: () => import('./value/value-part.tsx'),
  taxes: () => import('./taxes/taxes-part.tsx'),
  book: () => import('./house-book/house-book-part.tsx'),
} as const;

/** One part of the home: its loan, escrow account, value, taxes and insurance, or house book. */
export default function HomePartPage() {
  const { pathname } = useLocation();
  const address = pathname.replace(/\/$/, '');
  const parts = Object.keys(homeParts) as HomePart[];
  const part = parts.find((name) => homeParts[name] === address) ?? 'loan';
  return <HomeFrame key={part} part={part} load={loads[part]} />;
}
