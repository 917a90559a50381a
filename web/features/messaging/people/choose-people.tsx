import { useState, type ComponentProps } from 'react';
import { PeoplePicker } from '../../../ui/people-picker.tsx';
import { useFoundPeople } from './use-found-people.ts';

type Picked = 'label' | 'chosen' | 'onChoose' | 'room' | 'error' | 'ref';

interface ChoosePeopleProps extends Pick<ComponentProps<typeof PeoplePicker>, Picked> {
  userId: number;
  /** They are in it already. */
  isTaken: (id: number) => boolean;
}

/** Several people by name, those one has talked with first; or by the address of their profile. */
export function ChoosePeople({ userId, isTaken, ...picker }: ChoosePeopleProps) {
  const [text, setText] = useState('');
  const found = useFoundPeople(userId, text, isTaken);
  return (
    <PeoplePicker
      {...picker}
      {...found}
      hint="A name (3 letters or more), or the address of a profile such as /user/12"
      full="The group is full."
      text={text}
      onType={setText}
    />
  );
}
