import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './avatar.tsx';

const picture = '/avatars/AAAAAAAAAAAAAAAAAAAAAA-192.webp';

test('a picture is requested in the width its size and the screen need', () => {
  const { container } = render(<Avatar name="Mara Quinn" picture={picture} />);
  const image = container.querySelector('img');
  expect(image?.getAttribute('srcset')?.split(',')).toEqual(
    [96, 192, 384].map((width) => `/avatars/AAAAAAAAAAAAAAAAAAAAAA-${width}.webp ${width}w`),
  );
  expect(image?.getAttribute('sizes')).toBe('34px');
  expect(image?.getAttribute('alt')).toBe('');
});

test('a picture that fails to load falls back to the initials, and the next one is tried again', () => {
  const { container, rerender } = render(<Avatar name="Mara Quinn" picture={picture} />);
  fireEvent.error(container.querySelector('img')!);
  expect(container.textContent).toBe('MQ');
  rerender(<Avatar name="Mara Quinn" picture="/avatars/BBBBBBBBBBBBBBBBBBBBBB-192.webp" />);
  expect(container.querySelector('img')).toBeTruthy();
});

test('an avatar without a picture shows initials on a colour derived from the name', () => {
  const { container, rerender } = render(<Avatar name="Johnny Pearson" picture={null} />);
  const face = container.firstElementChild as HTMLElement;
  expect([face.textContent, face.className.includes('rounded-full')]).toEqual(['JP', true]);
  rerender(<Avatar name="Johnny Pearson" picture={null} kind="dealer" />);
  expect(face.className).not.toContain('rounded-full');
});
