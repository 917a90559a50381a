import type { UserEvent } from '@testing-library/user-event';

/** Writes it at the end of the field in one go. Typed key by key on a busy machine, it would be saved in between. */
export async function write(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
