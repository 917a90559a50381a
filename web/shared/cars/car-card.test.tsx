import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sultan, zentorno } from '../../testing/cars.ts';
import { CarCard, type CarCardProps } from './car-card.tsx';

async function show(props: CarCardProps) {
  const routeTree = createRootRoute({ component: () => <CarCard {...props} />, staticData: { page: null } });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });
  render(<RouterProvider router={router} />);
  return screen.findByRole('article');
}

const photo = { id: 1, src: '/photos/ab', width: 1600, height: 1000, blur: 'data:image/webp;base64,AA' };

test('a card shows the car, its price and its facts, and links to its page', async () => {
  const card = await show({ car: sultan });
  expect(card.textContent).toContain('$39,900');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '44,200 mi',
    'Manual',
    'Sports car',
  ]);
  expect(card.textContent).toContain('Private seller');
  expect(screen.getByRole('link', { name: '2020 Karin Sultan RS' }).getAttribute('href')).toBe('/car/7');
});

test('an earlier price is struck through only when it differs', async () => {
  const card = await show({ car: zentorno });
  expect(card.querySelector('s')?.textContent).toContain('$199,000');
  expect(card.textContent).toContain('Eclipse Motors');
  expect(card.textContent).toContain('Featured');
});

test('a car that was never lowered has one price, and an unknown mileage is left out', async () => {
  const card = await show({ car: { ...sultan, mileage: null } });
  expect(card.querySelector('s')).toBeNull();
  expect(card.textContent).not.toMatch(/\dmi| mi\b/);
});

test('the seller’s own line appears below the car’s name, and is never repeated', async () => {
  const card = await show({ car: { ...sultan, title: 'One careful owner' } });
  expect(screen.getByRole('heading').textContent).toBe('2020 Karin Sultan RS');
  expect(screen.getByText('One careful owner')).toBeTruthy();
  expect(card.textContent?.match(/Sultan RS/g)).toHaveLength(1);
});

test('adds a car to the comparison and removes it, and refuses a fifth', async () => {
  const four = [1, 2, 3, 4].map((id) => ({ id, name: `Car ${id}`, src: null }));
  localStorage.setItem('forecourt.compare', JSON.stringify(four.slice(1)));
  await show({ car: sultan });
  const toggle = screen.getByRole('button', { name: 'Compare 2020 Karin Sultan RS' });
  fireEvent.click(toggle);
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(toggle);
  expect(toggle.getAttribute('aria-pressed')).toBe('false');
  localStorage.setItem('forecourt.compare', JSON.stringify(four));
  fireEvent.click(toggle);
  expect(toggle.getAttribute('aria-pressed')).toBe('false');
  expect(JSON.parse(localStorage.getItem('forecourt.compare') ?? '')).toEqual(four);
});

test('a card rates the price, unless the car has no rating or is no longer available', async () => {
  expect((await show({ car: { ...sultan, deal: 'great' } })).textContent).toContain('Great deal');
  cleanup();
  expect((await show({ car: { ...sultan, deal: 'high' } })).textContent).toContain('High price');
  cleanup();
  expect((await show({ car: sultan })).textContent).not.toMatch(/deal|price/);
  cleanup();
  expect((await show({ car: { ...sultan, deal: 'great', status: 'sold' } })).textContent).not.toContain('deal');
});

test('a car that is no longer available says so', async () => {
  expect((await show({ car: { ...sultan, status: 'reserved' } })).textContent).toContain('Reserved');
});

test('the picture loads in the width it needs, and falls back to a drawing', async () => {
  const card = await show({ car: { ...sultan, images: [photo], image_count: 3 } });
  const image = card.querySelector('img');
  expect(image?.getAttribute('srcset')).toBe(
    '/photos/ab-320.webp 320w, /photos/ab-960.webp 960w, /photos/ab-1920.webp 1920w',
  );
  expect(image?.getAttribute('loading')).toBe('lazy');
  if (image) fireEvent.error(image);
  expect(card.querySelector('img')).toBeNull();
});
