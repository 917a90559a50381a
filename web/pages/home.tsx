import { useNavigate } from '@tanstack/react-router';
import { Hero } from '../features/home/hero.tsx';
import { Ways } from '../features/home/ways.tsx';
import { paths } from '../lib/paths.ts';

export function HomePage() {
  const navigate = useNavigate();
  return (
    <div className="wrap">
      <Hero onSearch={(search) => void navigate({ to: paths.browse, search: search ? { search } : {} })} />
      <Ways />
    </div>
  );
}
