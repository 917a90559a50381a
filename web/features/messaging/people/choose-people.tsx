import { useState, type ComponentProps } from 'react';
import { PeoplePicker } from '../../../shared/people/people-picker.tsx';
import { useFoundPeople } from './use-found-people.ts';

type Picked = 'label' | 'chosen' | 'onChoose' | 'room' | 'error' | 'ref';

interface ChoosePeopleProps extends Pick<ComponentProps<typeof PeoplePicker>, Picked> {
  userId: number;
  /** True if they're already in the group. */
  isTaken: (id: number) => boolean;
}

/** Selects several people by name, recent contacts first, or by the address of their profile. */
export function ChoosePeople({ userId, isTaken, ...picker }: ChoosePeopleProps) {
  const [text, setText] = useState('');
  const found = useFoundPeople(userId, text, isTaken);
  return (
    <PeoplePicker
      {...picker}
      {...found}
      hint="Enter a name (at least 3 letters) or a profile address such as /user/12."
      full="The group is full."
      text={text}
      onType={setText}
    />
  );
}
