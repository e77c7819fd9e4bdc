import type { DemoPart } from '@porchlight/domain/landing/landing.ts';
import { Check, FileText, Lightbulb } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';

/**
 * What an open step card holds. It says that it is a demonstration, and its buttons say so again; it is no form, so
 * nothing can be sent, and the browser keeps nothing of it.
 */
export function DemoPanel({
  parts,
  note,
  children,
}: {
  parts: readonly DemoPart[];
  note: string;
  /** The way to the real thing. */
  children: ReactNode;
}) {
  const noteId = useId();
  return (
    <div className="grid gap-4 px-4 pb-5">
      {parts.map((part) => (
        <Part key={`${part.kind}${describe(part)}`} part={part} noteId={noteId} />
      ))}
      <p id={noteId} className="border-line border-t pt-3 text-[.875rem] text-ink-soft leading-normal">
        {note}
      </p>
      {children}
    </div>
  );
}

/** What distinguishes a part from others of its kind. */
function describe(part: DemoPart): string {
  if (part.kind === 'field') return part.name;
  return part.kind === 'button' ? part.label : '';
}

function Part({ part, noteId }: { part: DemoPart; noteId: string }) {
  if (part.kind === 'claims') return <Claims items={part.items} />;
  if (part.kind === 'field') return <TextField label={part.label} hint={part.hint} autoComplete="off" />;
  if (part.kind === 'checks') return <Checks items={part.items} />;
  if (part.kind === 'note') return <Note>{part.text}</Note>;
  if (part.kind === 'files') return <Files items={part.items} action={part.action} noteId={noteId} />;
  return (
    <DemoButton noteId={noteId} className="justify-self-start">
      {part.label}
    </DemoButton>
  );
}

/** Answers a press by saying that this is a demonstration, through the browser's own popover. */
function DemoButton({
  noteId,
  className = '',
  children,
}: {
  noteId: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Button size="small" popoverTarget="demo-answer" aria-describedby={noteId} className={className}>
      {children}
    </Button>
  );
}

function Claims({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-2">
      {items.map((item) => (
        <li key={item} className="flex gap-2.5">
          <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-sage" />
          {item}
        </li>
      ))}
    </ul>
  );
}

function Checks({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>
          <Checkbox>{item}</Checkbox>
        </li>
      ))}
    </ul>
  );
}

function Note({ children }: { children: string }) {
  return (
    <p className="flex gap-2.5 rounded-s bg-lamp-soft p-3 text-lamp-ink leading-normal">
      <Lightbulb aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {children}
    </p>
  );
}

function Files({ items, action, noteId }: { items: readonly string[]; action: string; noteId: string }) {
  return (
    <ul className="divide-y divide-line">
      {items.map((name) => (
        <li key={name} className="flex flex-wrap items-center gap-x-3 py-1.5">
          <FileText aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
          <span className="mr-auto">{name}</span>
          <DemoButton noteId={noteId}>
            {action}
            <span className="sr-only"> {name}</span>
          </DemoButton>
        </li>
      ))}
    </ul>
  );
}
