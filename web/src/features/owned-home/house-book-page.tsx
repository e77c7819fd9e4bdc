import { HomeFrame } from './home-frame.tsx';

const load = () => import('./house-book/house-book-part.tsx');

/** What keeps the house: upkeep, warranties, manuals, who fixed what, and papers. */
export default function HouseBookPage() {
  return <HomeFrame part="book" load={load} />;
}
