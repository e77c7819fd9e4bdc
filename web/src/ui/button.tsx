import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router';

type ButtonLook = { variant?: 'primary' | 'quiet' | 'danger' | 'plain'; size?: 'regular' | 'small' };

/**
 * A button. While `busy` it keeps the focus and its place but does nothing; its children say what is going on. With
 * `aria-disabled` it looks disabled and is announced so, but can be pressed, to learn what is missing. Inside a form it
 * submits only when `type="submit"` says so.
 */
export function Button({
  variant = 'quiet',
  size = 'regular',
  busy = false,
  className = '',
  type = 'button',
  'aria-disabled': disabled,
  onClick,
  children,
  ...rest
}: ComponentProps<'button'> & ButtonLook & { busy?: boolean }) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || disabled}
      onClick={press}
      className={`${describeLook({ variant: disabled ? 'disabled' : variant, size })} ${className}`}
    >
      {busy && <LoaderCircle aria-hidden="true" className="size-4 animate-spin" />}
      {children}
    </button>
  );
}

/** A link that looks like a button: it leads somewhere and changes nothing. */
export function ButtonLink({
  variant = 'quiet',
  size = 'regular',
  className = '',
  ...rest
}: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...rest} className={`${describeLook({ variant, size })} ${className}`} />;
}

const looks = {
  primary: 'border-transparent bg-dusk text-on-dusk hover:bg-dusk-hover',
  quiet: 'border-line-strong text-ink hover:bg-sunken',
  danger: 'border-transparent bg-brick text-paper hover:opacity-90',
  plain: 'border-transparent text-dusk underline-offset-4 hover:bg-sunken hover:underline',
  disabled: 'border-line-strong border-dashed text-ink-soft',
};

const sizes = { regular: 'min-h-12 px-5.5', small: 'min-h-11 px-3.5 text-[.9375rem]' };

function describeLook({ variant, size }: { variant: keyof typeof looks; size: keyof typeof sizes }): string {
  return [
    'inline-flex items-center justify-center gap-2 rounded-m border text-center font-semibold leading-tight',
    'transition-colors duration-150 ease-out select-none',
    'disabled:border-line-strong disabled:border-dashed disabled:bg-transparent disabled:text-ink-soft',
    sizes[size],
    looks[variant],
  ].join(' ');
}
