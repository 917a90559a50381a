import { Moon, Sun } from 'lucide-react';
import { chooseTheme, useTheme } from '../../lib/theme.ts';
import { IconButton } from '../../ui/icon-button.tsx';

export function ThemeToggle() {
  const other = useTheme() === 'dark' ? 'light' : 'dark';
  return (
    <IconButton label={`Switch to ${other} mode`} onClick={() => chooseTheme(other)}>
      {other === 'dark' ? <Moon size={19} aria-hidden="true" /> : <Sun size={19} aria-hidden="true" />}
    </IconButton>
  );
}
