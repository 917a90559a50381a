import { picture } from '../../pictures.ts';

export const reason = 'It breaks the rules of the city';
export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
export const smallPicture = await picture('png', 300, 300);
