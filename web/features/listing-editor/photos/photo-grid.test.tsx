import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { FileUpload, StoredUpload, Upload } from '../../../lib/upload-queue.ts';
import { PhotoGrid } from './photo-grid.tsx';
import { createListingPhotos } from './listing-photos.ts';

const stored = (id: number, size = { width: 960, height: 640 }): StoredUpload => ({
  key: `photo-${id}`,
  photo: { id, src: `/photos/${id}`, ...size, blur: '' },
});
const refused: FileUpload = {
  key: 'file-1',
  file: new File(['x'], 'doc.pdf'),
  state: 'refused',
  sent: 0,
  error: 'doc.pdf is no picture.',
};

function show(slots: Upload[]) {
  const queue = createListingPhotos(
    [],
    { add: vi.fn(), arrange: vi.fn(), remove: vi.fn(), reload: vi.fn() },
    () => undefined,
  );
  const move = vi.spyOn(queue, 'move').mockImplementation(() => undefined);
  render(<PhotoGrid photos={{ slots, queue, remove: vi.fn() }} />);
  return move;
}

test('refused files aren’t counted as photos', () => {
  show([refused, stored(4), { ...refused, key: 'file-2' }, stored(5)]);
  expect(screen.getAllByRole('button', { name: /, reorder$/ }).map((one) => one.getAttribute('aria-label'))).toEqual([
    'Photo 1, reorder',
    'Photo 2, reorder',
  ]);
  expect(screen.getAllByText('Cover')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Move Photo 1 left' }).getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('button', { name: 'Remove Photo 3' })).toBeNull();
});

test('moving left skips a refused file and goes to the photo before it', async () => {
  const move = show([stored(4), refused, stored(5)]);
  await userEvent.click(screen.getByRole('button', { name: 'Move Photo 2 left' }));
  expect(move).toHaveBeenCalledWith('photo-5', 0);
  expect(screen.getByText('Moved to position 1 of 2.')).toBeTruthy();
});

test('a photo that will look small shows a warning, and stays', () => {
  show([stored(4), stored(5, { width: 200, height: 120 })]);
  const sentence = 'Only 200 × 120 pixels. It will look small and blurry. Use a larger photo if you have one.';
  const [large, small] = screen.getAllByRole('listitem');
  expect(small!.textContent).toContain(sentence);
  expect(large!.textContent).not.toContain('pixels');
  const handle = screen.getByRole('button', { name: 'Photo 2, reorder' });
  const ids = handle.getAttribute('aria-describedby')!.split(' ');
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain(sentence);
  expect(screen.getByRole('button', { name: 'Remove Photo 2' })).toBeTruthy();
});
