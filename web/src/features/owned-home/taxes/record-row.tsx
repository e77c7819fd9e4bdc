import * as texts from '@porchlight/content/en/owned-home-taxes.ts';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';

/** A record in a list: its name with what is said beside it, its lines, and the way to change it. */
export function RecordRow({
  name,
  beside,
  onChange,
  children,
}: {
  name: string;
  beside?: ReactNode;
  onChange: () => void;
  children?: ReactNode;
}) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 py-4">
      <div className="figure-tabular grid content-start gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="wrap-anywhere font-semibold">{name}</span>
          {beside}
        </p>
        {children}
      </div>
      <Button
        variant="plain"
        size="small"
        className="-my-2 -mr-3.5 self-start"
        aria-label={texts.changeRecord(name)}
        onClick={onChange}
      >
        <Pencil aria-hidden="true" className="size-4.5" />
        <span className="max-sm:sr-only">{texts.change}</span>
      </Button>
    </li>
  );
}

/** The list around rows. */
export function RecordRows({ children }: { children: ReactNode }) {
  return <ul className="grid divide-y divide-line border-line border-y">{children}</ul>;
}

/** A line of a row, in the quieter ink. */
export function RowLine({ children }: { children: ReactNode }) {
  return <p className="wrap-anywhere max-w-[62ch] text-[.9375rem] text-ink-soft">{children}</p>;
}
