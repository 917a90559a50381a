/** Whether a car is this person's own, by its game accounts (`accountsOfCar`): also to another of their characters. */
export const isOwnCar = (
  { accounts }: { accounts: readonly number[] },
  person: { gameAccountId: number } | null,
): boolean => person !== null && accounts.includes(person.gameAccountId);
