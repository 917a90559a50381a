import { ArrowLeftRight } from 'lucide-react';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { words } from './words.ts';

/** Logs in again, so that the game confirms whose characters these are. Until one is selected, nothing changes. */
export const SwitchCharacter = () => (
  <ButtonLink to={paths.login} search={{ switch: '1', returnUrl: paths.profile }} preload={false} kind="plain">
    <ArrowLeftRight size={17} aria-hidden="true" />
    {words.switchCharacter}
  </ButtonLink>
);
