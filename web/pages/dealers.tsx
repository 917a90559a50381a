import { useNavigate, useSearch } from '@tanstack/react-router';
import { directorySearch, readDirectorySearch } from '../features/dealers/directory/directory-search.ts';
import { Directory } from '../features/dealers/directory/directory.tsx';
import { paths } from '../lib/paths.ts';

export function DealersPage() {
  const asked = readDirectorySearch({ ...useSearch({ from: paths.dealers }) });
  const navigate = useNavigate();
  return (
    <Directory
      asked={asked}
      onGo={(next, { replace }) =>
        void navigate({ to: paths.dealers, search: directorySearch(next), replace, resetScroll: false })
      }
    />
  );
}
