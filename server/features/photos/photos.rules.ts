/** An order must contain each existing photo exactly once. */
export const isOrderOf = (ids: number[], photos: { id: number }[]): boolean => {
  const ordered = new Set(ids);
  return ids.length === photos.length && ordered.size === ids.length && photos.every(({ id }) => ordered.has(id));
};
