import { Link } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { site } from '../../lib/site.ts';

export const Logo = () => (
  <Link
    to={paths.home}
    className="flex items-center gap-2.5 rounded-s text-[1.05rem] leading-none font-[800] tracking-[-0.035em] font-stretch-[125%] sm:text-[1.2rem]"
  >
    <span aria-hidden="true" className="size-5 rounded-[50%_50%_50%_4px] bg-accent" />
    {site.name}
  </Link>
);
