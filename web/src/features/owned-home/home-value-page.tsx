import { HomeFrame } from './home-frame.tsx';

const load = () => import('./value/value-part.tsx');

/** What the home may be worth, what is yours of it, and whether a refinance would pay. */
export default function HomeValuePage() {
  return <HomeFrame part="value" load={load} />;
}
