import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { StarInput } from './star-input.tsx';
import { Stars } from './stars.tsx';

const litPart = (container: HTMLElement) => Number(container.querySelector('svg svg')?.getAttribute('width')) / 24;

test('a rating is announced exactly and drawn to the nearest half, never beyond five stars', () => {
  const { container, rerender } = render(<Stars rating={4.6} />);
  expect(container.textContent).toBe('4.6 of 5 stars');
  expect(litPart(container)).toBe(4.5);
  rerender(<Stars rating={5} />);
  expect([container.textContent, litPart(container)]).toEqual(['5 of 5 stars', 5]);
  rerender(<Stars rating={9} />);
  expect(litPart(container)).toBe(5);
});

test('stars are selected with the keyboard, and can’t be changed once locked', async () => {
  const user = userEvent.setup();
  const Form = ({ disabled = false }) => {
    const [chosen, setChosen] = useState<number | undefined>(2);
    return <StarInput chosen={chosen} onChoose={setChosen} disabled={disabled} />;
  };
  const { rerender } = render(<Form />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '2 stars, fair' }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '3 stars, okay' }).checked).toBe(true);
  rerender(<Form disabled />);
  await user.click(screen.getByRole('radio', { name: '5 stars, great' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '3 stars, okay' }).checked).toBe(true);
});
