import { HomeFrame } from './home-frame.tsx';

const load = () => import('./home-overview.tsx');

/** The home after closing: what each part of it says today, and what is due next. */
export default function OwnedHomePage() {
  return <HomeFrame part={undefined} load={load} />;
}
