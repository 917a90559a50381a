import { Brackets, MessageCircle, Type } from 'lucide-react';
import { ownOrigin } from '../../../lib/own-origin.ts';
import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import { bbCode, discordText, plainText } from '../../../shared/cars/share-texts.ts';
import { ShareButton as Share } from '../../../ui/share-button.tsx';

export const ShareButton = ({ car }: { car: Car }) => (
  <Share title={car.title} path={`/car/${car.id}`} ways={waysOf(car, `${ownOrigin()}/car/${car.id}`)} />
);

const waysOf = (car: Car, address: string) => {
  const cover = car.images[0];
  const picture = cover ? new URL(`${cover.src}-960.webp`, ownOrigin()).href : null;
  return [
    { label: 'Discord text', Icon: MessageCircle, text: discordText(car, address), done: 'Discord text copied' },
    { label: 'BBCode', Icon: Brackets, text: bbCode(car, address, picture), done: 'BBCode copied' },
    { label: 'Plain text', Icon: Type, text: plainText(car, address), done: 'Plain text copied' },
  ];
};
