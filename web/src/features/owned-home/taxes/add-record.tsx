import { Pencil, Plus } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

/** The button that opens the form of a new record, or of the one there is. */
export function AddRecord({
  label,
  isPrimary = false,
  isChange = false,
  onClick,
}: {
  label: string;
  isPrimary?: boolean;
  isChange?: boolean;
  onClick: () => void;
}) {
  const Icon = isChange ? Pencil : Plus;
  return (
    <p>
      <Button variant={isPrimary ? 'primary' : 'quiet'} onClick={onClick}>
        <Icon aria-hidden="true" className="size-5" />
        {label}
      </Button>
    </p>
  );
}
