import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, maria, signedIn } from '../testing/people.ts';
import { aMembership, renewalQuote } from '../testing/payments.ts';
import { uploadsReachFakeServer } from '../testing/tickets.ts';

/** The test browser neither decodes nor draws, so tests check the draw calls. */
const drawn: unknown[][] = [];
let isReadable = true;
beforeEach(() => {
  uploadsReachFakeServer();
  drawn.length = 0;
  isReadable = true;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined }));
  const { prototype: image } = HTMLImageElement;
  vi.spyOn(image, 'naturalWidth', 'get').mockReturnValue(1200);
  vi.spyOn(image, 'naturalHeight', 'get').mockReturnValue(800);
  Object.assign(image, { decode: async () => isReadable || Promise.reject(new Error('Not a picture')) });
  const pen = { fillRect: () => undefined, drawImage: (...given: unknown[]) => drawn.push(given) };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) =>
    take(new Blob(['cropped'], { type: 'image/jpeg' })),
  );
});

const mine = '/avatars/AAAAAAAAAAAAAAAAAAAAAA-192.webp';
const file = (name: string, type = 'image/png', content = 'a picture') => new File([content], name, { type });
const frame = () => screen.findByRole('application', { name: 'Visible part of the picture' });
/** The crop: left, top and side in the picture's pixels. */
const cut = () => drawn.at(-1)?.slice(1, 4);

async function openDialog(answers: Answers = {}, avatar_url: string | null = null) {
  const app = openApp('/profile', { ...signedIn({ ...johnny, avatar_url }), ...answers });
  await app.user.click(await screen.findByRole('button', { name: 'Change picture' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change picture' });
  return { ...app, dialog };
}
const choose = async (user: UserEvent, chosen: File) => user.upload(screen.getByLabelText(/^Select a/), chosen);
const saved: Answers = { setAvatar: { success: true, user: { ...johnny, avatar_url: mine } } };

test('a picture selected, moved and zoomed by keyboard is saved and shown right away', async () => {
  const { user, asked } = await openDialog(saved);
  await choose(user, file('me.png'));
  (await frame()).focus();
  await user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
  await user.keyboard('++-');
  await user.click(screen.getByRole('button', { name: 'Save picture' }));
  await screen.findByText('Picture saved');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.querySelector(`img[src="${mine}"]`)).toBeTruthy();
  // Initially 800 of 1200 pixels, starting at 200. Then 12 hundredths to the right and one zoom step.
  const side = 800 / 1.1;
  expect(cut()?.[0]).toBeCloseTo(104 + (800 - side) / 2);
  expect(cut()?.[2]).toBeCloseTo(side);
  const sent = asked.find(({ name }) => name === 'setAvatar')?.body as FormData;
  expect(sent.get('avatar')).toMatchObject({ name: 'me.jpg', type: 'image/jpeg' });
});

test('the mouse drags it, and the wheel and the slider zoom', async () => {
  const { user } = await openDialog(saved);
  await choose(user, file('me.png'));
  const place = await frame();
  vi.spyOn(place, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 300));
  const pointer = { pointerId: 1, button: 0 };
  fireEvent.pointerDown(place, { ...pointer, clientX: 100, clientY: 100 });
  fireEvent.pointerMove(place, { ...pointer, clientX: 130, clientY: 100 });
  fireEvent.pointerUp(place, pointer);
  fireEvent.pointerMove(place, { ...pointer, clientX: 290, clientY: 290 });
  const wheel = createEvent.wheel(place, { deltaY: -400 });
  Object.defineProperties(wheel, { clientX: { value: 150 }, clientY: { value: 150 } });
  fireEvent(place, wheel);
  expect(wheel.defaultPrevented).toBe(true);
  fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '4' } });
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('4.0 times');
  await user.click(screen.getByRole('button', { name: 'Save picture' }));
  await screen.findByText('Picture saved');
  // A tenth of the frame to the right, then zoomed around its centre.
  expect(cut()?.map((number) => Math.round(Number(number)))).toEqual([420, 300, 200]);
});

test('two fingers zoom in', async () => {
  const { user } = await openDialog(saved);
  await choose(user, file('me.png'));
  const place = await frame();
  vi.spyOn(place, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 300));
  fireEvent.pointerDown(place, { pointerId: 1, button: 0, clientX: 100, clientY: 150 });
  fireEvent.pointerDown(place, { pointerId: 2, button: 0, clientX: 200, clientY: 150 });
  fireEvent.pointerMove(place, { pointerId: 2, clientX: 300, clientY: 150 });
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('2.0 times');
});

test('a file that isn’t a picture is refused at the field, and the previous one stays selected', async () => {
  const { user, asked } = await openDialog();
  const field = () => screen.getByLabelText(/^Select a/);
  fireEvent.drop(field(), { dataTransfer: { files: [file('letter.pdf', 'application/pdf')] } });
  expect((await screen.findByRole('alert')).textContent).toBe('letter.pdf isn’t a PNG, JPG, GIF or WebP picture.');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await choose(user, file('large.png', 'image/png', 'x'.repeat(10 * 1024 * 1024 + 1)));
  expect((await screen.findByRole('alert')).textContent).toContain('large.png is 10.1 MB');
  await choose(user, file('me.png'));
  await frame();
  expect(screen.queryByRole('alert')).toBeNull();
  isReadable = false;
  await choose(user, file('torn.png'));
  expect((await screen.findByRole('alert')).textContent).toContain('torn.png is damaged');
  expect(await frame()).toBeTruthy();
  expect(asked.map(({ name }) => name)).not.toContain('setAvatar');
});

test('a refusal by the server is shown at the field, nothing is lost, and saving again works', async () => {
  const refusal = { fails: 'photo_refused', words: { file: 'me.jpg', why: 'is damaged or incomplete' } } as const;
  const { user, answers } = await openDialog({ setAvatar: refusal });
  await choose(user, file('me.png'));
  await frame();
  await user.click(screen.getByRole('button', { name: 'Save picture' }));
  expect((await screen.findByRole('alert')).textContent).toBe('me.jpg is damaged or incomplete');
  Object.assign(answers, saved);
  await user.click(screen.getByRole('button', { name: 'Save picture' }));
  await screen.findByText('Picture saved');
});

test('an ended session is renewed in another tab, and the picture stays selected', async () => {
  const { user, answers, dialog } = await openDialog({ setAvatar: { fails: 'sign_in_required' } });
  await choose(user, file('me.png'));
  await frame();
  answers.checkSession = { authenticated: false, user: null };
  await user.click(screen.getByRole('button', { name: 'Save picture' }));
  expect(await within(dialog).findByRole('link', { name: /^Log In/ })).toBeTruthy();
  expect(await frame()).toBeTruthy();
});

test('removing a picture asks for confirmation, then the initials are back', async () => {
  const { user, asked } = await openDialog({ removeAvatar: { success: true, user: johnny } }, mine);
  await user.click(screen.getByRole('button', { name: 'Remove picture' }));
  await user.click(screen.getByRole('button', { name: 'Keep picture' }));
  expect(asked.map(({ name }) => name)).not.toContain('removeAvatar');
  await user.click(screen.getByRole('button', { name: 'Remove picture' }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await screen.findByText('Picture removed');
  await waitFor(() => expect(document.querySelector(`img[src="${mine}"]`)).toBeNull());
});

test('without a picture there’s none to remove, and closing returns the focus to the camera', async () => {
  const { user } = await openDialog();
  expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change picture' }));
});

const portal: Answers = {
  'payments.dealerMembership': { success: true, membership: aMembership },
  'payments.quote': { success: true, quote: renewalQuote },
};

test('a dealership’s managers change its logo in the portal, and it’s sent for that dealer', async () => {
  const { user, asked } = openApp('/dealer', {
    ...signedIn(maria),
    ...portal,
    'dealers.setLogo': { success: true, logo_url: '/logos/AAAAAAAAAAAAAAAAAAAAAA-192.webp' },
  });
  await user.click(await screen.findByRole('button', { name: 'Change logo' }));
  await screen.findByRole('dialog', { name: 'Change logo' });
  await choose(user, file('logo.webp', 'image/webp'));
  await frame();
  await user.click(screen.getByRole('button', { name: 'Save logo' }));
  await screen.findByText('Logo saved');
  const sent = asked.find(({ name }) => name === 'dealers.setLogo')?.body as FormData;
  expect([sent.get('dealer_account_id'), (sent.get('logo') as File).name]).toEqual(['3', 'logo.jpg']);
});

test.each(['manager', 'staff'] as const)('a %s sees the logo but can’t change it', async (team_role) => {
  const logo_url = '/logos/AAAAAAAAAAAAAAAAAAAAAA-192.webp';
  openApp('/dealer', { ...signedIn({ ...maria, team_role, logo_url }), ...portal });
  await screen.findByRole('heading', { level: 1, name: 'Eclipse Motors' });
  expect(document.querySelector(`img[src="${logo_url}"]`)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change logo' })).toBeNull();
});
