import { importColumns, ownColumns } from '@forecourt/contract/imports/import-columns.ts';
import { Disclosure } from '../../ui/disclosure.tsx';

/** The accepted columns, collapsed because users of the template rarely need them. */
export const ColumnList = () => (
  <Disclosure title="Accepted columns" titleClassName="min-h-11 font-semibold">
    <dl className="mt-2 grid gap-x-6 text-sm md:grid-cols-[190px_minmax(0,1fr)]">
      {importColumns.map(({ name, takes, also }) => (
        <div key={name} className="grid gap-x-6 border-t border-line py-2.5 md:col-span-2 md:grid-cols-subgrid">
          <dt className="font-semibold">
            {name}
            {also.length > 0 && <span className="block font-normal text-ink-3">or {also.join(', ')}</span>}
          </dt>
          <dd className="text-ink-2">{takes}.</dd>
        </div>
      ))}
    </dl>
    <p className="mt-3 border-t border-line pt-3 text-sm text-ink-2">
      These columns are ignored because the site sets them itself: {ownColumns.join(', ')}, and the owner.
    </p>
  </Disclosure>
);
