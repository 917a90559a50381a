import { reference } from './reference.generated.ts';

/** The calls that need no login. */
export const PublicCalls = () => (
  <ul className="grid gap-3">
    {reference.publicCalls.map(({ name, address, summary, parameters, errors, limit }) => (
      <li key={name} className="grid gap-1.5 rounded-l border border-line bg-surface p-4">
        <code className="text-sm font-semibold text-ink wrap-anywhere">{address}</code>
        <p>{summary}</p>
        {parameters.length > 0 && <Names title="Parameters" names={parameters} />}
        {errors.length > 0 && <Names title="Errors" names={errors} />}
        {limit && (
          <p className="text-sm">
            At most {limit.times} requests in {minutes(limit.seconds)}.
          </p>
        )}
      </li>
    ))}
  </ul>
);

const Names = ({ title, names }: { title: string; names: readonly string[] }) => (
  <p className="text-sm wrap-anywhere">
    {title}: <span className="font-mono text-[0.92em]">{names.join(', ')}</span>
  </p>
);

const minutes = (seconds: number) => (seconds === 60 ? 'a minute' : `${seconds / 60} minutes`);
