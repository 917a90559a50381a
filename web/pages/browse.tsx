import { useSearch } from '@tanstack/react-router';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { NotBuiltYet } from '../ui/not-built-yet.tsx';

export function BrowsePage() {
  const { search } = useSearch({ from: paths.browse });
  return (
    <NotBuiltYet
      title="Browse Cars"
      text={
        search
          ? `You looked for “${search}”. No cars can be listed yet, so there is nothing to search, and we would rather say so than show you made-up ones.`
          : 'No cars can be listed yet, so there is nothing to browse, and we would rather say so than show you made-up ones.'
      }
      holds={[
        'A search that forgives typing errors',
        'Filters for price, year, make, model, seller and mileage',
        'Grid or list, newest or cheapest first, featured cars on top',
        'An address you can share that shows exactly what you see',
      ]}
      actions={<ButtonLink to={paths.home}>Return to Home</ButtonLink>}
    />
  );
}
