import { HomeFileSection } from '../home-file/home-file-section.tsx';
import type { HomePartProps } from '../home-frame.tsx';
import { ManualsSection } from './manuals-section.tsx';
import { NextNeed } from './next-need.tsx';
import { PapersSection } from './papers-section.tsx';
import { UpkeepSection } from './upkeep-section.tsx';
import { VendorsSection } from './vendors-section.tsx';
import { WarrantiesSection } from './warranties-section.tsx';

/** The house book: what the house needs next, and then everything that is kept for it. */
export default function HouseBookPart(props: HomePartProps) {
  return (
    <>
      <NextNeed {...props} />
      <UpkeepSection {...props} />
      <WarrantiesSection {...props} />
      <ManualsSection {...props} />
      <VendorsSection {...props} />
      <PapersSection {...props} />
      <HomeFileSection />
    </>
  );
}
