import { CircleCheck, CircleExclamationPoint, Info } from 'lucide-react';
import type { ReactNode } from 'react';

const looks = {
  plain: { box: 'border-line bg-surface', icon: 'text-dusk', Icon: Info },
  done: { box: 'border-sage/40 bg-sage-soft', icon: 'text-sage', Icon: CircleCheck },
  wrong: { box: 'border-brick/40 bg-brick-soft', icon: 'text-brick', Icon: CircleExclamationPoint },
};

/** A passage that says what happened and the one thing to do next. */
export function Notice({
  look = 'plain',
  title,
  children,
  action,
}: {
  look?: keyof typeof looks;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  const { box, icon, Icon } = looks[look];
  return (
    <div className={`flex gap-3.5 rounded-m border p-5 ${box}`}>
      <Icon aria-hidden="true" className={`mt-0.5 size-6 shrink-0 ${icon}`} />
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold">{title}</p>
        {children !== undefined && <div className="text-ink-soft">{children}</div>}
        {action !== undefined && <div className="mt-3 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  );
}
