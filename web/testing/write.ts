import type { UserEvent } from '@testing-library/user-event';

/** Appends text in one step. Typed key by key on a busy machine, it would be saved halfway through. */
export async function write(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
