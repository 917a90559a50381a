/** Whether a car is this user's own, by its game accounts (`accountsOfCar`). True for all of their characters. */
export const isOwnCar = (
  { accounts }: { accounts: readonly number[] },
  person: { gameAccountId: number } | null,
): boolean => person !== null && accounts.includes(person.gameAccountId);
