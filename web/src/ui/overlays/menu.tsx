import { createContext, type ReactNode, useContext } from 'react';
import { Link } from 'react-router';
import { Button } from '../button.tsx';
import { panelLook, useAnchoredPanel } from './anchored-panel.ts';

const WIDEST_PX = 288;

const CloseMenu = createContext(() => {});

/**
 * Links and actions that open from a button. `trigger` is what the button shows. A `sticky` menu stays with the window, as one in a
 * bar at its edge has to.
 */
export function Menu({
  trigger,
  label,
  onSoon,
  sticky = true,
  className = '-mr-3.5 text-ink',
  children,
}: {
  trigger: ReactNode;
  label: string;
  onSoon?: () => void;
  sticky?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const {
    trigger: triggerProps,
    panel,
    close,
  } = useAnchoredPanel({
    widest: WIDEST_PX,
    sticky,
    onSoon,
  });
  return (
    <>
      <Button {...triggerProps} variant="plain" size="small" className={className}>
        {trigger}
      </Button>
      <div {...panel} className={`${panelLook} p-2`}>
        <nav aria-label={label}>
          <CloseMenu value={close}>{children}</CloseMenu>
        </nav>
      </div>
    </>
  );
}

const itemLook =
  'flex min-h-11 w-full items-center gap-3 rounded-s px-3 text-left font-medium hover:bg-sunken focus-visible:outline-offset-0';

export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  const close = useContext(CloseMenu);
  return (
    <Link to={to} onClick={close} className={itemLook}>
      {children}
    </Link>
  );
}

export function MenuAction({ onChoose, children }: { onChoose: () => void; children: ReactNode }) {
  const close = useContext(CloseMenu);
  function choose() {
    close();
    onChoose();
  }
  return (
    <button type="button" onClick={choose} className={itemLook}>
      {children}
    </button>
  );
}

export function MenuHeading({ children }: { children: ReactNode }) {
  return <div className="px-3 pt-1 pb-2 text-ink-soft text-sm">{children}</div>;
}

export function MenuDivider() {
  return <hr className="my-2 border-line" />;
}
