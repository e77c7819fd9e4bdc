/** Names and their values; long figures break where the screen ends. */
export function VerifiedFactList({ facts }: { facts: readonly (readonly [string, string])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
      {facts.map(([name, value]) => (
        <div key={name} className="grid gap-x-6 sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="text-[.9375rem] text-ink-soft">{name}</dt>
          <dd
            className={
              /^[\da-f]{16,}$/.test(value)
                ? 'break-all font-mono text-[.9rem]'
                : 'figure-tabular wrap-anywhere'
            }
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
