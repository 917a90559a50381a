import { BadgeCheck, Heart, Trash2 } from 'lucide-react';
import { awardIcons } from '@forecourt/contract/awards/award-values.ts';
import { money } from '../../lib/format.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { AwardIcon } from '../../shared/awards/award-icon.tsx';
import { Button } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { FigureTiles } from '../../ui/figure-tiles.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Rating } from '../../shared/people/rating.tsx';
import { Stars } from '../../ui/stars.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Time } from '../../ui/time.tsx';
import { Row, Shelf } from './shelf.tsx';

const grounds = [
  'bg-paper',
  'bg-surface',
  'bg-sunken',
  'bg-raised',
  'bg-ink',
  'bg-accent',
  'bg-accent-soft',
  'bg-good-soft',
  'bg-warn-soft',
  'bg-danger-soft',
];
const kinds = ['primary', 'plain', 'quiet', 'danger', 'danger-confirm', 'accent', 'link'] as const;
const sizes = ['small', 'medium', 'large'] as const;
const tones = ['neutral', 'good', 'warn', 'danger', 'accent'] as const;
const names = ['Johnny Pearson', 'Maria Lopez', 'Übermut Ödland', 'Cher', 'Kenji Sato', 'Ada O’Neill'];

export const GalleryPieces = () => (
  <>
    <Shelf title="Colour and type">
      <Row>
        {grounds.map((ground) => (
          <div key={ground} className="grid gap-1.5 text-xs text-ink-3">
            <span className={`h-14 w-24 rounded-m border border-line ${ground}`} />
            {ground.slice(3)}
          </div>
        ))}
      </Row>
      <p className="wide text-3xl">{money(184_000)}</p>
      <p className="wide text-2xl">2022 Pegassi Zentorno</p>
      <p className="wide text-xl">Eclipse Motors</p>
      <p className="text-lg">Large text for leads.</p>
      <p>Base text for reading.</p>
      <p className="text-sm text-ink-2">
        Small text in the second ink. Listed <Time at={new Date(Date.now() - 7_200_000).toISOString()} />.
      </p>
      <p className="text-xs text-ink-3">Extra small in the third ink.</p>
    </Shelf>
    <Shelf title="Buttons">
      {sizes.map((size) => (
        <Row key={size}>
          {kinds.map((kind) => (
            <Button key={kind} kind={kind} size={size}>
              {kind.startsWith('danger') && <Trash2 size={18} aria-hidden="true" />}
              {kind}
            </Button>
          ))}
          <Button size={size} busy>
            Saving
          </Button>
          <Button size={size} disabled>
            Disabled
          </Button>
        </Row>
      ))}
      <Row>
        <IconButton label="Favourite">
          <Heart size={20} aria-hidden="true" />
        </IconButton>
      </Row>
    </Shelf>
    <Shelf title="Tags and avatars">
      <Row>
        {tones.map((tone) => (
          <Tag key={tone} tone={tone}>
            <BadgeCheck aria-hidden="true" />
            {tone}
          </Tag>
        ))}
      </Row>
      <Row>
        {names.map((name) => (
          <Avatar key={name} name={name} picture={null} size="medium" />
        ))}
        <Avatar name="Johnny Pearson" picture={null} />
        <Avatar name="Johnny Pearson" picture={null} size="large" />
        <Avatar name="Eclipse Motors" picture={null} size="medium" kind="dealer" />
      </Row>
    </Shelf>
    <Shelf title="Stars and medals">
      <Row>
        {[0, 1.5, 3, 4.6, 5].map((rating) => (
          <Stars key={rating} rating={rating} size={22} />
        ))}
      </Row>
      <Row>
        <Rating rating={4.6} totalReviews={1204} />
        <Rating rating={null} totalReviews={0} />
      </Row>
      <FigureTiles
        figures={[
          { label: 'Average rating', value: '4.6', note: <Stars rating={4.6} size={15} /> },
          { label: 'Reviews', value: '1,204', note: 'in total' },
          { label: 'Awards', value: '3' },
          { label: 'Years', value: '18' },
        ]}
      />
      <Chips texts={['Classics', 'Manual gearboxes', 'First cars']} />
      {[88, 56, 26].map((size) => (
        <Row key={size}>
          {awardIcons.map((icon) => (
            <AwardIcon key={icon} icon={icon} size={size} />
          ))}
        </Row>
      ))}
    </Shelf>
  </>
);
